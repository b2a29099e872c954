import MaskKit
import Testing

/// Selections and edits by indices of the text.
struct IndicesTests {
  @Test func editsByIndices() throws {
    var field = MaskField(try Mask(groups: "3-4-4"), text: "1234567")
    let text = field.text
    let start = text.index(text.startIndex, offsetBy: 4)
    field.select(start..<text.index(start, offsetBy: 2))
    #expect(text[field.selectedIndices] == "45")
    field.replace(start..., with: "9")
    #expect(field.text == "123 9")
    #expect(field.text[..<field.selectedIndices.lowerBound] == "123 9")
  }

  @Test func indicesOfATextOutsideTheBasicPlane() throws {
    var field = MaskField(try Mask(pattern: "@@-@@"), text: "𐐨b𐐨")
    let text = field.text
    #expect(text == "𐐨b-𐐨")
    field.select(text.index(before: text.endIndex)..<text.endIndex)
    #expect(field.selection == TextRange(4, 6))
    #expect(text[field.selectedIndices] == "𐐨")
  }

  /// Between any two offsets of a text there are indices, and they say the same.
  @Test(arguments: ["", "a", "138 0013", "é𐐨京", "🇨🇳x", "e\u{301}"])
  func everyRange(_ text: String) {
    let count = text.utf16.count
    for start in -1...(count + 1) {
      for end in -1...(count + 1) {
        let range = TextRange(start, end)
        let indices = Range(range, in: text)
        #expect((indices != nil) == range.isWithin(count))
        if let indices { #expect(TextRange(indices, in: text) == range) }
      }
    }
    for range in [TextRange(.min, .max), TextRange(.max, .max), TextRange(.min, .min)] {
      #expect(Range(range, in: text) == nil)
    }
  }

  /// Indices of a part count from its beginning; those of a longer text stand for the end.
  @Test func indicesOfOtherTexts() {
    let long = "0123456789"
    let short = "01234"
    #expect(TextRange(long.startIndex..<long.endIndex, in: short) == TextRange(0, 5))
    #expect(TextRange(long.index(long.startIndex, offsetBy: 7)..., in: long) == TextRange(7, 10))
    let part = long.dropFirst(3)
    #expect(TextRange(part.startIndex..<part.endIndex, in: part) == TextRange(0, 7))
    #expect(TextRange(long.startIndex..<part.endIndex, in: part) == TextRange(0, 7))
  }
}
