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
    let values = Self.values(of: ["1", "2", "3", "a"], upTo: 5)
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

  @Test("In a uniform mask every alternative is refused that no value chooses")
  func noMissedErrors() {
    let seed = UInt64.random(in: 0 ... .max)
    var source = RandomSource(seed: seed)
    // The beginnings speak of 1 and 2, so 3 stands for all other digits.
    let values = Self.values(of: ["1", "2", "3"], upTo: 5)
    var refused = 0
    for round in 0..<300 {
      let definition = definition(&source, isUniform: true)
      var found: Set<Int> = []
      do throws(MaskError) {
        _ = try Mask(definition)
      } catch {
        guard error.issues.allSatisfy({ $0.code == "unreachable" }) else { continue }
        found = Set(error.issues.compactMap(\.location.alternative))
      }
      if !found.isEmpty { refused += 1 }
      let model = ReferenceMask(definition)
      let chosen = Set(values.compactMap { model.admissibleLayout(of: $0) })
      let unreachable = Set(0..<model.layouts.count).subtracting(chosen)
      #expect(found == unreachable, "seed \(seed), round \(round): \(definition)")
    }
    #expect(refused > 20, "seed \(seed): too few definitions put this to the test")
  }

  /// Digits have a table of their own in the automaton, so the characters beside them are tried, and
  /// the last of all.
  @Test("Beginnings and slots of the characters at the borders of a range")
  func borders() {
    let scalars: [Unicode.Scalar] = ["/", "0", "1", "9", ":", "a", "\u{10FFFF}"]
    for first in scalars {
      for second in scalars where second != first {
        for when in [
          "\(first)", "[\(first)\(second)]", "[/-0]", "[0-9]", "[1-9]", "[9-:]", "[/0]", "[9:]",
          "[0-\u{10FFFE}]", "[!-/]", "[:-\u{10FFFF}]",
        ] {
          var alternative = LayoutDefinition()
          alternative.groups = "2"
          alternative.accept = "\(first)\(second)"
          var last = alternative
          alternative.when = [when]
          last.lengths = [1, 2]
          let definition = MaskDefinition(LayoutDefinition(), alternatives: [alternative, last])
          let model = ReferenceMask(definition)
          let chosen = Set(
            Self.values(of: [first, second], upTo: 2).compactMap {
              model.admissibleLayout(of: $0)
            })
          var issues: [MaskIssue] = []
          do throws(MaskError) { _ = try Mask(definition) } catch { issues = error.issues }
          // A beginning that no slot takes is another error.
          guard !issues.contains(where: { $0.code == "when-slots" }) else { continue }
          #expect(
            Set(issues.compactMap(\.location.alternative)) == Set(0...1).subtracting(chosen),
            "\(when) \(first) \(second): \(issues.map(\.code))")
        }
      }
    }
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

  private func definition(_ source: inout RandomSource, isUniform: Bool = false) -> MaskDefinition {
    var alternatives: [LayoutDefinition] = []
    let isMixed = !isUniform && source.chance(40)
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
          source.pick(
            "1", "2", "12", "[12]", "11-12", "111-122", "21", "[12][12]", "0-9", "[0-9]",
            "00-99", "[0-9][12]")
        }
      }
      alternatives.append(layout)
    }
    alternatives[alternatives.count - 1].when = nil
    return MaskDefinition(LayoutDefinition(), alternatives: alternatives)
  }
}
