import Foundation
import MaskKit
import MaskTestSupport
import MaskUI
import UIKit
import XCTest

/// Every handed case, said as what a person does to a text field: same text, same caret.
@MainActor final class ReplayTests: XCTestCase {
  func testEveryCaseThroughTheField() async throws {
    let lines = try CaseFiles.read(folder: folder).filter { try $0.isSetByProgram }
    XCTAssertGreaterThanOrEqual(lines.count, 166)
    for version in [18, 26] {
      var replayed = 0
      for line in lines {
        let field = MaskedUITextField(try Mask(line.mask))
        field.systemVersion = version
        field.text = try EngineField(line).text
        let masking = try XCTUnwrap(field.masking)
        let difference = try await replay(line, field, masking)
        XCTAssertNil(difference, "iOS \(version), \(line.id)")
        if difference == nil { replayed += 1 }
      }
      print("replayed through the field as on iOS \(version): \(replayed) of \(lines.count)")
    }
  }

  func testEveryCaseThroughAPlainFieldsDelegate() async throws {
    let lines = try CaseFiles.read(folder: folder).filter { try $0.isSetByProgram }
    var replayed = 0
    for line in lines {
      let masking = MaskDelegate(try Mask(line.mask))
      let field = UITextField()
      field.text = try EngineField(line).text
      field.addInteraction(masking)
      let difference = try await replay(line, field, masking)
      // A pasted blank: a delegate is not told that it was pasted, and it counts as typed.
      if line.id == "KEY-05" {
        XCTAssertNotNil(difference)
      } else {
        XCTAssertNil(difference, line.id)
      }
      if difference == nil { replayed += 1 }
    }
    print("replayed through a plain field's delegate: \(replayed) of \(lines.count)")
  }

  private let folder = CaseFiles.folder(beside: #filePath)
    .replacingOccurrences(of: "AppleShims/Tests/UIKitTests/Cases", with: "MaskKitTests/Cases")

  /// Returns what differs, or `nil`.
  private func replay(
    _ line: ReplayLine, _ field: UITextField, _ masking: MaskDelegate
  ) async throws -> String? {
    var engine = try EngineField(line)
    masking.forgetSteps()
    if let selection = line.selection { field.select(selection.start, selection.end) }
    for step in line.steps {
      engine.apply(step)
      try perform(step, on: field, masking)
      await nextTurn()
    }
    let caret = TextRange(
      location: field.model.selection.location, length: field.model.selection.length)
    var found: [String] = []
    if field.text != engine.text { found.append("text \(field.text ?? "") not \(engine.text)") }
    if masking.value != engine.value { found.append("value \(masking.value) not \(engine.value)") }
    if caret != engine.selection { found.append("caret \(caret) not \(engine.selection)") }
    if let expected = line.expected {
      if field.text != expected.text { found.append("text expected \(expected.text)") }
      if caret != expected.selection { found.append("caret expected \(expected.selection)") }
    }
    if !field.model.raised.isEmpty { found.append("raised \(field.model.raised)") }
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  private func perform(
    _ step: FieldEdit, on field: UITextField, _ masking: MaskDelegate
  ) throws {
    switch step {
    case .insert(let text): field.typeAtOnce(text)
    case .paste(let text): field.pasteText(text)
    case .deleteBackward: field.pressBackspace()
    case .deleteForward: field.pressForwardDelete()
    case .deleteSelection: if field.model.selection.length > 0 { field.pressBackspace() }
    case .select(let range): field.select(range.start, range.end)
    case .replace(let range, let text, let selection):
      if let selection { field.select(selection.start, selection.end) }
      field.systemReplaces(range.start, range.end, with: text)
    case .set(let text): masking.text = text
    case .change(let definition): masking.mask = try Mask(definition)
    case .undo: field.shakeToUndo()
    case .redo: field.redo()
    }
  }
}
