import Foundation
import MaskKit
import MaskTestSupport
import MaskUI
import UIKit
import XCTest

/// Every handed case through a field that holds the bare value: same value, same place in it.
@MainActor final class KernedReplayTests: XCTestCase {
  func testEveryCaseThroughTheKernedField() async throws {
    let folder = CaseFiles.folder(beside: #filePath)
      .replacingOccurrences(
        of: "AppleShims/Tests/UIKitTests/Cases", with: "MaskKitTests/Cases")
    var replayed = 0
    for line in try CaseFiles.read(folder: folder) where try line.isSetByProgram {
      // Without separators there is nothing that backspace could skip.
      if line.mask.backspace == .skip { continue }
      var engine = try EngineField(line)
      let field = MaskedUITextField(try Mask(line.mask), kerning: 8)
      field.value = engine.value
      field.masking?.forgetSteps()
      select(engine.selection, in: field, of: engine)
      for step in line.steps {
        try perform(step, on: field, before: engine)
        engine.apply(step)
        await nextTurn()
      }
      XCTAssertEqual(field.text, engine.value, line.id)
      let selection = field.model.selection
      XCTAssertEqual(
        TextRange(location: selection.location, length: selection.length),
        shown(engine.selection, of: engine), line.id)
      replayed += 1
    }
    print("replayed through the kerned field: \(replayed)")
    XCTAssertGreaterThanOrEqual(replayed, 163)
  }

  /// A range of the text as a range of the bare value, in UTF-16 code units.
  private func shown(_ range: TextRange, of engine: EngineField) -> TextRange {
    var probe = engine.field
    probe.select(range)
    func units(_ k: Int) -> Int {
      String(String.UnicodeScalarView(engine.value.unicodeScalars.prefix(k))).utf16.count
    }
    return TextRange(units(probe.valueSelection.start), units(probe.valueSelection.end))
  }

  private func select(_ range: TextRange, in field: UITextField, of engine: EngineField) {
    let range = shown(range, of: engine)
    field.select(range.start, range.end)
  }

  private func perform(
    _ step: FieldEdit, on field: MaskedUITextField, before engine: EngineField
  ) throws {
    switch step {
    case .insert(let text): field.typeAtOnce(text)
    case .paste(let text): field.pasteText(text)
    case .deleteBackward:
      // With only a separator selected nothing is selected here, and a key would take a character.
      if engine.selection.isEmpty || field.model.selection.length > 0 { field.pressBackspace() }
    case .deleteForward: field.pressForwardDelete()
    case .deleteSelection: if field.model.selection.length > 0 { field.pressBackspace() }
    case .select(let range): select(range, in: field, of: engine)
    case .replace(let range, let text, let selection):
      if let selection { select(selection, in: field, of: engine) }
      // A key that deletes a separator alone deletes the character beside it.
      let wanted = shown(range, of: engine)
      if text.isEmpty && wanted.isEmpty && range.isWithin(engine.text.utf16.count) {
        if engine.selection.isEmpty {
          if engine.selection.start == range.end {
            field.pressBackspace()
          } else {
            field.pressForwardDelete()
          }
        }
      } else if range.isWithin(engine.text.utf16.count) {
        field.systemReplaces(wanted.start, wanted.end, with: text)
      } else {
        field.systemReplaces(range.start, range.end, with: text)
      }
    case .set(let text): field.text = text
    case .change(let definition): field.textMask = try Mask(definition)
    case .undo: field.shakeToUndo()
    case .redo: field.redo()
    }
  }
}
