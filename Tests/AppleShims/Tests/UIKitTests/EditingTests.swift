import MaskFoundation
import MaskKit
import MaskUI
import UIKit
import XCTest

@MainActor final class EditingTests: XCTestCase {
  func testOneEventAndOneNotificationAnEdit() async {
    let harness = FieldHarness(mobile)
    harness.field.type("1380")
    XCTAssertEqual(harness.events, ["1", "13", "138", "138 0"])
    XCTAssertEqual(harness.announced, harness.events)
    XCTAssertEqual(harness.values, ["1", "13", "138", "1380"])
  }

  func testTextAndSelectionStandWhenTheEventComes() async {
    let harness = FieldHarness(mobile, text: "123 4567")
    var seen: [String] = []
    harness.field.addAction(
      UIAction { [weak harness] _ in seen.append(harness?.shown ?? "") }, for: .editingChanged)
    harness.field.tap(6)
    harness.field.type("9")
    harness.field.pressBackspace()
    XCTAssertEqual(seen, ["123 459|6 7", "123 45|67"])
    let range = NSRange(location: 0, length: 1)
    XCTAssertEqual(
      harness.field.delegate?.textField(
        harness.field, shouldChangeCharactersIn: range, replacementString: "7"), false)
  }

  func testARefusedKeySendsNothing() async {
    let harness = FieldHarness(mobile, text: "138")
    harness.field.type("a")
    XCTAssertEqual(harness.events, [])
    XCTAssertEqual(harness.announced, [])
  }

  func testOnlyWhatDiffersIsWritten() async {
    let harness = FieldHarness(mobile, text: "138 0013")
    let model = harness.field.model
    let writes = (model.textWrites, model.selectionWrites)
    harness.field.type("x")
    XCTAssertEqual(model.textWrites, writes.0, "a refused key writes no text")
    XCTAssertEqual(model.selectionWrites, writes.1, "and no selection")
    harness.field.tap(3)
    harness.field.type(" ")
    XCTAssertEqual(model.textWrites, writes.0, "a step over a gap writes no text")
    XCTAssertEqual(harness.shown, "138 |0013")
  }

  func testBackspaceForwardDeleteAndSelectionAreToldApart() async {
    let harness = FieldHarness(mobile, text: "123 4567 8901")
    harness.field.tap(4)
    harness.field.pressBackspace()
    XCTAssertEqual(harness.shown, "12|4 5678 901")
    harness.masking.value = "12345678901"
    harness.field.tap(3)
    harness.field.pressForwardDelete()
    XCTAssertEqual(harness.shown, "123 |5678 901")
    harness.masking.value = "12345678901"
    harness.field.select(3, 4)
    harness.field.pressBackspace()
    XCTAssertEqual(harness.shown, "123| 4567 8901")
  }

  func testARangeOutOfBoundsIsRefused() async {
    let harness = FieldHarness(mobile, text: "138")
    harness.field.systemReplaces(3, 9, with: "")
    harness.field.systemReplaces(7, 9, with: "1")
    harness.field.systemReplaces(Int.max - 1, Int.max, with: "1")
    XCTAssertEqual(harness.shown, "138|")
    XCTAssertEqual(harness.events, [])
  }

  func testSeveralRangesAsIOS26MaySend() async {
    let harness = FieldHarness(mobile, text: "123 4567")
    let ranges = [NSRange(location: 0, length: 2), NSRange(location: 6, length: 2)]
    let answer = harness.field.delegate?.textField(
      harness.field, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
      replacementString: "9")
    XCTAssertEqual(answer, false)
    XCTAssertEqual(harness.shown, "9|34 5")
    XCTAssertEqual(harness.events, ["934 5"])
  }

  func testTheCaretStaysOutOfPrefixAndSuffix() async {
    let harness = FieldHarness(mask("+7 (###) kg"), text: "123")
    XCTAssertEqual(harness.shown, "+7 (123|) kg")
    harness.field.tap(1)
    XCTAssertEqual(harness.shown, "+7 (|123) kg")
    harness.field.select(0, 11)
    XCTAssertEqual(harness.shown, "+7 (‹123›) kg")
  }

