/// A compiled mask. It never changes, so that copies of a mask share it.
///
/// Invariants: there is at least one layout, at most 256; at most 64 classes; every slot's class
/// is one of them.
final class MaskStorage: Sendable {
  let definition: MaskDefinition
  let folding: Folding
  let layouts: [Layout]
  /// The layouts from the greatest capacity down, the first of equals first.
  let byCapacity: [UInt8]
  let automaton: BeginningAutomaton
  let classes: [CharacterClass]
  /// For each ASCII character the classes that accept it, a bit each; empty in a uniform mask.
  private let acceptingASCII: [UInt64]
  /// Whether all slots of all layouts have one class, so that no slot is ever passed over.
  let isUniform: Bool
  /// Whether plain characters need no more than a count: see ``Editor/insertStraight``.
  let straight: StraightRules?
  /// Whether a literal, folded, holds what a slot accepts.
  let literalsMatter: Bool
  /// The folded scalars of all literals, in order.
  let literalScalars: [UInt32]
  let droppedPrefixes: [DroppedPrefix]

  let isEager: Bool
  let showsPrefixAlways: Bool
  let overflow: Overflow
  let backspace: BackspaceBehavior

  init(
    _ definition: MaskDefinition, layouts: [Layout],
    automaton: consuming BeginningAutomaton, classes: [CharacterClass]
  ) {
    self.definition = definition
    self.layouts = layouts
    automaton.setRooms(layouts)
    self.automaton = automaton
    self.classes = classes
    folding = Folding(letterCase: definition.letterCase)
    byCapacity = Self.byCapacity(layouts)
    isUniform = classes.count == 1
    acceptingASCII = isUniform ? [] : Self.acceptingASCII(classes)
    let literals = LiteralScalars(layouts)
    literalScalars = literals.scalars
    literalsMatter = literals.contains(anyOf: classes)
    droppedPrefixes = DroppedPrefix.all(of: definition, layouts: layouts, folding: folding)
    isEager = definition.isEager
    showsPrefixAlways = definition.showPrefix == .always
    overflow = definition.overflow
    backspace = definition.backspace
    straight =
      isUniform && overflow == .reject && layouts.allSatisfy { $0.isASCII }
      ? StraightRules(
        classes[0], letterCase: definition.letterCase, literalScalars: literalScalars,
        droppedPrefixes: droppedPrefixes, takesWholeTexts: literalsMatter)
      : nil
  }

  private static func byCapacity(_ layouts: [Layout]) -> [UInt8] {
    if layouts.count == 1 { return [0] }
    return layouts.indices
      .sorted { (layouts[$1].capacity, $0) < (layouts[$0].capacity, $1) }
      .map { UInt8(truncatingIfNeeded: $0) }
  }

  private static func acceptingASCII(_ classes: [CharacterClass]) -> [UInt64] {
    var table = [UInt64](repeating: 0, count: 0x80)
    for (index, set) in classes.enumerated() {
      set.ascii.forEach { table[Int($0)] |= 1 << index }
    }
    return table
  }

  /// Whether the layouts show the same literals, scalar by scalar.
  func hasSameLiterals(as other: MaskStorage) -> Bool {
    layouts.count == other.layouts.count
      && zip(layouts, other.layouts).allSatisfy { $0.template == $1.template }
  }

  /// The classes that accept `scalar`, a bit each.
  @inline(__always)
  func accepting(_ scalar: UInt32) -> UInt64 {
    if isUniform { return classes[0].contains(scalar) ? 1 : 0 }
    return scalar < 0x80 ? acceptingASCII[Int(scalar)] : acceptingOther(scalar)
  }

  private func acceptingOther(_ scalar: UInt32) -> UInt64 {
    var accepting: UInt64 = 0
    for index in classes.indices where classes[index].contains(scalar) {
      accepting |= 1 << UInt64(index)
    }
    return accepting
  }
}
