import AppleFoundation
import MaskFoundation
import MaskKit
import MaskUI
import UIKit
import XCTest

/// The delegate code that everyone writes, as the documentation prints it.
@MainActor private final class HandWritten: AppleFoundation.NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = (textField.text ?? "") as NSString
    let new = old.replacingCharacters(in: range, with: string)
    let digits = String(new.filter(\.isNumber).prefix(11))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index == 3 || index == 7 { text += " " }
      text.append(digit)
    }
    textField.text = text
    return false
  }
}

/// What the page of delegate code says of it and of the mask is so.
@MainActor final class HandWrittenTests: XCTestCase {
  private func run(_ text: String, _ body: (UITextField) -> Void) -> (hand: String, mask: String) {
    let delegate = HandWritten()
    let hand = UITextField()
    hand.text = text
    hand.delegate = delegate
    body(hand)
    let masked = FieldHarness(mobile, text: text).field
    body(masked)
    func shown(_ field: UITextField) -> String {
      var units = Array((field.text ?? "").utf16)
      units.insert(contentsOf: "|".utf16, at: NSMaxRange(field.model.selection))
      return String(decoding: units, as: UTF16.self)
    }
    return withExtendedLifetime(delegate) { (shown(hand), shown(masked)) }
  }

  func testTypingInTheMiddle() async {
    let shown = run("138 0013") {
      $0.tap(1)
      $0.type("9")
    }
    XCTAssertEqual(shown.hand, "193 8001 3|")
    XCTAssertEqual(shown.mask, "19|3 8001 3")
  }

  func testBackspaceBehindAGap() async {
    let shown = run("138 0013") {
      $0.tap(4)
      $0.pressBackspace()
    }
    XCTAssertEqual(shown.hand, "138 0013|")
    XCTAssertEqual(shown.mask, "13|0 013")
  }

  func testForwardDeleteInFrontOfAGap() async {
    let shown = run("138 0013") {
      $0.tap(3)
      $0.pressForwardDelete()
    }
    XCTAssertEqual(shown.hand, "138 0013|")
    XCTAssertEqual(shown.mask, "138 |013")
  }

  func testAFullNumber() async {
    let shown = run("138 0013 8001") {
      $0.tap(1)
      $0.type("9")
    }
    XCTAssertEqual(shown.hand, "193 8001 3800|")
    XCTAssertEqual(shown.mask, "1|38 0013 8001")
  }

  func testAutofill() async {
    let shown = run("") { $0.autofill("+86 138 0013 8000") }
    XCTAssertEqual(shown.hand, "|")
    XCTAssertEqual(shown.mask, "138 0013 8000|")
  }

  func testACountryCodeAndOtherDigits() async {
    var shown = run("") { $0.pasteText("+86 138 0013 8000") }
    XCTAssertEqual(shown.hand, "861 3800 1380|")
    XCTAssertEqual(shown.mask, "138 0013 8000|")
    shown = run("") { $0.pasteText("１３８") }
    XCTAssertEqual(shown.hand, "１３８|")
    XCTAssertEqual(shown.mask, "138|")
  }

  /// A pinyin keyboard of nine keys marks the keys' signs until a candidate is chosen.
  func testPinyin() async {
    UITextInputMode.active = UITextInputMode(primaryLanguage: "zh-Hans")
    defer { UITextInputMode.active = nil }
    let shown = run("138") { $0.compose(["➋", "➋➍"], commit: "1") }
    XCTAssertEqual(shown.hand, "138 ➋➋➍1|")
    XCTAssertEqual(shown.mask, "138 1|")
  }

  /// Code that formats in `editingChanged` leaves UIKit's notes behind, and they no longer fit.
  func testUndo() async {
    let field = UITextField()
    field.addAction(
      UIAction { [weak field] _ in field?.text = String((field?.text ?? "").prefix(3)) },
      for: .editingChanged)
    field.pasteText("12345")
    field.shakeToUndo()
    XCTAssertEqual(field.model.raised.count, 1, "the app would have ended")
    let harness = FieldHarness(mobile)
    harness.field.pasteText("123456789012345")
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.field.model.raised, [])
    XCTAssertEqual(harness.shown, "|")
  }

  func testEditingChanged() async {
    let delegate = HandWritten()
    let field = UITextField()
    field.delegate = delegate
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    field.type("138")
    XCTAssertEqual(events, 0)
    let harness = FieldHarness(mobile)
    harness.field.type("138")
    XCTAssertEqual(harness.events.count, 3)
  }
}
