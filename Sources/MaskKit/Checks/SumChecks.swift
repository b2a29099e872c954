// The rules that add up digits from the end: Luhn and Verhoeff.

extension CheckText {
  /// Luhn's sum: from the right every second value is doubled, and the digits of a double are added.
  func luhn(
    remainder: Int64, alphabet: CheckAlphabet, expandsLetters: Bool, skipsOthers: Bool
  ) -> Bool {
    let base = expandsLetters ? 10 : alphabet.size
    var sum: Int64 = 0
    var doubles = false
    var seen = 0
    for index in stride(from: count - 1, through: 0, by: -1) {
      guard let value = alphabet.value(of: self[index]) else {
        if skipsOthers { continue }
        return false
      }
      // A letter is two digits; the units come first from the right.
      sum += Self.luhnDigit(value < base ? value : value % base, doubles, base)
      doubles.toggle()
      seen += 1
      if value >= base {
        sum += Self.luhnDigit(value / base, doubles, base)
        doubles.toggle()
        seen += 1
      }
    }
    // No text is so long that the sum of its digits would overflow.
    return seen > 1 && sum % base == remainder
  }

  /// A digit, or the sum of the digits of its double.
  private static func luhnDigit(_ digit: Int64, _ doubles: Bool, _ base: Int64) -> Int64 {
    guard doubles else { return digit }
    return digit * 2 < base ? digit * 2 : digit * 2 - base + 1
  }

  /// Verhoeff's scheme: permuted digits, multiplied in the dihedral group of order ten.
  func verhoeff(skipsOthers: Bool) -> Bool {
    var product = 0
    var seen = 0
    for index in stride(from: count - 1, through: 0, by: -1) {
      guard let digit = digit(index) else {
        if skipsOthers { continue }
        return false
      }
      product = Self.dihedral(product, Self.permuted(digit, seen % 8))
      seen += 1
    }
    return seen > 1 && product == 0
  }

  /// A digit after so many of Verhoeff's permutations: 0 becomes 1, 1 becomes 5, 2 becomes 7, …
  /// Each row holds ten digits in one number, the first in its lowest bits.
  private static func permuted(_ digit: Int, _ times: Int) -> Int {
    let row: UInt64 =
      switch times {
      case 0: 0x98_7654_3210
      case 1: 0x49_0382_6751
      case 2: 0x24_1697_3085
      case 3: 0x72_5340_6198
      case 4: 0x07_8621_3549
      case 5: 0x10_9375_6824
      case 6: 0x51_4608_3972
      default: 0x85_2319_6407
      }
    return Int(row >> UInt64(digit * 4) & 0xF)
  }

  /// The product of two elements: 0–4 are the rotations of a pentagon, 5–9 its reflections.
  private static func dihedral(_ left: Int, _ right: Int) -> Int {
    switch (left < 5, right < 5) {
    case (true, true): (left + right) % 5
    case (true, false): (left + right - 5) % 5 + 5
    case (false, true): (left - right) % 5 + 5
    case (false, false): (left - right + 5) % 5
    }
  }
}
