import Foundation
import MaskFoundation
import MaskKit
import Masks
import Testing

struct FormattingTests {
  @Test func aValueIsShownAsTheMaskDoes() {
    #expect("13800138000".formatted(.mask(.chinaMobile)) == "138 0013 8000")
    #expect("+86 138-0013-8000".formatted(.mask(.chinaMobile)) == "138 0013 8000")
    #expect("13800138000".formatted(.mask(.chinaMobile).redacted()) == "138 **** 8000")
    #expect("".formatted(.mask(.chinaMobile)) == "")
  }

  @Test func aTextIsReadBack() throws {
    let style = MaskFormatStyle(.chinaMobile)
    #expect(try style.parseStrategy.parse("138 0013 8000") == "13800138000")
    #expect(try style.parseStrategy.parse("138 00x") == "13800")
  }

  @Test(arguments: ["", "138", "x"])
  func anIncompleteTextIsAnErrorIfAskedFor(_ text: String) {
    let style = MaskFormatStyle(.chinaMobile).requiringComplete()
    #expect(throws: MaskParseError.self) { try style.parseStrategy.parse(text) }
  }

  @Test func aFailedCheckIsAnErrorIfAskedFor() throws {
    let style = MaskFormatStyle(.paymentCard).requiringComplete()
    #expect(try style.parseStrategy.parse("4242 4242 4242 4242") == "4242424242424242")
    let error = #expect(throws: MaskParseError.self) {
      try style.parseStrategy.parse("4242 4242 4242 4241")
    }
    #expect(error?.state == .invalid)
    #expect(error?.errorDescription == "\"4242 4242 4242 4241\" does not pass the check")
  }

  @Test func everyMaskOfTheCatalogueIsWrittenAndReadAgain() throws {
    let masks = MaskCatalog.builtIn.masks
    #expect(masks.count > 50)
    for named in masks {
      let style = MaskFormatStyle(named.mask).redacted()
      let data = try JSONEncoder().encode(style)
      let read = try JSONDecoder().decode(MaskFormatStyle.self, from: data)
      #expect(read == style, "\(named.id)")
      #expect(read.mask.definition == named.mask.definition, "\(named.id)")
      #expect(read.hashValue == style.hashValue, "\(named.id)")
    }
  }

  @Test func everyOptionIsWrittenAndReadAgain() throws {
    var layout = LayoutDefinition()
    layout.groups = "2-2"
    layout.separators = ["/"]
    layout.prefix = "<"
    layout.suffix = ">"
    layout.accept = "hex"
    layout.maxDigits = 3
    layout.lengths = [2, 3]
    var definition = MaskDefinition(layout)
    definition.isEager = true
    definition.showPrefix = .always
    definition.overflow = .overwrite
    definition.backspace = .skip
    definition.letterCase = .upper
    definition.dropPrefixes = ["0x"]
    definition.redaction = Redaction(keepFirst: 1, keepLast: 1, with: "•")
    definition.keyboard = .asciiCapable
    definition.contentType = .oneTimeCode
    let mask = try Mask(definition)
    let data = try JSONEncoder().encode(mask)
    #expect(try JSONDecoder().decode(Mask.self, from: data).definition == definition)
  }

  @Test(arguments: [
    #"{"mask":{"layout":{"groups":"0"}}}"#,
    #"{"mask":{"layout":{"groups":"3"},"overflow":"spill"}}"#, #"{}"#,
    #"{"mask":{"layout":{"groups":"3"},"check":{"rule":{"iso7064":{"system":"1-1","move":0}}}}}"#,
  ])
  func wrongDataIsAnErrorAndNoTrap(_ json: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(MaskFormatStyle.self, from: Data(json.utf8))
    }
  }

  @Test func aFormatterShowsAndReads() throws {
    let formatter = MaskFormatter(.chinaMobile)
    #expect(formatter.string(for: "13800138000") == "138 0013 8000")
    #expect(formatter.string(for: 138) == nil)
    #expect(try formatter.value(from: "138 0013 8000") == "13800138000")
    #expect(formatter.copy() as AnyObject === formatter)
  }

  @Test func aFormatterIsArchived() throws {
    let formatter = MaskFormatter(.paymentCard)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    formatter.encode(with: archiver)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let read = MaskFormatter(coder: unarchiver)
    #expect(read?.style == formatter.style)
  }

  /// What a person typed, with the caret as `|`: before, proposed, and what shall stand there.
  @Test(arguments: [
    ("123|", "1234|", "123 4|", false),
    ("123 4|", "123 |", "123|", false),
    ("1|23", "19|23", "19|2 3", false),
    ("12|", "123|", "123|", true),
    ("12|", "12a|", "12|", false),
    ("|", "+8613800138000|", "138 0013 8000|", false),
  ])
  func partialStringsAreRepaired(
    _ original: String, _ proposed: String, _ expected: String, _ isValid: Bool
  ) {
    func parts(_ text: String) -> (String, NSRange) {
      let head = text.prefix { $0 != "|" }
      return (text.replacing("|", with: ""), NSRange(location: head.utf16.count, length: 0))
    }
    let (old, oldSelection) = parts(original)
    let (new, newSelection) = parts(proposed)
    let answer = PartialString(
      new, proposedSelection: newSelection, original: old, originalSelection: oldSelection,
      mask: .chinaMobile)
    #expect(answer.text == parts(expected).0)
    #expect(answer.selection == parts(expected).1)
    #expect(answer.isValid == isValid)
  }
}
