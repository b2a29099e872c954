import MaskFoundation
import MaskKit
import MaskUI
import UIKit
import XCTest

@MainActor final class AppearanceTests: XCTestCase {
  func testAllThatChangesTypedTextIsOff() async {
    let field = FieldHarness(mobile).field
    XCTAssertEqual(field.smartDashesType, .no)
    XCTAssertEqual(field.smartQuotesType, .no)
    XCTAssertEqual(field.smartInsertDeleteType, .no)
    XCTAssertEqual(field.autocorrectionType, .no)
    XCTAssertEqual(field.spellCheckingType, .no)
    XCTAssertEqual(field.inlinePredictionType, .no)
    XCTAssertEqual(field.autocapitalizationType, .none)
  }

  func testKeyboardAndContentTypeComeFromTheMask() async {
    let field = FieldHarness(mobile).field
    XCTAssertEqual(field.keyboardType, .phonePad)
    XCTAssertEqual(field.textContentType, .telephoneNumber)
    var plate = MaskDefinition(pattern: "@@-###")
    plate.letterCase = .upper
    let other = UITextField()
    other.keyboardType = .asciiCapable
    other.addInteraction(MaskDelegate(mask(plate)))
    XCTAssertEqual(other.keyboardType, .asciiCapable, "what the app chose stays")
    XCTAssertNil(other.textContentType)
    XCTAssertEqual(other.autocapitalizationType, .allCharacters)
  }

  func testEveryKeyboardAndContentTypeHasItsOwnInUIKit() async {
    var seen: Set<String> = []
    for type in ContentType.allCases {
      var definition = MaskDefinition(groups: "3")
      definition.contentType = type
      let field = FieldHarness(mask(definition)).field
      let name = field.textContentType?.rawValue ?? ""
      XCTAssertEqual(name, "stand-in." + type.rawValue)
      seen.insert(name)
    }
    XCTAssertEqual(seen.count, ContentType.allCases.count)
    var keyboards: Set<Int> = []
    for keyboard in Keyboard.allCases {
      var definition = MaskDefinition(groups: "3")
      definition.keyboard = keyboard
      let field = FieldHarness(mask(definition)).field
      XCTAssertEqual("\(field.keyboardType)", keyboard.rawValue)
      keyboards.insert(field.keyboardType.rawValue)
    }
    XCTAssertEqual(keyboards.count, Keyboard.allCases.count)
  }

  func testWritingIsLeftToRightInARightToLeftApp() async {
    let field = UITextField()
    field.effectiveUserInterfaceLayoutDirection = .rightToLeft
    field.addInteraction(MaskDelegate(mobile))
    field.type("1380")
    XCTAssertEqual(field.model.writingDirection, .leftToRight)
    XCTAssertEqual(field.textAlignment, .right)
    let other = FieldHarness(mobile).field
    XCTAssertEqual(other.textAlignment, .natural)
  }

  func testVoiceOverHearsGroupsAndWhatIsMissing() async {
    let harness = FieldHarness(mobile)
    XCTAssertNil(harness.field.accessibilityValue)
    harness.field.type("1380013")
    XCTAssertEqual(harness.field.accessibilityValue, "1 3 8, 0 0 1 3, 4 missing")
    harness.masking.speech = MaskSpeech { "还差 \($0) 位" }
    XCTAssertEqual(harness.field.accessibilityValue, "1 3 8, 0 0 1 3, 还差 4 位")
    harness.field.type("8000")
    XCTAssertEqual(harness.field.accessibilityValue, "1 3 8, 0 0 1 3, 8 0 0 0")
  }

  func testCutAndCopyGiveTheTextOrTheValue() async {
    let field = MaskedUITextField(mobile)
    field.text = "12345678901"
    field.select(2, 6)
    field.copy(nil)
    XCTAssertEqual(UIPasteboard.general.string, "3 45")
    field.copiedContent = .value
    field.copy(nil)
    XCTAssertEqual(UIPasteboard.general.string, "345")
    let harness = FieldHarness(masked: field)
    field.cut(nil)
    XCTAssertEqual(UIPasteboard.general.string, "345")
    XCTAssertEqual(harness.shown, "12|6 7890 1")
    XCTAssertEqual(harness.events, ["126 7890 1"])
    field.shakeToUndo()
    XCTAssertEqual(harness.shown, "12‹3 45›67 8901")
  }

  func testKerningKeepsTheTextDigits() async {
    let harness = FieldHarness(mobile, kerning: 8)
    harness.field.type("1380")
    XCTAssertEqual(harness.shown, "1380|")
    XCTAssertEqual(kerns(harness.field), [2])
    harness.field.tap(1)
    harness.field.type("9")
    XCTAssertEqual(harness.shown, "19|380", "the caret needs no mapping")
    XCTAssertEqual(kerns(harness.field), [2])
    harness.field.pressBackspace()
    XCTAssertEqual(harness.shown, "1|380")
    harness.field.pasteText("0013 8")
    await nextTurn()
    XCTAssertEqual(harness.shown, "100138|380")
    XCTAssertEqual(kerns(harness.field), [2, 6])
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.shown, "1|380")
    harness.field.select(0, 4)
    harness.field.pasteText("+86 138 0013 8000")
    XCTAssertEqual(harness.shown, "13800138000|")
    XCTAssertEqual(harness.masking.text, "138 0013 8000")
  }

  func testKerningFollowsTheLayout() async {
    let harness = FieldHarness(mobile, text: "1234567", kerning: 8)
    XCTAssertEqual(kerns(harness.field), [2])
    harness.masking.mask = mask("##-##-##-##")
    XCTAssertEqual(harness.field.text, "1234567")
    XCTAssertEqual(kerns(harness.field), [1, 3, 5])
  }

  /// The places of the characters that are kerned.
  private func kerns(_ field: UITextField) -> [Int] {
    let text = field.attributedText ?? NSAttributedString(string: "")
    return (0..<text.length).filter {
      unsafe text.attribute(.kern, at: $0, effectiveRange: nil) as? CGFloat == 8
    }
  }
}
