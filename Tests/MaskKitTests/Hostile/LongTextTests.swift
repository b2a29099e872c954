import MaskKit
import MaskTestSupport
import Testing

/// Long texts, and texts that are nearly what the mask shows: the same answers as for short ones,
/// in time as long as they are.
@Suite(.serialized)
struct LongTextTests {
  /// Whether a prefix is dropped depends on all that stands behind it, however long it is: more of
  /// what finds no place changes nothing.
  @Test(arguments: ["a", "ab", "", "4", "a4", "a4b", "aNb", "N", "\u{661}a", "-a-", "e\u{301}a"])
  func prefixBeforeLongText(_ end: String) throws {
    var definition = MaskDefinition(pattern: "#@")
    definition.dropPrefixes = ["N"]
    let mask = try Mask(definition)
    func formatted(_ count: Int) -> FormattedText {
      // A digit in front of a letter: no slot is free for the others.
      mask.formatted(
        "N1" + String(repeating: "23", count: count) + end + String(repeating: "5", count: 3))
    }
    let short = formatted(10)
    let model = ReferenceMask(definition).formatted(
      "N1" + String(repeating: "23", count: 10) + end + "555")
    #expect(short.value == model.value && short.refused.first == model.refused.first)
    let long = formatted(40_000)
    #expect(long.value == short.value && long.text == short.text)
    #expect(long.refused.first == short.refused.first)
  }

  /// A slot that is left empty may have to be tried wherever a character fails. All of them one
  /// after the other would take the square of the mask's length.
  @Test func nearlyARendering() throws {
    let cost = Cost.growth(from: 256) { size in
      let mask = try? Mask(pattern: String(repeating: "#", count: size - 1) + "@")
      let text = String(repeating: "1", count: size)
      return {
        for _ in 0..<(HostileSize.isOptimised ? 40 : 2) {
          #expect(mask?.value(of: text).utf8.count == size - 1)
        }
      }
    }
    #expect(cost.growth < Cost.linear, "\(cost)")
  }
}
