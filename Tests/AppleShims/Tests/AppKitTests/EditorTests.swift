import AppKit
import AppleFoundation
import Foundation
import MaskFoundation
import MaskKit
import MaskTestSupport
import MaskUI
import XCTest

/// The app's delegate of the text field.
@MainActor final class ControlDelegate: AppleFoundation.NSObject, NSTextFieldDelegate {
  var changes: [String] = []
  weak var field: NSTextField?
  func controlTextDidChange(_ obj: Notification) { changes.append(field?.stringValue ?? "") }
}

@MainActor final class EditorTests: XCTestCase {
  private let mobile: Mask = {
    var definition = MaskDefinition(groups: "3-4-4")
    definition.dropPrefixes = ["+86", "0086", "86"]
    definition.contentType = .telephoneNumber
    do { return try Mask(definition) } catch { preconditionFailure("\(error)") }
  }()

  private func editing(_ text: String = "") -> (MaskedNSTextField, ControlDelegate, NSWindow) {
    let field = MaskedNSTextField(mobile)
    let delegate = ControlDelegate()
    delegate.field = field
    field.delegate = delegate
    field.stringValue = text
    let window = NSWindow()
    field.beginEditing(in: window)
    return (field, delegate, window)
  }

  private func type(_ keys: String, _ editor: MaskFieldEditor) {
    let nowhere = NSRange(location: NSNotFound, length: 0)
    for key in keys {
      editor.insertText(String(key), replacementRange: nowhere)
      editor.undoManager?.endEvent()
    }
  }

  func testTypingIsMaskedAndToldOnceAnEdit() async {
    let (field, delegate, _) = editing()
    XCTAssertTrue(field.currentEditor() === field.editor)
    type("138a0", field.editor)
    XCTAssertEqual(field.stringValue, "138 0")
    XCTAssertEqual(delegate.changes, ["1", "13", "138", "138 0"])
    XCTAssertEqual(field.editor.selectedRange, NSRange(location: 5, length: 0))
    field.endEditing()
    XCTAssertEqual(field.stringValue, "138 0")
    XCTAssertEqual(field.value, "1380")
  }

  func testTheCaretStaysInTheMiddle() async {
    let (field, _, _) = editing("12345678901")
    field.editor.setSelectedRange(NSRange(location: 4, length: 0))
    field.editor.deleteBackward(nil)
    XCTAssertEqual(field.stringValue, "124 5678 901")
    XCTAssertEqual(field.editor.selectedRange, NSRange(location: 2, length: 0))
    field.editor.setSelectedRange(NSRange(location: 3, length: 0))
    field.editor.deleteForward(nil)
    XCTAssertEqual(field.stringValue, "124 6789 01")
    XCTAssertEqual(field.editor.selectedRange, NSRange(location: 4, length: 0))
  }

  func testStepsAreUndoneWithTheWindowsUndoManager() async {
    let (field, delegate, window) = editing()
    type("138", field.editor)
    field.editor.deleteBackward(nil)
    window.undoManager.endEvent()
    XCTAssertEqual(window.undoManager.depths.undo, 2)
    XCTAssertEqual(field.editor.ownRegistrations, 0, "AppKit registers nothing")
    window.undoManager.undo()
    XCTAssertEqual(field.stringValue, "138")
    window.undoManager.undo()
    XCTAssertEqual(field.stringValue, "")
    window.undoManager.redo()
    window.undoManager.redo()
    XCTAssertEqual(field.stringValue, "13")
    XCTAssertEqual(delegate.changes, ["1", "13", "138", "13", "138", "", "138", "13"])
    field.endEditing()
    XCTAssertFalse(window.undoManager.canUndo, "nothing is left for a field that is gone")
  }

  func testMarkedTextIsLetAloneAndReconciledOnce() async {
    let (field, delegate, _) = editing("138")
    let nowhere = NSRange(location: NSNotFound, length: 0)
    for step in ["y", "yi"] {
      field.editor.setMarkedText(
        step, selectedRange: NSRange(location: step.utf16.count, length: 0),
        replacementRange: nowhere)
      XCTAssertEqual(field.stringValue, "138" + step)
    }
    XCTAssertEqual(field.value, "138")
    field.editor.insertText("１2", replacementRange: nowhere)
    XCTAssertEqual(field.stringValue, "138 12")
    XCTAssertEqual(delegate.changes, ["138y", "138yi", "138 12"])
  }

  func testMarkedTextThatIsLeftIsReconciled() async {
    let (field, _, _) = editing("138")
    field.editor.setMarkedText(
      "yi", selectedRange: NSRange(location: 2, length: 0),
      replacementRange: NSRange(location: NSNotFound, length: 0))
    field.editor.unmarkText()
    XCTAssertEqual(field.stringValue, "138")
  }

  func testCutAndCopyGiveTheTextOrTheValue() async {
    let (field, _, _) = editing("12345678901")
    field.editor.setSelectedRange(NSRange(location: 2, length: 4))
    field.editor.copy(nil)
    XCTAssertEqual(NSPasteboard.general.string(forType: .string), "3 45")
    field.editor.copiedContent = .value
    field.editor.cut(nil)
    XCTAssertEqual(NSPasteboard.general.string(forType: .string), "345")
    XCTAssertEqual(field.stringValue, "126 7890 1")
  }

