import MaskFoundation
import MaskKit
import MaskUI
import UIKit
import XCTest

@MainActor final class AutofillTests: XCTestCase {
  func testTheProbeIsAnsweredYesAndNeverShown() async {
    for probe in [" ", "", "\u{a0}"] {
      let harness = FieldHarness(mobile)
      let nothing = NSRange(location: 0, length: 0)
      let answer = harness.field.delegate?.textField(
        harness.field, shouldChangeCharactersIn: nothing, replacementString: probe)
      XCTAssertEqual(answer, true)
      harness.field.systemReplaces(0, 0, with: probe)
      XCTAssertEqual(harness.field.model.drawn, [""], "no blank was ever drawn")
      XCTAssertEqual(harness.masking.value, "")
      XCTAssertEqual(harness.values, [])
    }
  }

  func testABlankIsNoProbeInAFieldThatHoldsSomething() async {
    let harness = FieldHarness(mobile, text: "138")
    let answer = harness.field.delegate?.textField(
      harness.field, shouldChangeCharactersIn: NSRange(location: 0, length: 0),
      replacementString: " ")
    XCTAssertEqual(answer, false)
  }

  func testWhatIsFilledInIsTaken() async {
    let numbers = [
      "13800138000", "+86 138 0013 8000", "8613800138000", "0086-138-0013-8000",
      "\u{202d}+86 138 0013 8000\u{202c}", "１３８００１３８０００", "١٣٨٠٠١٣٨٠٠٠",
      "138\u{200b}0013\u{feff}8000", "+86\u{a0}138\u{2009}0013\u{202f}8000",
    ]
    for number in numbers {
      for probe in [" ", ""] {
        let harness = FieldHarness(mobile)
        harness.field.autofill(number, probe: probe)
        await nextTurn()
        XCTAssertEqual(harness.shown, "138 0013 8000|", number)
        XCTAssertEqual(harness.values, ["13800138000"], number)
        XCTAssertEqual(harness.field.model.drawn, ["138 0013 8000"], number)
      }
    }
  }

  func testAutofillCanBeUndone() async {
    let harness = FieldHarness(mobile)
    harness.field.autofill("+8613800138000")
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.shown, "|")
    XCTAssertEqual(harness.field.model.raised, [])
  }

  func testTheProbeLeavesRedoAlone() async {
    let harness = FieldHarness(mobile)
    harness.field.type("1")
    harness.field.shakeToUndo()
    await nextTurn()
    harness.field.systemReplaces(0, 0, with: " ")
    XCTAssertEqual(harness.field.undoManager?.canRedo, true)
    harness.field.redo()
    XCTAssertEqual(harness.shown, "1|")
  }

  func testATextThatTheSystemSetsIsFormatted() async {
    let field = MaskedUITextField(mobile)
    field.text = "+86 13800138000"
    XCTAssertEqual(field.text, "138 0013 8000")
    XCTAssertEqual(field.value, "13800138000")
  }
}
