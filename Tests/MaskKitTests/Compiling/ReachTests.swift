import MaskKit
import Testing

@testable import MaskTestSupport

/// What is called unreachable is never chosen by the reference model, for any value.
@Suite("Unreachable alternatives")
struct ReachTests {
  @Test("No alternative is refused that some value chooses")
  func noFalseErrors() {
    let seed = UInt64.random(in: 0 ... .max)
    var source = RandomSource(seed: seed)
    let values = Self.values(of: ["1", "2", "a"], upTo: 5)
    var refused = 0
    for round in 0..<600 {
      let definition = definition(&source)
      let issues: [MaskIssue]
      do throws(MaskError) {
        _ = try Mask(definition)
        continue
      } catch {
        issues = error.issues
      }
      guard issues.allSatisfy({ $0.code == "unreachable" }) else { continue }
      refused += 1
      let model = ReferenceMask(definition)
      let chosen = Set(values.compactMap { model.admissibleLayout(of: $0) })
      for issue in issues {
        guard let alternative = issue.location.alternative else { continue }
        #expect(
          !chosen.contains(alternative), "seed \(seed), round \(round): \(definition)")
      }
    }
    #expect(refused > 20, "seed \(seed): too few definitions put this to the test")
  }

  private static func values(of scalars: [Unicode.Scalar], upTo count: Int) -> [[Unicode.Scalar]] {
    var all: [[Unicode.Scalar]] = [[]]
    var longest = all
    for _ in 0..<count {
      longest = longest.flatMap { value in scalars.map { value + [$0] } }
      all += longest
    }
    return all
  }

  private func definition(_ source: inout RandomSource) -> MaskDefinition {
    var alternatives: [LayoutDefinition] = []
    let isMixed = source.chance(40)
    for _ in 0..<source.int(2...4) {
      var layout = LayoutDefinition()
      let capacity = source.int(1...5)
      layout.pattern = String(
        (0..<capacity).map { _ -> Character in isMixed ? source.pick("#", "*", "@") : "#" })
      if source.chance(50) {
        layout.lengths = (0..<source.int(1...2)).map { _ in source.int(1...capacity) }
      }
      if source.chance(75) {
        layout.when = (0..<source.int(1...2)).map { _ in
          source.pick("1", "2", "12", "[12]", "11-12", "111-122", "21", "[12][12]")
        }
      }
      alternatives.append(layout)
    }
    alternatives[alternatives.count - 1].when = nil
    return MaskDefinition(LayoutDefinition(), alternatives: alternatives)
  }
}