  func testAPasteLosesItsCountryCode() async {
    let (field, delegate, _) = editing()
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("\u{202d}+86 138-0013-8000\u{202c}", forType: .string)
    field.editor.paste(nil)
    XCTAssertEqual(field.stringValue, "138 0013 8000")
    XCTAssertEqual(delegate.changes, ["138 0013 8000"])
  }

  func testSetFromCodeIsFormatted() async {
    let (field, delegate, _) = editing("+8613800138000")
    XCTAssertEqual(field.stringValue, "138 0013 8000")
    field.value = "139"
    XCTAssertEqual(field.editor.string, "139")
    field.stringValue = "1390"
    XCTAssertEqual(field.editor.string, "139 0")
    XCTAssertEqual(delegate.changes, [])
  }

  func testARefusedKeyAndARangeOutOfBounds() async {
    let (field, delegate, _) = editing("138")
    var refused: [String] = []
    field.editor.onRefusal = { refused += $0.map(\.character) }
    type("x", field.editor)
    XCTAssertEqual(refused, ["x"])
    XCTAssertFalse(
      field.editor.shouldChangeText(
        in: NSRange(location: 3, length: 9), replacementString: ""))
    XCTAssertEqual(field.stringValue, "138")
    XCTAssertEqual(delegate.changes, [])
  }

  func testTheControlsDelegateCanForbid() async {
    let (field, _, _) = editing("138")
    field.allowsEditing = false
    type("1", field.editor)
    XCTAssertEqual(field.stringValue, "138")
  }

  func testWhatChangesTypedTextIsOff() async {
    let (field, _, _) = editing("138")
    let editor = field.editor
    XCTAssertFalse(editor.isAutomaticQuoteSubstitutionEnabled)
    XCTAssertFalse(editor.isAutomaticDashSubstitutionEnabled)
    XCTAssertFalse(editor.isAutomaticTextReplacementEnabled)
    XCTAssertFalse(editor.isAutomaticSpellingCorrectionEnabled)
    XCTAssertFalse(editor.isContinuousSpellCheckingEnabled)
    XCTAssertFalse(editor.isGrammarCheckingEnabled)
    XCTAssertFalse(editor.smartInsertDeleteEnabled)
    XCTAssertEqual(editor.inlinePredictionType, .no)
    XCTAssertFalse(editor.allowsUndo)
    XCTAssertEqual(editor.baseWritingDirection, .leftToRight)
    XCTAssertEqual(field.contentType, .telephoneNumber)
    XCTAssertEqual(field.accessibilityValueDescription(), "1 3 8, 8 missing")
  }

  func testAPlainTextFieldByTheWindowsDelegate() async {
    let field = NSTextField(frame: .zero)
    field.stringValue = "1380"
    let editor = MaskFieldEditor(mobile)
    field.beginEditing(in: NSWindow(), windowEditor: editor)
    XCTAssertEqual(field.stringValue, "138 0")
    type("0", editor)
    XCTAssertEqual(field.stringValue, "138 00")
    editor.undoManager?.undo()
    XCTAssertEqual(field.stringValue, "138 0")
    XCTAssertEqual(editor.undoManager?.canUndo, false, "what was there is no step")
  }

  func testEveryCaseThroughTheEditor() async throws {
    let folder = CaseFiles.folder(beside: #filePath)
      .replacingOccurrences(
        of: "AppleShims/Tests/AppKitTests/Cases", with: "MaskKitTests/Cases")
    let lines = try CaseFiles.read(folder: folder).filter { try $0.isSetByProgram }
    XCTAssertGreaterThanOrEqual(lines.count, 166)
    for line in lines {
      var engine = try EngineField(line)
      let field = MaskedNSTextField(try Mask(line.mask))
      let window = NSWindow()
      field.stringValue = engine.text
      field.beginEditing(in: window)
      let editor = field.editor
      if let selection = line.selection { editor.setSelectedRange(NSRange(selection)) }
      for step in line.steps {
        engine.apply(step)
        try perform(step, on: field, window)
      }
      XCTAssertEqual(field.stringValue, engine.text, line.id)
      XCTAssertEqual(field.value, engine.value, line.id)
      XCTAssertEqual(TextRange(editor.selectedRange), engine.selection, line.id)
      XCTAssertEqual(engine.text, line.expected?.text, line.id)
    }
    print("replayed through the field editor: \(lines.count)")
  }

  private func perform(_ step: FieldEdit, on field: MaskedNSTextField, _ window: NSWindow) throws {
    let editor = field.editor
    switch step {
    case .insert(let text):
      editor.insertText(text, replacementRange: NSRange(location: NSNotFound, length: 0))
    case .paste(let text):
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
      editor.paste(nil)
    case .deleteBackward: editor.deleteBackward(nil)
    case .deleteForward: editor.deleteForward(nil)
    case .deleteSelection: if editor.selectedRange.length > 0 { editor.deleteBackward(nil) }
    case .select(let range): editor.setSelectedRange(NSRange(range))
    case .replace(let range, let text, let selection):
      if let selection { editor.setSelectedRange(NSRange(selection)) }
      if editor.shouldChangeText(in: NSRange(range), replacementString: text) {
        editor.textStorage?.replaceCharacters(in: NSRange(range), with: text)
        editor.didChangeText()
      }
    case .set(let text): field.stringValue = text
    case .change(let definition): field.mask = try Mask(definition)
    case .undo: window.undoManager.undo()
    case .redo: window.undoManager.redo()
    }
    if editor.undoManager?.isUndoing == false { window.undoManager.endEvent() }
  }
}
