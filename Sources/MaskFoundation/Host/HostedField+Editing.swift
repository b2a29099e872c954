public import MaskKit

extension HostedField {
  /// The program sets the whole text, formatted or not. The caret goes to the end.
  public mutating func set(_ text: String) {
    guard text != shownText else { return }
    field.set(text)
  }

  /// The program sets the value.
  public mutating func setValue(_ value: String) {
    guard value != field.value else { return }
    let mask = field.mask
    field.set(mask.fits(value) ? mask.render(value) : value)
  }

  /// Sets another mask. The value is kept as far as it fits.
  public mutating func change(to mask: Mask) {
    guard mask != field.mask else { return }
    field.change(to: mask)
  }

  /// Deletes what is selected, as a cut does.
  public mutating func deleteSelection() {
    field.deleteSelection()
  }

  /// Forgets what could be undone. Value and selection stay.
  public mutating func forgetSteps() {
    let selection = field.selection
    field = MaskField(field.mask, value: field.value) ?? MaskField(field.mask, shown: field.text)
    field.select(selection)
  }

  /// Takes back the last step. Returns whether there was one.
  @discardableResult public mutating func undo() -> Bool {
    refused = nil
    return field.undo()
  }

  /// Takes back the last undo. Returns whether there was one.
  @discardableResult public mutating func redo() -> Bool {
    refused = nil
    return field.redo()
  }

  /// Makes `range` of the shown text `replacement`, with the intent found from the host's
  /// selection before the edit.
  mutating func replaceShown(
    _ range: TextRange, with replacement: String, selection: TextRange?
  ) {
    if let selection { select(selection) }
    let range = textRange(ofShown: range)
    let reported = selection.map { textRange(ofShown: $0) }
    field.replace(range, with: replacement, selection: reported)
    refused = field.refused.isEmpty ? nil : field.refused
  }
}
