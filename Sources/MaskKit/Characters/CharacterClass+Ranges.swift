extension CharacterClass {
  /// The set of the scalars of some ranges, which may overlap and stand in any order.
  init(_ ranges: [ClosedRange<UInt32>]) {
    self.init()
    var others: [ClosedRange<UInt32>] = []
    for range in ranges {
      if range.lowerBound < 0x80 {
        insertASCII(range.lowerBound...Swift.min(range.upperBound, 0x7F))
      }
      if range.upperBound >= 0x80 {
        others.append(Swift.max(range.lowerBound, 0x80)...range.upperBound)
      }
    }
    self.ranges = Self.merged(others)
  }

  /// The same scalars in ranges that are in order, apart and not touching.
  static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    guard ranges.count > 1 else { return ranges }
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<UInt32>] = []
    for range in sorted {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] =
          last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}
