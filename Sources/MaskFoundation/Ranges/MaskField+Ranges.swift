public import Foundation
public import MaskKit

extension MaskField {
  /// The selection as UIKit and AppKit count it, in UTF-16 code units of ``MaskKit/MaskField/text``.
  public var selectedRange: NSRange {
    NSRange(selection)
  }

  /// Moves the selection. Ends outside the text are moved into it.
  public mutating func select(_ range: NSRange) {
    select(TextRange(range))
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
}
