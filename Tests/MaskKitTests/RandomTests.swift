import MaskKit
import MaskTestSupport
import Testing

/// Random masks and random edits, the same for the same seed.
struct RandomTests {
  /// The engine and the reference model agree after every step.
  @Test func engineAgreesWithReferenceModel() {
    compare(count: 450, from: 0, length: 20...200, isWide: false)
  }

  /// The same with masks of many slots, classes, alternatives or beginnings.
  @Test func engineAgreesOnWideMasks() {
    compare(count: 15, from: 500_000, length: 20...40, isWide: true)
  }

  private func compare(count: Int, from first: UInt64, length: ClosedRange<Int>, isWide: Bool) {
    var steps = 0
    let first = Rounds.firstSeed &+ first
    let seeds = first..<(first + UInt64(Rounds.count(count)))
    var failures = 0
    for seed in seeds {
      let run = RandomRun(seed: seed, length: length, isWide: isWide) { EngineField($0) != nil }
      steps += run.edits.count
      let difference = { (mask: MaskDefinition, edits: [FieldEdit]) in
        RandomRun.difference(mask, edits, EngineField.self, ReferenceField.self)
      }
      guard difference(run.mask, run.edits) == nil else {
        Issue.record("the engine (first) and the model differ: \(run.report(difference))")
        failures += 1
        if failures == Rounds.mostFailures { return }
        continue
      }
    }
    print("random runs: seeds \(seeds), \(steps) steps compared")
  }
}