  func testTheCaretIsPutBackAfterAPaste() async {
    let harness = FieldHarness(mobile, text: "123 4567")
    harness.field.tap(1)
    harness.field.pasteText("0-0")
    XCTAssertEqual(harness.shown, "100| 2345 67")
    await nextTurn()
    XCTAssertEqual(harness.shown, "100| 2345 67")
    harness.field.tap(6)
    XCTAssertEqual(harness.shown, "100 23|45 67", "afterwards a tap counts again")
  }

  func testTheCaretIsPutBackIfUIKitMovesItLater() async {
    let harness = FieldHarness(mobile, text: "123 4567")
    harness.field.tap(1)
    harness.field.pasteText("0-0")
    let delegate = harness.field.delegate
    harness.field.delegate = nil
    harness.field.model.move(9)
    harness.field.delegate = delegate
    await nextTurn()
    XCTAssertEqual(harness.shown, "100| 2345 67")
  }

  func testTextSetFromCodeIsFormattedAndDoesNotLoop() async {
    let field = MaskedUITextField(mobile)
    let harness = FieldHarness(masked: field)
    let writes = field.model.textWrites
    field.text = "+8613800138000"
    XCTAssertEqual(harness.shown, "138 0013 8000|")
    XCTAssertEqual(field.model.textWrites, writes + 1)
    XCTAssertEqual(harness.events, [], "as with every text field")
    field.text = field.text
    XCTAssertEqual(field.model.textWrites, writes + 1)
    field.text = nil
    XCTAssertEqual(harness.shown, "|")
    field.attributedText = NSAttributedString(string: "1380")
    XCTAssertEqual(harness.shown, "138 0|")
  }

  func testTextSetInAnEventDoesNotLoop() async {
    let field = MaskedUITextField(mobile)
    var count = 0
    field.addAction(
      UIAction { _ in
        count += 1
        field.text = field.text
        field.value = field.value
      }, for: .editingChanged)
    field.type("1380")
    XCTAssertEqual(count, 4)
    XCTAssertEqual(field.text, "138 0")
  }

  func testAHandlerThatWritesThePlainFieldsTextDoesNotLoop() async {
    let field = UITextField()
    var count = 0
    field.addAction(
      UIAction { [weak field] _ in
        count += 1
        if count < 100 { field?.text = "13800138000" }
      }, for: .editingChanged)
    field.addInteraction(MaskDelegate(mobile))
    field.type("1")
    XCTAssertEqual(count, 1)
    field.pressBackspace()
    XCTAssertEqual(field.delegate.flatMap { $0 as? MaskDelegate }?.value, "1380013800")
  }

  func testTextSetBehindAPlainFieldsBackIsTakenUp() async {
    let harness = FieldHarness(mobile)
    harness.field.text = "13800138000"
    harness.field.pressBackspace()
    XCTAssertEqual(harness.shown, "138 0013 800|")
    harness.field.text = "139"
    _ = harness.field.becomeFirstResponder()
    XCTAssertEqual(harness.masking.value, "139")
  }

  func testTheClearButtonEmptiesTheField() async {
    let harness = FieldHarness(mobile, text: "1380")
    harness.field.pressClearButton()
    XCTAssertEqual(harness.masking.value, "")
    XCTAssertEqual(harness.values, [""])
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.shown, "138 0|")
  }

  func testRefusedKeysAreTold() async {
    let harness = FieldHarness(mobile, text: "138")
    harness.field.type("a")
    harness.field.type("-")
    harness.field.pasteText("b1c")
    XCTAssertEqual(harness.refused, ["a", "b", "c"])
  }

  func testAnotherMaskKeepsTheValueAndTheCaret() async {
    let harness = FieldHarness(mobile, text: "123 4567")
    harness.field.tap(6)
    harness.masking.mask = mask("###-###-####")
    XCTAssertEqual(harness.shown, "123-45|6-7")
  }
}

extension TextModel {
  /// UIKit moves the caret by itself.
  func move(_ offset: Int) { standInMove(to: NSRange(location: offset, length: 0)) }
}
