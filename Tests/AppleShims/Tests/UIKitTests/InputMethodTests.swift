import MaskFoundation
import MaskKit
import MaskUI
import UIKit
import XCTest

@MainActor final class InputMethodTests: XCTestCase {
  private let letters = mask("@@@@-@@@@")

  override func setUp() async throws {
    UITextInputMode.active = UITextInputMode(primaryLanguage: "zh-Hans")
  }
  override func tearDown() async throws { UITextInputMode.active = nil }

  func testMarkedTextIsLetAloneUntilItIsCommitted() async {
    let harness = FieldHarness(letters)
    for step in ["n", "ni", "ni h", "ni ha"] {
      harness.field.setMarkedText(
        step, selectedRange: NSRange(location: step.utf16.count, length: 0))
      XCTAssertEqual(harness.field.text, step)
      XCTAssertNotNil(harness.field.markedTextRange)
    }
    XCTAssertEqual(harness.masking.value, "")
    harness.field.insertText("你哈")
    XCTAssertEqual(harness.shown, "你哈|")
    XCTAssertEqual(harness.values, ["你哈"])
  }

  func testACommitIsReconciledOnce() async {
    let harness = FieldHarness(mobile, text: "138")
    harness.field.compose(["y", "yi", "yi'er"], commit: "１2x")
    XCTAssertEqual(harness.shown, "138 12|")
    XCTAssertEqual(harness.values, ["13812"])
    XCTAssertEqual(harness.refused, ["x"])
    XCTAssertEqual(harness.events.last, "138 12")
  }

  func testPinyinDoesNotDoubleDigits() async {
    let harness = FieldHarness(mobile)
    harness.field.type("138")
    harness.field.compose(["w", "wo"], commit: "1")
    XCTAssertEqual(harness.shown, "138 1|")
    XCTAssertEqual(harness.masking.value, "1381")
  }

  func testTheFirstLetterOfACompositionIsLetThrough() async {
    let harness = FieldHarness(letters)
    let answer = harness.field.delegate?.textField(
      harness.field, shouldChangeCharactersIn: NSRange(location: 0, length: 0),
      replacementString: "n")
    XCTAssertEqual(answer, true, "nothing is marked yet, but the keyboard composes")
  }

  func testALetterThatIsNotComposedIsMaskedTwiceOver() async {
    let harness = FieldHarness(letters)
    harness.field.type("abcde")
    XCTAssertEqual(harness.shown, "abcd-e|")
    XCTAssertEqual(harness.field.model.drawn, ["a", "ab", "abc", "abcd", "abcd-e"])
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.shown, "|")
  }

  func testTheLibrarysFieldKnowsMarkedTextOnAnyKeyboard() async {
    UITextInputMode.active = UITextInputMode(primaryLanguage: "en")
    let field = MaskedUITextField(letters)
    field.compose(["n", "ni", "ni h"], commit: "你")
    XCTAssertEqual(field.text, "你")
    XCTAssertEqual(field.value, "你")
  }

  func testAWithdrawnCompositionLeavesNothing() async {
    let harness = FieldHarness(mobile, text: "138")
    harness.field.compose(["n", "ni"], commit: nil)
    XCTAssertEqual(harness.shown, "138|", "letters that were left standing are no digits")
  }

  func testACompositionThatEndsWithTheEditingIsReconciled() async {
    let harness = FieldHarness(mobile)
    _ = harness.field.becomeFirstResponder()
    harness.field.setMarkedText("12", selectedRange: NSRange(location: 2, length: 0))
    _ = harness.field.resignFirstResponder()
    XCTAssertEqual(harness.masking.value, "12")
  }

  func testAnUndoAfterACompositionIsTheMasksOwn() async {
    let harness = FieldHarness(mobile)
    harness.field.type("138")
    harness.field.compose(["y", "yi"], commit: "12")
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.shown, "138|")
    await nextTurn()
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.shown, "|")
    XCTAssertEqual(harness.field.model.raised, [])
  }
}
