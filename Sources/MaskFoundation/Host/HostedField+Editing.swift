public import MaskKit

extension HostedField {
  /// The program sets the whole text, formatted or not. The caret goes to the end.
  public mutating func set(_ text: String) {
    guard text != shownText else { return }
    step { $0.set(text) }
  }

  /// The program sets the value.
  public mutating func setValue(_ value: String) {
    guard value != field.value else { return }
    let mask = field.mask
    step { $0.set(mask.fits(value) ? mask.render(value) : value) }
  }

  /// Sets another mask. The value is kept as far as it fits.
  public mutating func change(to mask: Mask) {
    guard mask != field.mask else { return }
    step { $0.change(to: mask) }
  }

  /// Deletes what is selected, as a cut does.
  public mutating func deleteSelection() {
    step { $0.deleteSelection() }
  }

  /// Takes back the last step. Returns whether there was one.
  @discardableResult public mutating func undo() -> Bool {
    guard field.undo() else {
      undoDepth = 0
      return false
    }
    undoDepth = max(0, undoDepth - 1)
    redoDepth += 1
    return true
  }

  /// Takes back the last undo. Returns whether there was one.
  @discardableResult public mutating func redo() -> Bool {
    guard field.redo() else {
      redoDepth = 0
      return false
    }
    redoDepth = max(0, redoDepth - 1)
    undoDepth += 1
    return true
  }

  /// Makes `range` of the shown text `replacement`, with the intent found from the host's
  /// selection before the edit.
  mutating func replaceShown(
    _ range: TextRange, with replacement: String, selection: TextRange?
  ) {
    if let selection { select(selection) }
    let range = textRange(ofShown: range)
    let reported = selection.map { textRange(ofShown: $0) }
    step { $0.replace(range, with: replacement, selection: reported) }
    refused = field.refused
  }

  /// Runs an edit and counts the step that it made, if it made one of its own.
  ///
  /// Keys in a row are one step. Whether this edit opened a step shows when it is taken back: it
  /// did, if that leads to where the field was before.
  private mutating func step(_ edit: (inout MaskField) -> Void) {
    let before = field
    edit(&field)
    guard field.value != before.value || field.mask != before.mask else { return }
    redoDepth = 0
    var earlier = field
    if !earlier.undo() {
      undoDepth = 0
    } else if earlier.value == before.value && earlier.mask == before.mask {
      undoDepth += 1
    } else {
      undoDepth = max(undoDepth, 1)
    }
  }
}
