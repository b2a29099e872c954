import AppleFoundation
import MaskFoundation
import MaskKit
import MaskUI
import UIKit
import XCTest

/// The app's own delegate: it notes what it is told, and can say no.
@MainActor
final class AppDelegate: AppleFoundation.NSObject, UITextFieldDelegate, UITextViewDelegate {
  var told: [String] = []
  var allows = true
  nonisolated override class var implementedSelectors: Set<String> {
    ["textFieldShouldReturn:", "textField:willPresentEditMenuWithAnimator:"]
  }
  func textFieldShouldReturn(_ field: UITextField) -> Bool { told.append("return"); return false }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { told.append("end?"); return true }
  func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
    told.append("ended")
  }
  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
    told.append("begin?")
    return true
  }
  func textFieldDidBeginEditing(_ field: UITextField) { told.append("began") }
  func textFieldShouldClear(_ field: UITextField) -> Bool { told.append("clear?"); return allows }
  func textFieldDidChangeSelection(_ field: UITextField) { told.append("selection") }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool { allows }
  func textViewDidChange(_ textView: UITextView) { told.append("changed " + textView.text) }
  func textViewDidChangeSelection(_ textView: UITextView) { told.append("selection") }
}

@MainActor final class DelegateTests: XCTestCase {
  func testOneLineSetsItOnAPlainField() async {
    let field = UITextField()
    field.addInteraction(MaskDelegate(mobile))
    field.type("13800138000")
    XCTAssertEqual(field.text, "138 0013 8000")
  }

  func testItCanBeTheDelegateAndNoMore() async {
    let field = UITextField()
    let masking = MaskDelegate(mobile)
    field.delegate = masking
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertEqual(field.keyboardType, .phonePad, "before the keyboard is shown")
    field.type("1380")
    XCTAssertEqual(field.text, "138 0")
  }

  func testEveryOtherMessageGoesToTheAppsDelegate() async {
    let app = AppDelegate()
    let field = UITextField()
    field.delegate = app
    field.addInteraction(MaskDelegate(mobile))
    XCTAssertTrue(field.becomeFirstResponder())
    XCTAssertEqual(field.delegate?.textFieldShouldReturn(field), false)
    field.pressClearButton()
    _ = field.resignFirstResponder()
    XCTAssertEqual(app.told, ["begin?", "began", "return", "clear?", "end?", "ended"])
  }

  func testItRespondsToWhatTheAppsDelegateRespondsTo() async {
    let app = AppDelegate()
    let masking = MaskDelegate(mobile, next: app)
    XCTAssertTrue(masking.responds(to: Selector("textField:willPresentEditMenuWithAnimator:")))
    XCTAssertTrue(masking.forwardingTarget(for: Selector("any:")) as AnyObject === app)
    masking.next = nil
    XCTAssertFalse(masking.responds(to: Selector("textField:willPresentEditMenuWithAnimator:")))
  }

  func testTheAppsDelegateCanForbidAnEdit() async {
    let app = AppDelegate()
    app.allows = false
    let harness = FieldHarness(mobile, next: app)
    harness.field.type("1")
    XCTAssertEqual(harness.shown, "|")
    XCTAssertEqual(harness.events, [])
  }

  func testADelegateThatTheAppSetsLaterDoesNotPutTheMaskOut() async {
    let app = AppDelegate()
    let harness = FieldHarness(mobile)
    harness.field.delegate = app
    _ = harness.field.becomeFirstResponder()
    harness.field.type("1380")
    XCTAssertEqual(harness.shown, "138 0|")
    harness.field.tap(4)
    harness.field.pressBackspace()
    XCTAssertEqual(harness.shown, "13|0")
    XCTAssertTrue(harness.field.delegate === harness.masking)
    XCTAssertTrue(harness.masking.next === app)
  }

  func testLeavingTheFieldGivesTheDelegateBack() async {
    let app = AppDelegate()
    let field = UITextField()
    field.delegate = app
    let masking = MaskDelegate(mobile)
    field.addInteraction(masking)
    field.removeInteraction(masking)
    XCTAssertTrue(field.delegate === app)
    field.type("1380")
    XCTAssertEqual(field.text, "1380")
  }

  func testItWorksForATextView() async {
    let app = AppDelegate()
    let view = UITextView()
    view.delegate = app
    view.addInteraction(MaskDelegate(mobile))
    for digit in "1380" { view.insertText(String(digit)) }
    XCTAssertEqual(view.text, "138 0")
    view.selectedRange = NSRange(location: 4, length: 0)
    view.deleteBackward()
    XCTAssertEqual(view.text, "130")
    XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 0))
    XCTAssertEqual(
      app.told.filter { $0.hasPrefix("changed") },
      ["changed 1", "changed 13", "changed 138", "changed 138 0", "changed 130"])
    view.undoManager?.undo()
    XCTAssertEqual(view.text, "138 0")
  }

  func testATextViewsInputMethodIsReconciledOnce() async {
    UITextInputMode.active = UITextInputMode(primaryLanguage: "zh-Hans")
    defer { UITextInputMode.active = nil }
    let app = AppDelegate()
    let view = UITextView()
    view.delegate = app
    view.addInteraction(MaskDelegate(mobile))
    view.setMarkedText("yi", selectedRange: NSRange(location: 2, length: 0))
    XCTAssertEqual(view.text, "yi")
    view.insertText("１")
    XCTAssertEqual(view.text, "1")
    XCTAssertEqual(app.told.filter { $0.hasPrefix("changed") }, ["changed yi", "changed 1"])
  }

  func testATextViewsChangeIsToldOnceIfNothingHasToBeWritten() async {
    UITextInputMode.active = UITextInputMode(primaryLanguage: "zh-Hans")
    defer { UITextInputMode.active = nil }
    let app = AppDelegate()
    let view = UITextView()
    view.delegate = app
    view.addInteraction(MaskDelegate(mask("@@@@")))
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    view.insertText("你")
    XCTAssertEqual(view.text, "你")
    XCTAssertEqual(app.told.filter { $0.hasPrefix("changed") }, ["changed ni", "changed 你"])
  }

  func testAFieldAndItsMaskGoTogether() async {
    weak var field: UITextField?
    weak var masking: MaskDelegate?
    weak var owned: MaskedUITextField?
    do {
      let plain = UITextField()
      let delegate = MaskDelegate(mobile)
      plain.addInteraction(delegate)
      plain.type("138")
      plain.pasteText("0013")
      let masked = MaskedUITextField(mobile)
      masked.type("138")
      (field, masking, owned) = (plain, delegate, masked)
    }
    await nextTurn()
    XCTAssertNil(field)
    XCTAssertNil(masking)
    XCTAssertNil(owned)
  }

  func testTheSelectionIsToldOnceAnEdit() async {
    let app = AppDelegate()
    let harness = FieldHarness(mobile, text: "138", next: app)
    harness.field.tap(1)
    app.told = []
    harness.field.type("9")
    XCTAssertEqual(harness.shown, "19|3 8")
    XCTAssertEqual(app.told, ["selection"])
  }
}
