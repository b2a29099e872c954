import MaskKit
import MaskTestSupport
import Testing

/// The laws, on every state that the case files go through, in small worlds, and on random runs.
struct LawTests {
  @Test func casesKeepTheLaws() throws {
    var engine = LawChecker<EngineField>()
    var model = LawChecker<ReferenceField>()
    for line in try CaseTests.lines() {
      let first = check(line, try EngineField(line), &engine)
      let second = check(line, ReferenceField(line), &model)
      #expect(first == nil, "\(line.id) on the engine")
      #expect(second == nil, "\(line.id) on the model")
    }
    print("laws on the cases: \(engine.total) checks of the engine")
  }

  /// Checks each state with the step that follows, and the last one with a key.
  private func check<Field: TestedField>(
    _ line: ReplayLine, _ start: Field, _ checker: inout LawChecker<Field>
  ) -> String? {
    var field = start
    var definition = line.mask
    for step in line.steps + [.insert("1"), .paste("+86 a1\u{FF12} 3")] {
      if let broken = checker.check(field, definition, step).first { return broken }
      field.apply(step)
      if case .change(let next) = step { definition = next }
    }
    return nil
  }

  @Test func smallWorldsKeepTheLaws() {
    var checker = LawChecker<EngineField>()
    let stride = ExhaustiveTests.isWhole ? 1 : 61
    let worlds = [
      SmallWorld.groups, SmallWorld.twoClasses(["#", "@"]),
      SmallWorld.alternatives { EngineField($0) != nil },
    ]
    for world in worlds {
      let broken = world.checkLaws(
        EngineField.self, &checker, stride: stride, from: Int(Rounds.firstSeed % 1000))
      #expect(broken == nil)
    }
    print("laws in small worlds: \(checker.total) checks")
  }

  @Test func randomRunsKeepTheLaws() {
    checkRuns(EngineField.self, count: 100, every: 6) { EngineField($0) != nil }
  }

  @Test func randomRunsOfTheModelKeepTheLaws() {
    checkRuns(ReferenceField.self, count: 25, every: 6) { _ in true }
  }

  private func checkRuns<Field: TestedField>(
    _ type: Field.Type, count: Int, every: Int, isUsable: (MaskDefinition) -> Bool
  ) {
    var failures = 0
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
        failures += 1
        if failures == Rounds.mostFailures { return }
      }
    }
    let counts = checker.counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    print(
      "laws on \(type): seeds \(seeds), \(checker.total) checks (\(counts.joined(separator: ", ")))"
    )
  }
}
