public import Foundation
public import MaskKit

extension TextRange {
  /// A range as Foundation writes it. `NSNotFound` and overflowing ends give a range that every
  /// edit refuses.
  public init(_ range: NSRange) {
    if range.location == NSNotFound {
      self.init(Int.min, Int.min)
    } else {
      self.init(location: range.location, length: range.length)
    }
  }
}

extension NSRange {
  /// A range as Foundation writes it. A range that runs backward or begins before the text has no
  /// such form and gives `NSNotFound`.
  public init(_ range: TextRange) {
    let (length, overflow) = range.end.subtractingReportingOverflow(range.start)
    if range.start < 0 || length < 0 || overflow {
      self.init(location: NSNotFound, length: 0)
    } else {
      self.init(location: range.start, length: length)
    }
  }
}
