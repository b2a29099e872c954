import MaskKit

/// What a person reads about a field.
enum Words {
  /// How far a value has come: `2 more`, `complete`, `check digit does not hold`.
  static func state(of field: MaskField) -> String {
    let missing = field.mask.missing(after: field.value)
    switch field.state {
    case .empty:
      guard let missing, missing > 0 else { return "empty" }
      return "empty, \(missing) to come"
    case .partial:
      guard let missing else { return "no complete length is left" }
      return missing > 0 ? "\(missing) more" : "a place was left out"
    case .complete:
      let canGrow = !field.mask.rest(after: field.value).isEmpty
      return canGrow ? "complete, more may come" : "complete"
    case .invalid:
      if missing == 0, let check = field.mask.definition.check, !check.holds(for: field.value) {
        return "check digit does not hold"
      }
      return "no layout of this mask has room for it"
    }
  }

  /// The caret, or the selection, in both units.
  static func caret(of field: MaskField) -> String {
    "text \(offsets(field.selection)) (UTF-16), value \(offsets(field.valueSelection)) (characters)"
  }

  /// The same for a narrow screen.
  static func shortCaret(of field: MaskField) -> String {
    "text \(offsets(field.selection)), value \(offsets(field.valueSelection))"
  }

  private static func offsets(_ range: TextRange) -> String {
    range.isEmpty ? "\(range.start)" : "\(range.start)-\(range.end)"
  }

  /// A text in quotes, shortened if it is long.
  static func quoted(_ text: String) -> String {
    let short = text.prefix(24)
    return "\"\(short)\(short.endIndex == text.endIndex ? "" : "...")\""
  }
}
