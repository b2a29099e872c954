import MaskKit

/// One step of a replay: an edit, as data.
enum ReplayStep: Equatable {
  case insert(String)
  case paste(String)
  case deleteBackward
  case deleteForward
  case deleteSelection
  case select(TextRange)
  case replace(TextRange, String, selection: TextRange?)
  case set(String)
  case mask(Mask)
  case undo
  case redo

  /// The words that `do` may hold.
  static let names = [
    "insert", "paste", "deleteBackward", "deleteForward", "deleteSelection", "select", "replace",
    "set", "mask", "undo", "redo",
  ]

  /// Does to `field` what the step says.
  func apply(to field: inout MaskField) {
    switch self {
    case .insert(let text): field.insert(text)
    case .paste(let text): field.paste(text)
    case .deleteBackward: field.deleteBackward()
    case .deleteForward: field.deleteForward()
    case .deleteSelection: field.deleteSelection()
    case .select(let range): field.select(range)
    case .replace(let range, let text, let selection):
      field.replace(range, with: text, selection: selection)
    case .set(let text): field.set(text)
    case .mask(let mask): field.change(to: mask)
    case .undo: field.undo()
    case .redo: field.redo()
    }
  }
}
