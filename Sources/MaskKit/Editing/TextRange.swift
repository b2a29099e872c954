/// A range of a text in UTF-16 code units, as `NSRange` and the DOM count.
///
/// It can say anything a host may say, also what makes no sense: reversed, negative, past the end.
/// An edit refuses such a range; nothing traps.
public struct TextRange: Sendable, Hashable {
  /// The offset of the first code unit.
  public var start: Int
  /// The offset behind the last code unit.
  public var end: Int

  /// A range from `start` up to `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// A caret.
  public init(caret: Int) {
    self.init(caret, caret)
  }

  /// A range as `NSRange` writes it. An end that no `Int` can hold gives a range that is refused.
  public init(location: Int, length: Int) {
    let (end, overflow) = location.addingReportingOverflow(length)
    self.init(location, overflow ? Int.min : end)
  }

  /// A range of offsets.
  public init(_ range: Range<Int>) {
    self.init(range.lowerBound, range.upperBound)
  }

  /// Whether the range is a caret.
  public var isEmpty: Bool { start == end }

  /// Whether the range runs forward and lies within a text of `count` code units.
  public func isWithin(_ count: Int) -> Bool {
    0 <= start && start <= end && end <= count
  }
}
