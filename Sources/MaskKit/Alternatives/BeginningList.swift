/// Every beginning of a mask's alternatives, in flat lists: a mask can have a million of them.
struct BeginningList {
  /// What stands at one place of a beginning.
  struct Place {
    /// The lowest scalar; of a class with several ranges, ``several`` and the index of the first.
    var first: UInt32
    /// The highest scalar; of a class with several ranges, how many there are.
    var last: UInt32

    /// The bit that marks several ranges. No scalar has it.
    static let several: UInt32 = 1 << 31
  }

  struct Beginning {
    var firstPlace: Int32
    var count: UInt16
    var alternative: UInt8
    /// Whether it is a range of digit strings: `first` is then the low end's digit, `last` the
    /// high end's.
    var isRange: Bool
    /// The place from which on the low end has zeros only: from there on it bounds nothing.
    var zerosFrom: UInt16 = 0
    /// The place from which on the high end has nines only.
    var ninesFrom: UInt16 = 0
  }

  private(set) var beginnings: [Beginning] = []
  private(set) var places: [Place] = []
  /// The ranges of places with several, apart and in order.
  private(set) var ranges: [ClosedRange<UInt32>] = []
  /// The alternatives without `when`.
  private(set) var unconditional: [UInt8] = []

  /// Adds an alternative without `when`.
  mutating func addUnconditional(_ alternative: Int) {
    unconditional.append(UInt8(truncatingIfNeeded: alternative))
  }

  /// Adds a beginning.
  mutating func add(_ notation: BeginningNotation, alternative: Int) {
    var beginning = Beginning(
      firstPlace: Int32(truncatingIfNeeded: places.count),
      count: UInt16(truncatingIfNeeded: notation.places.count),
      alternative: UInt8(truncatingIfNeeded: alternative), isRange: notation.isRange)
    for (index, place) in notation.places.enumerated() {
      if notation.isRange {
        if place.first != 0x30 { beginning.zerosFrom = UInt16(truncatingIfNeeded: index + 1) }
        if place.last != 0x39 { beginning.ninesFrom = UInt16(truncatingIfNeeded: index + 1) }
      }
      guard place.first & Place.several != 0 else {
        places.append(place)
        continue
      }
      places.append(
        Place(first: Place.several | UInt32(truncatingIfNeeded: ranges.count), last: place.last))
      ranges.append(contentsOf: notation.ranges(of: place))
    }
    beginnings.append(beginning)
  }
}
