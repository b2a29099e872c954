/// One part of a date or a time.
struct DateField: Sendable {
  /// The letter of the pattern.
  var letter: Unicode.Scalar
  /// Where it begins.
  var start: Int
  /// How many digits it has.
  var width: Int

  /// The widths that a letter may have in a pattern; `nil` for any other letter.
  static func widths(of letter: Unicode.Scalar) -> [Int]? {
    switch letter {
    case "y": [2, 4]
    case "M", "d", "H", "h", "m", "s": [2]
    default: nil
    }
  }
}

extension CheckText {
  /// Whether the text is a date or a time that exists. Without a year, or with one of two digits
  /// that 4 divides, February has 29 days.
  func isDate(of fields: [DateField], length: Int) -> Bool {
    guard count == length else { return false }
    var year = 4
    var month: Int?
    var day = 1
    for field in fields {
      var number = 0
      for offset in 0..<field.width {
        guard let digit = digit(field.start + offset) else { return false }
        number = number * 10 + digit
      }
      switch field.letter {
      case "y":
        // The century is unknown: only 2000 would be a leap year, and it is the likelier one.
        year = field.width == 2 ? 2000 + number : number
      case "M":
        guard 1...12 ~= number else { return false }
        month = number
      case "d": day = number
      case "H": guard number < 24 else { return false }
      case "h": guard 1...12 ~= number else { return false }
      default: guard number < 60 else { return false }
      }
    }
    return 1 <= day && day <= Self.days(of: month, in: year)
  }

  /// How many days a month has in the Gregorian calendar; 31 if the month is not known.
  private static func days(of month: Int?, in year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
