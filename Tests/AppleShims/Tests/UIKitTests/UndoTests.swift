import MaskFoundation
import MaskKit
import MaskUI
import UIKit
import XCTest

@MainActor final class UndoTests: XCTestCase {
  func testStepsAreUndoneAndRedone() async {
    let harness = FieldHarness(mobile)
    harness.field.type("138")
    harness.field.pressBackspace()
    harness.field.pasteText("9-0-0-1")
    await nextTurn()
    XCTAssertEqual(harness.shown, "139 001|")
    for shown in ["13|", "138|", "|"] {
      harness.field.shakeToUndo()
      await nextTurn()
      XCTAssertEqual(harness.shown, shown)
    }
    XCTAssertEqual(harness.field.undoManager?.canUndo, false)
    for shown in ["138|", "13|", "139 001|"] {
      harness.field.redo()
      await nextTurn()
      XCTAssertEqual(harness.shown, shown)
    }
    XCTAssertEqual(harness.field.undoManager?.canRedo, false)
  }

  func testUndoSendsTheEventsOfAnEdit() async {
    let harness = FieldHarness(mobile)
    harness.field.type("1")
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.events, ["1", ""])
    XCTAssertEqual(harness.values, ["1", ""])
  }

  func testNoneOfUIKitsRegistrationsIsLeft() async {
    let harness = FieldHarness(mobile)
    harness.field.autofill("13800138000")
    harness.field.compose(["a", "ab"], commit: "99999999999999")
    harness.field.pasteText("00000000000000000000")
    harness.field.systemReplaces(0, 0, with: " ")
    await nextTurn()
    let depths = harness.field.undoManager?.depths
    XCTAssertEqual(depths?.undo, harness.masking.field.undoCount)
    for _ in 0..<20 {
      harness.field.shakeToUndo()
      await nextTurn()
    }
    for _ in 0..<20 {
      harness.field.redo()
      await nextTurn()
    }
    XCTAssertEqual(harness.field.model.raised, [])
  }

  func testANewEditForgetsWhatWasUndone() async {
    let harness = FieldHarness(mobile)
    harness.field.type("1")
    harness.field.shakeToUndo()
    harness.field.type("2")
    XCTAssertEqual(harness.field.undoManager?.canRedo, false)
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.shown, "|")
  }

  func testTheSelectionComesBack() async {
    let harness = FieldHarness(mobile, text: "123 4567")
    harness.field.select(1, 6)
    harness.field.type("98")
    harness.field.shakeToUndo()
    XCTAssertEqual(harness.shown, "1‹23 45›67")
  }

  func testWhatWasThereAtTheStartIsNoStep() async {
    let harness = FieldHarness(mobile, text: "13800138000")
    XCTAssertEqual(harness.shown, "138 0013 8000|")
    XCTAssertEqual(harness.field.undoManager?.canUndo, false)
  }
}
