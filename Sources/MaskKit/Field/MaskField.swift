/// A masked text field without a widget: a value, a selection, and the edits a person makes.
public struct MaskField: Sendable, Hashable {
  /// The mask. ``change(to:)`` sets another.
  public private(set) var mask: Mask
  /// What the person means: the characters in the slots.
  public private(set) var value: String = ""
  /// What the field shows.
  public private(set) var text: String = ""
  /// The selection, in UTF-16 code units of ``text``. A caret is an empty range.
  public private(set) var selection = TextRange(0, 0)
  /// What the last edit refused.
  public private(set) var refused: [Refusal] = []

  /// An empty field.
  public init(_ mask: Mask) { self.mask = mask }

  /// A field that holds `text`, formatted or not, the caret at the end.
  public init(_ mask: Mask, text: String) {
    self.mask = mask
    set(text)
  }

  /// How far the value has come.
  public var state: ValueState { mask.state(of: value) }
  /// The selection in characters of ``value``.
  public var valueSelection: TextRange { selection }

  /// Types `string` over the selection.
  public mutating func insert(_ string: String) { text += string; value = text }
  /// Pastes `string` over the selection.
  public mutating func paste(_ string: String) { insert(string) }
  /// One press of backspace; with a selection, its deletion.
  public mutating func deleteBackward() { text = String(text.dropLast()); value = text }
  /// One press of forward delete; with a selection, its deletion.
  public mutating func deleteForward() {}
  /// Deletes what is selected.
  public mutating func deleteSelection() {}
  /// Moves the selection. Ends outside the text are moved into it; a reversed range is refused.
  public mutating func select(_ range: TextRange) { selection = range }
  /// What UITextField's delegate is told: `range` becomes `string`. The intent is found from
  /// `selection`, as the host reported it before the edit, or from the field's own.
  public mutating func replace(
    _ range: TextRange, with string: String, selection: TextRange? = nil
  ) {}
  /// The program sets the whole text, formatted or not. The caret goes to the end.
  public mutating func set(_ string: String) { text = string; value = string }
  /// Sets another mask. The value is kept as far as it fits.
  public mutating func change(to mask: Mask) { self.mask = mask }
  /// Whether there is a step to undo.
  public var canUndo: Bool { false }
  /// Whether there is a step to redo.
  public var canRedo: Bool { false }
  /// Takes back the last step. Returns whether there was one.
  @discardableResult public mutating func undo() -> Bool { false }
  /// Takes back the last undo. Returns whether there was one.
  @discardableResult public mutating func redo() -> Bool { false }
}
