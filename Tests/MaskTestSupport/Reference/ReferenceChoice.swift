import MaskKit

// Which layout a value has, whether it is admissible, and its state.
extension ReferenceMask {
  /// The slot of each character, or `nil` if some character finds none. A character goes into the
  /// first slot after the one before it whose class accepts it.
  static func slots(of value: [Unicode.Scalar], in layout: ReferenceLayout) -> [Int]? {
    let classes = layout.slots
    var taken: [Int] = []
    var next = 0
    for scalar in value {
      while next < classes.count && !classes[next].accepts(scalar) { next += 1 }
      guard next < classes.count else { return nil }
      taken.append(next)
      next += 1
    }
    return taken
  }

  static func fits(_ value: [Unicode.Scalar], _ layout: ReferenceLayout) -> Bool {
    slots(of: value, in: layout) != nil
  }

  /// Whether every character finds a slot in some layout.
  func fits(_ value: [Unicode.Scalar]) -> Bool {
    layouts.contains { ReferenceMask.fits(value, $0) }
  }

  /// The layout that makes a value admissible, by its place in the list.
  func admissibleLayout(of value: [Unicode.Scalar]) -> Int? {
    if layouts.count == 1 { return ReferenceMask.fits(value, layouts[0]) ? 0 : nil }
    if value.isEmpty { return 0 }
    let answers = layouts.map { ReferenceBeginning.answer(value, when: $0.when) }
    var someWhenSaysYes = false
    for (layout, answer) in zip(layouts, answers) where layout.when != nil && answer == .yes {
      someWhenSaysYes = true
    }
    func takesPart(_ index: Int) -> Bool { layouts[index].when != nil || !someWhenSaysYes }

    for index in layouts.indices where takesPart(index) {
      if answers[index] == .yes && ReferenceMask.fits(value, layouts[index])
        && layouts[index].lengths.contains(value.count)
      {
        return index
      }
    }
    for index in layouts.indices where takesPart(index) {
      if answers[index] != .no && ReferenceMask.fits(value, layouts[index]) { return index }
    }
    return nil
  }

  func isAdmissible(_ value: [Unicode.Scalar]) -> Bool { admissibleLayout(of: value) != nil }

  /// The layout in which a value is shown: where it is not admissible, the roomiest that it fits.
  func layout(of value: [Unicode.Scalar]) -> ReferenceLayout {
    if let index = admissibleLayout(of: value) { return layouts[index] }
    var best: ReferenceLayout?
    for layout in layouts where ReferenceMask.fits(value, layout) {
      if layout.capacity > (best?.capacity ?? -1) { best = layout }
    }
    return best ?? layouts[0]
  }

  /// Whether the length is a complete one and no slot was passed over.
  func isCompleteLength(_ value: [Unicode.Scalar]) -> Bool {
    let layout = layout(of: value)
    return layout.lengths.contains(value.count)
      && ReferenceMask.slots(of: value, in: layout) == Array(0..<value.count)
  }

  /// How far a value has come.
  func state(of value: [Unicode.Scalar]) -> ValueState {
    if value.isEmpty { return .empty }
    if !isAdmissible(value) { return .invalid }
    guard isCompleteLength(value) else { return .partial }
    guard let check = definition.check else { return .complete }
    return check.holds(for: ReferenceText.string(value)) ? .complete : .invalid
  }
}
