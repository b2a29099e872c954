import Foundation
import MaskKit
import MaskTestSupport
import Testing

/// Small worlds, in which every state and every edit is tried. `MASKKIT_EXHAUSTIVE=1` visits all of
/// them; without it a part is visited, another one for each `MASKKIT_SEED`.
struct ExhaustiveTests {
  static let isWhole = ProcessInfo.processInfo.environment["MASKKIT_EXHAUSTIVE"] != nil

  @Test func groups() { compare(SmallWorld.groups, "groups", stride: 307) }

  @Test func digitsAndLetters() {
    compare(SmallWorld.twoClasses(["#", "@"]), "digits and letters", stride: 307)
  }

  @Test func digitsAndBoth() {
    compare(SmallWorld.twoClasses(["#", "*"]), "digits and both", stride: 907)
  }

  @Test func alternatives() {
    compare(SmallWorld.alternatives { EngineField($0) != nil }, "alternatives", stride: 211)
  }

  private func compare(_ world: SmallWorld, _ name: String, stride: Int) {
    let stride = ExhaustiveTests.isWhole ? 1 : stride
    let result = world.compare(
      EngineField.self, ReferenceField.self, stride: stride,
      from: Int(truncatingIfNeeded: Rounds.firstSeed % 1000))
    print(
      "small world of \(name): \(world.count); visited \(result.visited.states) states,",
      "\(result.visited.edits) edits")
    if let difference = result.difference {
      Issue.record("the engine (first) and the model differ:\n\(difference)")
    }
  }
}
