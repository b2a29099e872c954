#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskFoundation
  import MaskKit
  import UIKit

  /// What a mask needs of a text field or text view.
  @MainActor protocol MaskInput: UIView, UITextInput {
    /// The text, empty if there is none.
    var currentText: String { get }
    /// How the text is aligned.
    var textAlignment: NSTextAlignment { get set }
    /// The attributes that text without kerning has.
    var plainAttributes: [NSAttributedString.Key: Any] { get }
    /// Writes the text.
    func show(_ text: String)
    /// Writes the text with attributes.
    func show(_ text: NSAttributedString)
    /// Tells everyone but the mask's delegate that the person changed the text.
    func announceChange(to next: (any NSObjectProtocol)?)
    /// Tells the app's delegate that the selection moved.
    func announceSelection(to next: (any NSObjectProtocol)?)
  }

  extension MaskInput {
    /// The selection in UTF-16 code units; `nil` in a field that has none.
    var selectedOffsets: TextRange? {
      guard let range = selectedTextRange else { return nil }
      let start = offset(from: beginningOfDocument, to: range.start)
      return TextRange(start, start + offset(from: range.start, to: range.end))
    }

    /// Moves the selection.
    func moveSelection(to range: TextRange) {
      guard let start = position(from: beginningOfDocument, offset: range.start),
        let end = position(from: beginningOfDocument, offset: range.end)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }

    /// The state that the field is in.
    var hostState: HostState {
      HostState(
        text: currentText, selection: selectedOffsets, isComposing: markedTextRange != nil,
        keyboardComposes: HostState.composes(language: textInputMode?.primaryLanguage))
    }

    /// Digits run from left to right in a right-to-left app too; the field stays at its side.
    func writeLeftToRight() {
      if let all = textRange(from: beginningOfDocument, to: endOfDocument) {
        setBaseWritingDirection(.leftToRight, for: all)
      }
      if textAlignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft {
        textAlignment = .right
      }
    }
  }

  extension UITextField: MaskInput {
    var currentText: String { text ?? "" }
    var plainAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }
    func show(_ text: String) { self.text = text }
    func show(_ text: NSAttributedString) { attributedText = text }
    func announceChange(to next: (any NSObjectProtocol)?) {
      sendActions(for: .editingChanged)
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }
    func announceSelection(to next: (any NSObjectProtocol)?) {
      (next as? any UITextFieldDelegate)?.textFieldDidChangeSelection?(self)
    }
  }

  extension UITextView: MaskInput {
    var currentText: String { text ?? "" }
    var plainAttributes: [NSAttributedString.Key: Any] { typingAttributes }
    func show(_ text: String) { self.text = text }
    func show(_ text: NSAttributedString) { attributedText = text }
    func announceChange(to next: (any NSObjectProtocol)?) {
      (next as? any UITextViewDelegate)?.textViewDidChange?(self)
      NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
    func announceSelection(to next: (any NSObjectProtocol)?) {
      (next as? any UITextViewDelegate)?.textViewDidChangeSelection?(self)
    }
  }
#endif
