import MaskKit
import MaskTestSupport
import Testing

/// Long texts, and texts that are nearly what the mask shows: the same answers as for short ones,
/// in time as long as they are.
@Suite(.serialized)
struct LongTextTests {
  /// Whether a prefix is dropped depends on all that stands behind it, however long it is: more of
  /// what finds no place changes nothing.
  @Test(
    arguments: ["1", "1a"], ["a", "ab", "b", "", "a44", "abc", "-a-", "e\u{301}a4"])
  func prefixBeforeLongText(_ start: String, _ end: String) throws {
    // A letter is to come: digits find no place, and are not refused for want of room.
    var definition = MaskDefinition(pattern: "#@@")
    definition.layout.lengths = [2, 3]
    definition.dropPrefixes = ["N"]
    let mask = try Mask(definition)
    func text(_ count: Int) -> String { "N" + start + String(repeating: "23", count: count) + end }
    let expected = ReferenceMask(definition).formatted(text(10))
    for count in [10, 34_000] {
      let seen = mask.formatted(text(count))
      #expect(seen.value == expected.value && seen.text == expected.text)
      #expect(seen.refused.first == expected.refused.first, "\(count)")
    }
  }

  /// A refused text is not compared with the value once a character, however many letters it has.
  @Test(arguments: ["ab", "é沪", "aé京沪bñ", "AaBbCcÉéÑñ"])
  func refusedTextBeforeALongValue(_ letters: String) throws {
    let cost = Cost.growth(from: 250) { size in
      let mask = try? Mask(pattern: String(repeating: "@", count: size) + "#")
      let field = mask.flatMap { MaskField($0, value: String(repeating: "x", count: size)) }
      let text = String(repeating: letters, count: 60 * size / letters.count)
      return {
        guard var field else {
          Issue.record("no field of \(size)")
          return
        }
        field.select(TextRange(caret: 0))
        field.paste(text)
        #expect(field.refused.first?.reason == .full && field.value.utf8.count == size)
      }
    }
    #expect(cost.growth < Cost.linear, "\(letters): \(cost)")
  }

  /// Of a character that comes again and again no more are looked at than the mask has slots.
  @Test(arguments: ["#*", "*#", "#*#", "@*@"], ["1", "11", "12", "a", "1a"])
  func prefixBeforeRuns(_ pattern: String, _ prefix: String) throws {
    var definition = MaskDefinition(pattern: pattern)
    definition.dropPrefixes = [prefix]
    let mask = try Mask(definition)
    let model = ReferenceMask(definition)
    for number in 0..<125 {
      let text = [("1", number % 5), ("a", number / 5 % 5), ("1", number / 25)].map {
        String(repeating: $0, count: $1)
      }.joined()
      let seen = mask.formatted(prefix + text)
      let expected = model.formatted(prefix + text)
      #expect(seen.value == expected.value && Array(seen.refused) == expected.refused, "\(text)")
    }
  }

  /// A slot that is left empty may have to be tried wherever a character fails. All of them one
  /// after the other would take the square of the mask's length.
  @Test func nearlyARendering() throws {
    let cost = Cost.growth(from: 256) { size in
      let mask = try? Mask(pattern: String(repeating: "#", count: size - 1) + "1@")
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
