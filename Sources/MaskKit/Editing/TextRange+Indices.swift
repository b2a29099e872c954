extension TextRange {
  /// A range of indices of `text`, in UTF-16 code units. Indices behind the text's end, as those of
  /// another text may be, stand for the end.
  public init(_ range: some RangeExpression<String.Index>, in text: some StringProtocol) {
    let indices = range.relative(to: text)
    let units = text.utf16
    func offset(_ index: String.Index) -> Int {
      let inside = min(max(index, units.startIndex), units.endIndex)
      return units.distance(from: units.startIndex, to: inside)
    }
    self.init(offset(indices.lowerBound), offset(indices.upperBound))
  }
}

extension Range<String.Index> {
  /// The indices of `text` between which a range lies; `nil` if it is reversed or not inside the
  /// text. In the middle of a surrogate pair there is an index too.
  public init?(_ range: TextRange, in text: some StringProtocol) {
    let units = text.utf16
    guard range.start >= 0, range.start <= range.end,
      let start = units.index(
        units.startIndex, offsetBy: range.start, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.end - range.start, limitedBy: units.endIndex)
    else { return nil }
    self = start..<end
  }
}
