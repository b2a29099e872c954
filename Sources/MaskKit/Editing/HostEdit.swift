/// What a host reports: a range of the text it shows becomes a replacement.
struct HostEdit {
  var range: TextRange
  var replacement: String
  /// The selection before the edit, as the host reports it; `nil` if it does not know.
  var selection: TextRange?

  /// Whether the edit says nothing, as a host's probe does.
  var isProbe: Bool { range.isEmpty && replacement.isEmpty }

  /// What the person meant.
  func intent(folding: Folding) -> EditIntent {
    guard replacement.isEmpty else {
      return AdmittedText.isSingle(replacement, folding: folding) ? .insert : .paste
    }
    guard let selection else { return .deleteBackward }
    if !selection.isEmpty { return .deleteSelection }
    if selection.start == range.end { return .deleteBackward }
    return selection.start == range.start ? .deleteForward : .deleteBackward
  }
}
