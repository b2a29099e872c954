public import MaskKit

/// What cut and copy put on the pasteboard.
public enum CopiedContent: Sendable, Hashable {
  /// The selected text as it is shown, separators and all.
  case text
  /// The selected characters of the value.
  case value
}

extension MaskField {
  /// What a copy of the selection gives.
  public func copied(as content: CopiedContent) -> String {
    switch content {
    case .text:
      return String(text[selectedIndices])
    case .value:
      let scalars = value.unicodeScalars
      let start = min(max(valueSelection.start, 0), scalars.count)
      let end = min(max(valueSelection.end, start), scalars.count)
      return String(String.UnicodeScalarView(scalars.dropFirst(start).prefix(end - start)))
    }
  }
}
