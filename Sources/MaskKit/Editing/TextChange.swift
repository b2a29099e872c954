/// The difference between two texts, for a host that only sees the outcome of an edit: a binding
/// that changed, an input method that committed.
public struct TextChange: Sendable, Hashable {
  /// The part of the old text that is gone.
  public var range: TextRange
  /// What stands there in the new text.
  public var replacement: String

  /// Finds the difference.
  ///
  /// - Parameters:
  ///   - caret: where the caret stands in the new text, in UTF-16 code units. What stands behind
  ///     it is matched from the right, what stands before it from the left. Without it, or where
  ///     it is not inside the text, the common beginning is taken first, then the common end.
  public init(from old: String, to new: String, caret: Int? = nil) {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    let limit = caret.flatMap { Self.scalarCount(of: new, units: $0) }

    func commonBeginning(upTo limit: Int) -> Int {
      var count = 0
      while count < limit, old[count] == new[count] { count += 1 }
      return count
    }
    func commonEnd(upTo limit: Int) -> Int {
      var count = 0
      while count < limit, old[old.count - 1 - count] == new[new.count - 1 - count] { count += 1 }
      return count
    }

    let start: Int
    let end: Int
    if let limit {
      end = commonEnd(upTo: min(new.count - limit, old.count))
      start = commonBeginning(upTo: min(limit, old.count - end))
    } else {
      start = commonBeginning(upTo: min(old.count, new.count))
      end = commonEnd(upTo: min(old.count, new.count) - start)
    }
    range = TextRange(Self.units(old[..<start]), Self.units(old[..<(old.count - end)]))
    var replacement = String.UnicodeScalarView()
    replacement.append(contentsOf: new[start..<(new.count - end)])
    self.replacement = String(replacement)
  }

  /// How many scalars end at or before a number of units; `nil` outside the text.
  private static func scalarCount(of scalars: [Unicode.Scalar], units: Int) -> Int? {
    guard units >= 0 else { return nil }
    var seen = 0
    for (index, scalar) in scalars.enumerated() {
      let width = scalar.value > 0xFFFF ? 2 : 1
      guard seen + width <= units else { return index }
      seen += width
    }
    return seen == units ? scalars.count : nil
  }

  private static func units(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
  }
}
