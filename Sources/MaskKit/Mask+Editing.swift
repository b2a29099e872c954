/// What a text field shows after an edit.
public struct EditedText: Sendable, Hashable {
  private let mask: Mask
  private let content: FieldContent
  /// What was refused, with offsets into the replacement.
  public let refused: Refusals

  init(mask: Mask, content: FieldContent, refused: Refusals) {
    self.mask = mask
    self.content = content
    self.refused = refused
  }

  /// The text to show.
  public var text: String { content.rendered.text }
  /// The characters in the slots.
  public var value: String { content.value }
  /// The selection to set, in UTF-16 code units of ``text``.
  public var selection: TextRange { content.selection }
  /// How far the value has come.
  public var state: ValueState { mask.state(of: content.value) }
}

extension Mask {
  /// What a field shows after an edit, for a host that has a text, a range and a replacement, as
  /// UITextField's delegate does.
  ///
  ///     let edited = phone.edit("138 0013", replacing: TextRange(caret: 8), with: "8")
  ///     edited.text       // "138 0013 8"
  ///     edited.selection  // a caret at 10
  ///
  /// The answer is the same as that of a ``MaskField`` that shows `text`. A text that is no
  /// rendering of the mask is formatted first.
  ///
  /// - Parameters:
  ///   - text: what the field shows before the edit.
  ///   - range: what is replaced, in UTF-16 code units of `text`. A range that is reversed or not
  ///     inside the text is refused: nothing changes.
  ///   - replacement: what takes its place.
  ///   - selection: the selection before the edit. It tells backspace from forward delete and from
  ///     the deletion of a selection; without it a deletion is a backspace.
  public func edit(
    _ text: String, replacing range: TextRange, with replacement: String,
    selection: TextRange? = nil
  ) -> EditedText {
    let editor = Editor(mask: self)
    var (content, ends) = editor.content(showing: text)
    let units = text.utf16.count
    func place(_ range: TextRange) -> TextRange {
      guard let ends else { return range }
      return editor.place(range, in: text, ends: ends, content)
    }
    if let selection, selection.isWithin(units) { content.selection = place(selection) }
    let edit = HostEdit(range: range, replacement: replacement, selection: selection)
    guard range.isWithin(units), !edit.isProbe else {
      content.selection = content.moved(content.selection, storage)
      return EditedText(mask: self, content: content, refused: Refusals())
    }
    let site = editor.site(place(range), content)
    let outcome = editor.edit(
      &content, site, with: replacement, intent: edit.intent(folding: storage.folding))
    if !outcome.changedValue { content.selection = content.moved(content.selection, storage) }
    return EditedText(mask: self, content: content, refused: outcome.refused)
  }
}
