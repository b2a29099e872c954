/// What the person meant by an edit.
public enum EditIntent: String, Sendable, Hashable, CaseIterable {
  /// Typed.
  case insert
  /// Pasted, filled in, dropped: a text that came as a whole.
  case paste
  /// Backspace at a caret.
  case deleteBackward
  /// Forward delete at a caret.
  case deleteForward
  /// Any delete key, or a cut, with something selected.
  case deleteSelection
}
