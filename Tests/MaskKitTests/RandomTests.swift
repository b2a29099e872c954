import MaskKit
import MaskTestSupport
import Testing

/// Random masks and random edits, the same for the same seed.
struct RandomTests {
  /// The engine and the reference model agree after every step.
  @Test func engineAgreesWithReferenceModel() {
    var steps = 0
    let seeds = Rounds.firstSeed..<(Rounds.firstSeed + UInt64(Rounds.count(800)))
    for seed in seeds {
      let run = RandomRun(seed: seed, length: 20...200) { EngineField($0) != nil }
      steps += run.edits.count
      let difference = { (mask: MaskDefinition, edits: [FieldEdit]) in
        RandomRun.difference(mask, edits, EngineField.self, ReferenceField.self)
      }
      guard difference(run.mask, run.edits) == nil else {
        Issue.record("the engine (first) and the model differ: \(run.report(difference))")
        return
      }
    }
    print("random runs: seeds \(seeds), \(steps) steps compared")
  }

  @Test func engineKeepsTheLaws() {
    checkLaws(EngineField.self, count: 150, every: 6) { EngineField($0) != nil }
  }

  @Test func referenceModelKeepsTheLaws() {
    checkLaws(ReferenceField.self, count: 60, every: 6) { _ in true }
  }

  private func checkLaws<Field: TestedField>(
    _ type: Field.Type, count: Int, every: Int, isUsable: (MaskDefinition) -> Bool
  ) {
    var checker = LawChecker<Field>()
    let first = Rounds.firstSeed &+ 1_000_000
    let seeds = first..<(first + UInt64(Rounds.count(count)))
    for seed in seeds {
      let run = RandomRun(seed: seed, length: 20...60, isUsable: isUsable)
      if LawRun.failure(run.mask, run.edits, &checker, every: every) != nil {
        let report = run.report { mask, edits in
          guard isUsable(mask) else { return nil }
          var again = LawChecker<Field>()
          return LawRun.failure(mask, edits, &again)
        }
        Issue.record("\(type): \(report)")
        return
      }
    }
    print(
      "laws on \(type): seeds \(seeds), \(checker.total) checks \(checker.counts.sorted { $0.key < $1.key })"
    )
  }
}
