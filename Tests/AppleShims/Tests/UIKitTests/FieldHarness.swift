import Foundation
import MaskFoundation
import MaskKit
import MaskUI
import UIKit
import XCTest

/// A mobile number of mainland China, as the catalogue has it.
let mobile: Mask = {
  var definition = MaskDefinition(groups: "3-4-4")
  definition.dropPrefixes = ["+86", "0086", "86"]
  definition.keyboard = .phonePad
  definition.contentType = .telephoneNumber
  return mask(definition)
}()

/// A mask that a test wrote; a wrong one ends the test run with its errors.
func mask(_ definition: MaskDefinition) -> Mask {
  do { return try Mask(definition) } catch { preconditionFailure("\(error)") }
}

/// A mask of a pattern.
func mask(_ pattern: String) -> Mask { mask(MaskDefinition(pattern: pattern)) }

/// A plain text field with a mask on it, and everything that was told of it.
@MainActor final class FieldHarness {
  let field: UITextField
  let masking: MaskDelegate
  var events: [String] = []
  var announced: [String] = []
  var values: [String] = []
  var refused: [String] = []
  private var observer: (any NSObjectProtocol)?

  /// A plain text field, with the mask as an interaction.
  init(
    _ mask: Mask, text: String = "", next: (any NSObjectProtocol)? = nil, kerning: CGFloat? = nil
  ) {
    field = UITextField()
    field.text = text
    masking = MaskDelegate(mask, next: next, kerning: kerning)
    field.addInteraction(masking)
    listen()
  }

  /// A field of the library's own class.
  init(masked field: MaskedUITextField) {
    self.field = field
    masking = field.masking ?? MaskDelegate(mobile)
    listen()
  }

  private func listen() {
    let field = field
    field.addAction(
      UIAction { [weak self] _ in self?.events.append(field.text ?? "") }, for: .editingChanged)
    observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.announced.append(self?.field.text ?? "") }
    }
    masking.onChange = { [weak self] in self?.values.append($0.value) }
    masking.onRefusal = { [weak self] in self?.refused += $0.map(\.character) }
  }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// The text with the caret, or the ends of the selection, written into it.
  var shown: String {
    let text = field.text ?? ""
    let selection = field.model.selection
    var units = Array(text.utf16)
    if selection.length > 0 {
      units.insert(contentsOf: "›".utf16, at: NSMaxRange(selection))
      units.insert(contentsOf: "‹".utf16, at: selection.location)
    } else {
      units.insert(contentsOf: "|".utf16, at: selection.location)
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// Lets what was put off to the next turn of the run loop happen.
@MainActor func nextTurn() async {
  for _ in 0..<5 { await Task.yield() }
}
