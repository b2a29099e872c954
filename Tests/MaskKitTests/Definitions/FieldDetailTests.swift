import MaskKit
import Testing

/// Small things that no law speaks of.
struct FieldDetailTests {
  /// A long history forgets its oldest steps, and keeps at least a thousand.
  @Test func historyIsBounded() throws {
    var field = MaskField(try Mask(groups: "9"))
    for step in 0..<3500 { field.set("\(step)") }
    var steps = 0
    while field.undo() { steps += 1 }
    #expect(1000...2000 ~= steps)
    #expect(field.value == "\(3499 - steps)")
    var again = 0
    while field.redo() { again += 1 }
    #expect(again == steps && field.value == "3499")
  }

  @Test func ranges() {
    #expect(TextRange(3..<7) == TextRange(3, 7))
    #expect(TextRange(location: 3, length: 4) == TextRange(3, 7))
    #expect(TextRange(caret: 2).isEmpty && !TextRange(2, 3).isEmpty)
    #expect(TextRange(0, 2).isWithin(2) && !TextRange(0, 3).isWithin(2))
    #expect(!TextRange(2, 1).isWithin(2) && !TextRange(-1, 1).isWithin(2))
  }

  /// A field tells what a text that was set had too much of, and forgets it with the next edit.
  @Test func refusedIsOfTheLastEdit() throws {
    var field = MaskField(try Mask(groups: "2"))
    field.set("12x")
    #expect(field.refused.map(\.character) == ["x"])
    field.deleteBackward()
    #expect(field.refused.isEmpty)
    field.insert("ab")
    #expect(field.refused.map(\.offset) == [0, 1])
    field.select(TextRange(0, 1))
    #expect(field.refused.isEmpty)
  }

  @Test func masksAreComparedByTheirDefinitions() throws {
    let mask = try Mask(groups: "3-4", separator: "-")
    #expect(mask == (try Mask(groups: "3-4", separator: "-")))
    #expect(mask != (try Mask(groups: "3-4")))
    #expect(mask.format("1234567") == "123-4567")
    #expect(mask.definition.layout.separator == "-")
    #expect(Set([mask, try Mask(groups: "3-4", separator: "-")]).count == 1)
  }

  @Test func completeTexts() throws {
    let mask = try Mask(groups: "3-4")
    #expect(mask.isComplete("123 4567") && mask.isComplete("1234567"))
    #expect(!mask.isComplete("123 456") && !mask.isComplete(""))
    #expect(mask.state(of: "") == .empty && mask.state(of: "1") == .partial)
  }

  /// Cases change letters, and none of their neighbours in ASCII.
  @Test(arguments: [LetterCase.upper, .lower])
  func cases(_ letterCase: LetterCase) throws {
    let all = String((0x21..<0x7F).map { Character(Unicode.Scalar(UInt8($0))) })
    var definition = MaskDefinition(groups: "94")
    definition.layout.accept = "!-~"
    definition.letterCase = letterCase
    let expected = letterCase == .upper ? all.uppercased() : all.lowercased()
    #expect(try Mask(definition).value(of: all) == expected)
  }
}
