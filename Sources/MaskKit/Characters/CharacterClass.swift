/// A set of Unicode scalars: what one slot accepts.
struct CharacterClass: Sendable, Hashable {
  /// The ASCII members, one bit each.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// Whether every letter (general category L) beyond ASCII is a member.
  private var hasLetters = false
  /// The other members, in order, apart and not touching.
  var ranges: [ClosedRange<UInt32>] = []

  /// The empty set.
  init() {}

  /// Whether `scalar` is a member.
  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 {
      return (scalar < 0x40 ? low >> UInt64(scalar) : high >> UInt64(scalar - 0x40)) & 1 != 0
    }
    return containsOther(scalar)
  }

  private func containsOther(_ scalar: UInt32) -> Bool {
    if hasLetters, Self.isLetter(scalar) { return true }
    let index = firstRange(endingFrom: scalar)
    return index < ranges.count && ranges[index].lowerBound <= scalar
  }

  /// Whether every letter beyond ASCII is a member.
  var takesAllLetters: Bool { hasLetters }

  /// The ASCII members.
  var ascii: ASCIISet { ASCIISet(low: low, high: high) }

  /// Adds a range of ASCII characters.
  mutating func insertASCII(_ range: ClosedRange<UInt32>) {
    for scalar in range {
      if scalar < 0x40 { low |= 1 << UInt64(scalar) } else { high |= 1 << UInt64(scalar - 0x40) }
    }
  }

  /// The place of the first range that ends at `scalar` or behind it.
  private func firstRange(endingFrom scalar: UInt32) -> Int {
    var (first, end) = (0, ranges.count)
    while first < end {
      let middle = (first + end) / 2
      if ranges[middle].upperBound < scalar { first = middle + 1 } else { end = middle }
    }
    return first
  }

  /// Whether every member of `other` is a member too.
  ///
  /// Listed letters beyond ASCII are not compared with the class of all letters one by one: such
  /// a pair counts as different, which errs on the safe side for its one use.
  func isSuperset(of other: CharacterClass) -> Bool {
    guard other.low & ~low == 0, other.high & ~high == 0 else { return false }
    if other.hasLetters && !hasLetters { return false }
    return other.ranges.allSatisfy { range in
      let index = firstRange(endingFrom: range.upperBound)
      return index < ranges.count && ranges[index].lowerBound <= range.lowerBound
    }
  }

  /// Whether a scalar of the range is a member.
  func intersects(_ range: ClosedRange<UInt32>) -> Bool {
    if range.lowerBound < 0x80 {
      for scalar in range.lowerBound...Swift.min(range.upperBound, 0x7F) where contains(scalar) {
        return true
      }
    }
    guard range.upperBound >= 0x80 else { return false }
    // Longer ranges than this without a letter exist only among unassigned and private scalars.
    if hasLetters, range.count > 4096 { return true }
    let others = Swift.max(range.lowerBound, 0x80)...range.upperBound
    let index = firstRange(endingFrom: others.lowerBound)
    if index < ranges.count, ranges[index].lowerBound <= others.upperBound { return true }
    return hasLetters && others.contains(where: Self.isLetter)
  }

  /// Whether a scalar is a letter: general category L.
  static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
    guard let unicode = Unicode.Scalar(scalar) else { return false }
    switch unicode.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default:
      return false
    }
  }
}

extension CharacterClass {
  /// 0–9.
  static var digit: CharacterClass { CharacterClass(low: 0x03FF_0000_0000_0000) }
  /// General category L.
  static var letter: CharacterClass { CharacterClass(high: 0x07FF_FFFE_07FF_FFFE, letters: true) }
  /// A letter or a digit.
  static var alphanumeric: CharacterClass {
    CharacterClass(low: 0x03FF_0000_0000_0000, high: 0x07FF_FFFE_07FF_FFFE, letters: true)
  }
  /// 0–9, a–f and A–F.
  static var hex: CharacterClass {
    CharacterClass(low: 0x03FF_0000_0000_0000, high: 0x0000_007E_0000_007E)
  }

  private init(low: UInt64 = 0, high: UInt64 = 0, letters: Bool = false) {
    self.low = low
    self.high = high
    hasLetters = letters
  }
}
