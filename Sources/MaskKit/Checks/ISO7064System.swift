/// The check character systems of ISO/IEC 7064:2003.
public enum ISO7064System: String, Sendable, Hashable, CaseIterable {
  /// Digits, and one check character, a digit or `X`.
  case mod11radix2 = "11-2"
  /// Digits and letters, and one check character, one of them or `*`.
  case mod37radix2 = "37-2"
  /// Two check digits. Letters among the data are read as 10–35, as in IBAN and LEI.
  case mod97radix10 = "97-10"
  /// Letters, and two check letters.
  case mod661radix26 = "661-26"
  /// Digits and letters, and two check characters of them.
  case mod1271radix36 = "1271-36"
  /// Digits, and one check digit.
  case mod11and10 = "11-10"
  /// Letters, and one check letter.
  case mod27and26 = "27-26"
  /// Digits and letters, and one check character of them.
  case mod37and36 = "37-36"

  /// Whether the system runs two moduli in turn.
  var isHybrid: Bool {
    switch self {
    case .mod11and10, .mod27and26, .mod37and36: true
    default: false
    }
  }

  /// The modulus; of a hybrid system the greater one.
  var modulus: Int64 {
    switch self {
    case .mod11radix2, .mod11and10: 11
    case .mod37radix2, .mod37and36: 37
    case .mod97radix10: 97
    case .mod661radix26: 661
    case .mod1271radix36: 1271
    case .mod27and26: 27
    }
  }

  /// The radix; of a hybrid system the lesser modulus.
  var radix: Int64 {
    switch self {
    case .mod11radix2, .mod37radix2: 2
    case .mod97radix10, .mod11and10: 10
    case .mod661radix26, .mod27and26: 26
    case .mod1271radix36, .mod37and36: 36
    }
  }

  /// The value of a character, or `nil`.
  func value(of scalar: UInt32, isLast: Bool) -> Int64? {
    switch (self, scalar) {
    case (.mod661radix26, 65...90), (.mod27and26, 65...90): Int64(scalar) - 65
    case (.mod661radix26, _), (.mod27and26, _): nil
    case (_, 48...57): Int64(scalar) - 48
    case (.mod11radix2, 88) where isLast: 10
    case (.mod11radix2, _), (.mod11and10, _): nil
    case (_, 65...90): Int64(scalar) - 55
    case (.mod37radix2, 42) where isLast: 36
    default: nil
    }
  }
}

extension CheckText {
  /// Whether the text satisfies a system, its first `move` characters read behind the others.
  func satisfies(_ system: ISO7064System, move: Int, skipsOthers: Bool) -> Bool {
    let modulus = system.modulus
    let radix = system.radix
    var sum = system.isHybrid ? radix : 0
    var last: Int64 = 0
    var seen = 0
    let start = count > 0 ? move % count : 0
    for index in 0..<count {
      let place = index < count - start ? index + start : index - (count - start)
      guard let value = system.value(of: self[place], isLast: index == count - 1) else {
        if skipsOthers { continue }
        return false
      }
      if system.isHybrid {
        if seen > 0 {
          sum = (sum + last) % radix
          if sum == 0 { sum = radix }
          sum = sum * 2 % modulus
        }
      } else {
        // In 97-10 a letter is two decimal digits.
        let shift = system == .mod97radix10 && value > 9 ? 100 : radix
        sum = sum * shift + value
        // A division costs more than the rest: it waits until it has to be.
        if sum >= 1 << 40 { sum %= modulus }
      }
      last = value
      seen += 1
    }
    guard seen > 1 else { return false }
    return system.isHybrid ? (sum + last) % radix == 1 : sum % modulus == 1
  }
}
