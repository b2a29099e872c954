import Foundation
package import MaskKit

/// How much the random tests do.
package enum Rounds {
  /// How many rounds a test makes: `usual`, or as many times as `MASKKIT_ROUNDS` says.
  package static func count(_ usual: Int) -> Int { usual * factor }

  /// What `MASKKIT_ROUNDS` holds, 1 if it is not set.
  package static var factor: Int {
    max(ProcessInfo.processInfo.environment["MASKKIT_ROUNDS"].flatMap { Int($0) } ?? 1, 1)
  }

  /// How many failing runs a test reports: `MASKKIT_FAILURES`, 1 if it is not set.
  package static var mostFailures: Int {
    max(ProcessInfo.processInfo.environment["MASKKIT_FAILURES"].flatMap { Int($0) } ?? 1, 1)
  }

  /// Where the seeds begin: `MASKKIT_SEED`, 1 if it is not set.
  package static var firstSeed: UInt64 {
    ProcessInfo.processInfo.environment["MASKKIT_SEED"].flatMap { UInt64($0) } ?? 1
  }
}

/// A mask and a sequence of edits, made from a seed.
package struct RandomRun: Sendable {
  package var seed: UInt64
  package var mask: MaskDefinition
  package var edits: [FieldEdit] = []

  /// Makes a run. `isUsable` says whether a mask can be made from a definition.
  package init(
    seed: UInt64, length: ClosedRange<Int>, isWide: Bool = false,
    isUsable: (MaskDefinition) -> Bool
  ) {
    self.seed = seed
    var random = RandomSource(seed: seed)
    var masks: [MaskDefinition] = []
    for _ in 0..<50 where masks.count < 3 {
      let mask = isWide ? RandomMask.makeWide(&random) : RandomMask.make(&random)
      if isUsable(mask) { masks.append(mask) }
    }
    mask = masks.first ?? MaskDefinition(groups: "3-4-4")
    var field = ReferenceField(ReferenceMask(mask))
    for _ in 0..<random.int(length) {
      let edit = RandomEdit.make(for: field, field.mask.definition, masks: masks, &random)
      edits.append(edit)
      field.apply(edit)
    }
  }

  /// The first step after which two fields differ, in words; `nil` if they agree.
  package static func difference<First: TestedField, Second: TestedField>(
    _ mask: MaskDefinition, _ edits: [FieldEdit], _ first: First.Type, _ second: Second.Type
  ) -> String? {
    guard var one = First(mask), var other = Second(mask) else { return nil }
    for case .change(let next) in edits {
      guard First(next) != nil, Second(next) != nil else { return nil }
    }
    for (index, edit) in edits.enumerated() {
      one.apply(edit)
      other.apply(edit)
      let seen = one.snapshot
      let expected = other.snapshot
      if seen != expected || one.canUndo != other.canUndo || one.canRedo != other.canRedo {
        let undo = "undo \(one.canUndo)/\(other.canUndo) redo \(one.canRedo)/\(other.canRedo)"
        return "step \(index + 1)\n  first  \(seen)\n  second \(expected)\n  \(undo)"
      }
    }
    return nil
  }

  /// A report of a failing run, made as short as it gets.
  package func report(
    _ failure: (MaskDefinition, [FieldEdit]) -> String?
  ) -> String {
    let (mask, edits) = Shrinking.shortest(mask, edits) { failure($0, $1) != nil }
    return """
      seed \(seed): \(failure(mask, edits) ?? "")
      \(ReplayText.line(id: "SEED-\(seed)", mask, edits))
      \(ReplayText.swift(mask, edits))
      """
  }
}

/// The laws on a sequence of edits.
package enum LawRun {
  /// The laws that a sequence breaks, each state checked with the edit that follows.
  package static func failure<Field: TestedField>(
    _ mask: MaskDefinition, _ edits: [FieldEdit], _ checker: inout LawChecker<Field>,
    every: Int = 1
  ) -> String? {
    guard var field = Field(mask) else { return nil }
    for case .change(let next) in edits {
      guard Field(next) != nil else { return nil }
    }
    var definition = mask
    // Undo may bring back a mask, so the model goes along.
    var model = ReferenceField(ReferenceMask(mask))
    for (index, edit) in edits.enumerated() {
      if index % every == 0 || index == edits.count - 1 {
        let broken = checker.check(field, definition, edit)
        if let first = broken.first { return "step \(index + 1): \(first)" }
      }
      field.apply(edit)
      model.apply(edit)
      definition = model.mask.definition
    }
    return nil
  }
}
