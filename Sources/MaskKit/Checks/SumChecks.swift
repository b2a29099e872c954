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
      var rest = value
      repeat {
        let digit = rest % base
        rest /= base
        let product = doubles ? digit * 2 : digit
        sum = (sum + product / base + product % base) % base
        doubles.toggle()
        seen += 1
      } while rest > 0
    }
    return seen > 1 && sum == remainder
  }

  /// Verhoeff's scheme: permuted digits, multiplied in the dihedral group of order ten.
  func verhoeff(skipsOthers: Bool) -> Bool {
    var product = 0
    var seen = 0
    for index in stride(from: count - 1, through: 0, by: -1) {
      guard var digit = digit(index) else {
        if skipsOthers { continue }
        return false
      }
      for _ in 0..<(seen % 8) { digit = Self.permuted(digit) }
      product = Self.dihedral(product, digit)
      seen += 1
    }
    return seen > 1 && product == 0
  }

  /// Verhoeff's permutation, ten digits in one number: 0 becomes 1, 1 becomes 5, 2 becomes 7, …
  private static func permuted(_ digit: Int) -> Int {
    let packed: UInt64 = 0x49_0382_6751
    return Int(packed >> UInt64(digit * 4) & 0xF)
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
