import MaskKit
import MaskTestSupport
import Testing

/// Values whose characters would be one grapheme cluster in a text, as letters of some scripts are.
struct ClusterTests {
  // Thai "kam": a letter and a vowel, each of general category L, one cluster together.
  private let kam = "\u{E01}\u{E33}"

  @Test(arguments: ["6", "3-3", "1-5"])
  func aTextIsReadBack(groups: String) throws {
    var layout = LayoutDefinition()
    layout.groups = groups
    layout.accept = "letter"
    let mask = try Mask(MaskDefinition(layout))
    var field = MaskField(mask)
    for scalar in (kam + "\u{E01}").unicodeScalars { field.insert(String(scalar)) }
    #expect(field.value == kam + "\u{E01}")
    #expect(mask.value(of: field.text) == field.value)
    #expect(mask.format(field.text) == field.text)
    var pasted = MaskField(mask)
    pasted.paste(field.text)
    #expect(pasted.value == field.value && pasted.refused.isEmpty)
  }

  /// What is no text of the mask is refused cluster by cluster, as ever.
  @Test func aForeignTextIsCut() throws {
    var layout = LayoutDefinition()
    layout.groups = "3-3"
    layout.accept = "letter"
    var field = MaskField(try Mask(MaskDefinition(layout)))
    field.paste(kam + "1ab")
    #expect(field.value == "ab")
    #expect(
      Array(field.refused) == [
        Refusal(offset: 0, character: kam, reason: .notAccepted),
        Refusal(offset: 2, character: "1", reason: .notAccepted),
      ])
  }

  /// A text is read piece by piece, and a cluster may be longer than a piece, or begin at its end.
  @Test(arguments: [1, 61, 62, 63, 64, 65, 126, 127, 128, 129, 500])
  func aLongClusterIsOneCharacter(_ marks: Int) throws {
    let mask = try Mask(groups: "3-3")
    let cluster = "1" + String(repeating: "\u{301}", count: marks)
    for text in [cluster, cluster + "3", "2" + cluster + "3" + cluster + cluster] {
      let expected = ReferenceMask(MaskDefinition(groups: "3-3")).formatted(text)
      let seen = mask.formatted(text)
      #expect(seen.value == expected.value)
      #expect(Array(seen.refused) == expected.refused)
    }
    let before = String(repeating: "-", count: marks)
    let seen = mask.formatted(before + cluster + "3")
    #expect(seen.value == "3")
    #expect(
      Array(seen.refused) == [Refusal(offset: marks, character: cluster, reason: .notAccepted)])
  }

  /// A literal may be a cluster: typed in front of it, it is stepped over and not reported.
  @Test(arguments: ["e\u{301}", "\u{1F44D}\u{1F3FD}", "-"])
  func aLiteralIsSteppedOver(_ literal: String) throws {
    var layout = LayoutDefinition()
    layout.groups = "1-1"
    layout.separator = literal
    var field = MaskField(try Mask(MaskDefinition(layout)), text: "12")
    field.select(TextRange(caret: 1))
    field.insert(literal)
    #expect(field.value == "12" && field.refused.isEmpty)
    #expect(field.selection == TextRange(caret: 1 + literal.utf16.count))
  }

  @Test func anotherMaskTakesThemOneByOne() throws {
    var layout = LayoutDefinition()
    layout.groups = "4"
    layout.accept = "letter"
    var field = try #require(
      MaskField(try Mask(MaskDefinition(layout)), value: "a" + kam + "b"))
    layout.groups = "2"
    field.change(to: try Mask(MaskDefinition(layout)))
    #expect(field.value.unicodeScalars.elementsEqual("a\u{E01}".unicodeScalars))
    #expect(
      Array(field.refused) == [
        Refusal(offset: 2, character: "\u{E33}", reason: .full),
        Refusal(offset: 3, character: "b", reason: .full),
      ])
  }
}
