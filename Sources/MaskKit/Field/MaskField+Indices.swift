extension MaskField {
  /// The selection as indices of ``text``.
  public var selectedIndices: Range<String.Index> {
    Range(selection, in: text) ?? text.endIndex..<text.endIndex
  }

  /// Moves the selection to indices of ``text``.
  public mutating func select(_ range: some RangeExpression<String.Index>) {
    select(TextRange(range, in: text))
  }

  /// Replaces a range of indices of ``text`` by `string`, as
  /// ``replace(_:with:selection:)`` does.
  public mutating func replace(
    _ range: some RangeExpression<String.Index>, with string: String
  ) {
    replace(TextRange(range, in: text), with: string)
  }
}
