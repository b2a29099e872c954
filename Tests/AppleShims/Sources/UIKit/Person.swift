// What a person and the system do to a field. Each is one event of the run loop.
extension UITextField {
  /// Keys, one event each.
  public func type(_ keys: String) {
    for key in keys { typeAtOnce(String(key)) }
  }
  /// Text that arrives in one piece without being pasted, as from dictation.
  public func typeAtOnce(_ text: String) { event { insertText(text) } }
  public func pressBackspace() { event { deleteBackward() } }
  public func pressForwardDelete() { event { model.deleteForward() } }
  public func tap(_ offset: Int) { select(offset, offset) }
  public func select(_ start: Int, _ end: Int) {
    event { model.move(to: NSRange(location: start, length: end - start)) }
  }
  public func pasteText(_ text: String) {
    event {
      UIPasteboard.general.string = text
      paste(nil)
    }
  }
  /// The system asks to make `range` `text`, whatever the selection is.
  public func systemReplaces(_ start: Int, _ end: Int, with text: String) {
    event { model.edit(NSRange(location: start, length: end - start), text) }
  }
  /// A suggestion above the keyboard is chosen. The field is probed first, with a blank or, since
  /// iOS 14, with nothing; on a refusal nothing more happens. Then all of the text is replaced.
  /// https://github.com/marmelroy/PhoneNumberKit/issues/426
  public func autofill(_ text: String, probe: String = " ") {
    event {
      guard allows(NSRange(location: 0, length: 0), probe) else { return }
      if !probe.isEmpty {
        model.text = probe
        model.move(to: NSRange(location: probe.utf16.count, length: 0))
        textDidChange()
      }
      model.edit(NSRange(location: 0, length: model.length), text)
    }
  }
  /// An input method: each letter stands marked in the field until a candidate is chosen.
  public func compose(_ steps: [String], commit: String?) {
    for step in steps {
      event {
        setMarkedText(step, selectedRange: NSRange(location: step.utf16.count, length: 0))
      }
    }
    if let commit {
      event { insertText(commit) }
    } else {
      event { unmarkText() }
    }
  }
  public func pressClearButton() {
    event {
      guard delegate?.textFieldShouldClear(self) ?? true else { return }
      model.text = ""
      model.move(to: NSRange(location: 0, length: 0))
      textDidChange()
    }
  }
  public func shakeToUndo() { event { undoManager?.undo() } }
  public func redo() { event { undoManager?.redo() } }

  private func event(_ body: () -> Void) {
    body()
    model.endEvent()
  }
}
