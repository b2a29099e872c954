public import Foundation
public import MaskKit

extension MaskField {
  /// The selection as UIKit and AppKit count it, in UTF-16 code units of ``MaskKit/MaskField/text``.
  public var selectedRange: NSRange {
    NSRange(selection)
  }

  /// The selection as indices of ``MaskKit/MaskField/text``.
  public var selectedIndices: Range<String.Index> {
    Range(selectedRange, in: text) ?? text.endIndex..<text.endIndex
  }

  /// Moves the selection. Ends outside the text are moved into it.
  public mutating func select(_ range: NSRange) {
    select(TextRange(range))
  }

  /// Moves the selection to indices of ``MaskKit/MaskField/text``.
  public mutating func select(_ range: some RangeExpression<String.Index>) {
    select(TextRange(range, in: text))
  }

  /// What a text field's delegate is told: `range` becomes `string`.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units of the text. Outside the text it is refused.
  ///   - string: What shall stand there.
  ///   - selection: The selection that the host had before the edit, from which the intent is
  ///     found; the field's own, if left out.
  public mutating func replace(
    _ range: NSRange, with string: String, selection: NSRange? = nil
  ) {
    replace(TextRange(range), with: string, selection: selection.map { TextRange($0) })
  }

  /// Replaces a range of indices of ``MaskKit/MaskField/text`` by `string`.
  public mutating func replace(
    _ range: some RangeExpression<String.Index>, with string: String
  ) {
    replace(TextRange(range, in: text), with: string)
  }
}
