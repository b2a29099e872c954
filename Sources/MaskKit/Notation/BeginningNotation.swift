/// Reads entries of `when`, one after the other: a sequence of characters and `[…]` classes, or a
/// range of two digit strings of one length.
struct BeginningNotation {
  typealias Place = BeginningList.Place

  /// The places, in order; for a range, the digits of both ends.
  private(set) var places: [Place] = []
  /// The UTF-8 offset of each place in the notation.
  private(set) var offsets: [Int] = []
  /// Whether it is a range of digit strings.
  private(set) var isRange = false
  private var ranges: [ClosedRange<UInt32>] = []

  enum Fault: Error {
    case empty
    case unequalLengths
    case reversed
    case openBracket(offset: Int)
    case danglingEscape(offset: Int)
    case emptyClass(offset: Int)
    case reversedClass(offset: Int)
  }

  /// The ranges of a place that has several.
  func ranges(of place: Place) -> ArraySlice<ClosedRange<UInt32>> {
    let first = Int(place.first & ~Place.several)
    return ranges[first..<first + Int(place.last)]
  }

  /// Whether one of the scalars that a place allows is in a class. Of a range of digit strings
  /// the low end is asked.
  func isAccepted(_ place: Place, by set: CharacterClass) -> Bool {
    if place.first & Place.several != 0 { return ranges(of: place).contains(where: set.intersects) }
    return set.intersects(place.first...(isRange ? place.first : place.last))
  }

  /// Reads a notation, and no further than one place beyond `limit`: what is longer fits no layout.
  mutating func read(_ notation: String, limit: Int) throws(Fault) {
    places.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    isRange = false
    if notation.utf8.isEmpty { throw .empty }
    if try !readDigits(notation, limit: limit) {
      places.removeAll(keepingCapacity: true)
      offsets.removeAll(keepingCapacity: true)
      try readSequence(notation, limit: limit)
    }
  }

  /// Reads `digits` or `digits-digits`; false if the notation is neither.
  private mutating func readDigits(_ notation: String, limit: Int) throws(Fault) -> Bool {
    var low = 0
    var high = 0
    // Whether the high end is known to be above the low one, or below.
    var isAbove = false
    var isBelow = false
    for byte in notation.utf8 {
      let digit = UInt32(byte)
      if 0x30...0x39 ~= byte {
        if !isRange {
          if low <= limit {
            places.append(Place(first: digit, last: digit))
            offsets.append(low)
          }
          low += 1
        } else {
          if high < places.count {
            if !isAbove && !isBelow {
              isAbove = digit > places[high].first
              isBelow = digit < places[high].first
            }
            places[high].last = digit
          }
          high += 1
        }
      } else if byte == 0x2D, !isRange, low > 0 {
        isRange = true
      } else {
        isRange = false
        return false
      }
    }
    guard isRange else { return true }
    guard high > 0 else {
      // A dash at the end: characters, not a range.
      isRange = false
      return false
    }
    if low != high { throw .unequalLengths }
    if isBelow { throw .reversed }
    return true
  }

  private mutating func readSequence(_ notation: String, limit: Int) throws(Fault) {
    var scalars = OffsetScalars(notation)
    while places.count <= limit, let scalar = scalars.next() {
      let start = scalars.start
      var place = Place(first: scalar, last: scalar)
      if scalar == 0x5C {
        guard let literal = scalars.next() else { throw .danglingEscape(offset: start) }
        place = Place(first: literal, last: literal)
      } else if scalar == 0x5B {
        place = try readClass(&scalars, start)
      }
      places.append(place)
      offsets.append(start)
    }
  }

  /// Reads a class behind its `[`. A `-` at either end stands for itself.
  private mutating func readClass(
    _ scalars: inout OffsetScalars, _ start: Int
  ) throws(Fault) -> Place {
    let first = ranges.count
    // Whether the last range is one character, with which a range may begin.
    var mayBegin = false
    while let member = scalars.next() {
      if member == 0x5D { return try place(from: first, start) }
      if member == 0x2D, mayBegin {
        guard let end = scalars.next() else { throw .openBracket(offset: start) }
        if end == 0x5D {
          ranges.append(member...member)
          return try place(from: first, start)
        }
        let last = try unescaped(end, &scalars, start)
        let low = ranges[ranges.count - 1].lowerBound
        guard low <= last else { throw .reversedClass(offset: start) }
        ranges[ranges.count - 1] = low...last
        mayBegin = false
      } else {
        let value = try unescaped(member, &scalars, start)
        ranges.append(value...value)
        mayBegin = true
      }
    }
    throw .openBracket(offset: start)
  }

  private func unescaped(
    _ scalar: UInt32, _ scalars: inout OffsetScalars, _ start: Int
  ) throws(Fault) -> UInt32 {
    guard scalar == 0x5C else { return scalar }
    guard let literal = scalars.next() else { throw .danglingEscape(offset: start) }
    return literal
  }

  private mutating func place(from first: Int, _ start: Int) throws(Fault) -> Place {
    guard ranges.count > first else { throw .emptyClass(offset: start) }
    if ranges.count - first > 1 {
      let merged = CharacterClass.merged(Array(ranges[first...]))
      ranges.replaceSubrange(first..., with: merged)
    }
    guard ranges.count - first > 1 else {
      let only = ranges.removeLast()
      return Place(first: only.lowerBound, last: only.upperBound)
    }
    return Place(
      first: Place.several | UInt32(truncatingIfNeeded: first),
      last: UInt32(truncatingIfNeeded: ranges.count - first))
  }
}

/// The scalars of a notation, with the UTF-8 offset of each.
struct OffsetScalars {
  private var scalars: String.UnicodeScalarView.Iterator
  /// The offset of the scalar that came last.
  private(set) var start = 0
  /// The offset behind it.
  private(set) var end = 0

  init(_ notation: String) {
    scalars = notation.unicodeScalars.makeIterator()
  }

  mutating func next() -> UInt32? {
    guard let scalar = scalars.next() else { return nil }
    start = end
    end += UTF8Length.of(scalar.value)
    return scalar.value
  }
}
