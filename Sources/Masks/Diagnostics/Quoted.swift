/// An author's text inside a sentence: in quotes, short, and safe to print.
enum Quoted {
  /// The text in quotes. What can't be seen is written as an escape; a long text is cut.
  static func text(_ string: String, limit: Int = 40) -> String {
    var quoted = "\""
    var count = 0
    for scalar in string.unicodeScalars {
      if count == limit {
        quoted += "…"
        break
      }
      count += 1
      if isPlain(scalar) {
        quoted.unicodeScalars.append(scalar)
      } else {
        quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return quoted + "\""
  }

  /// Names in quotes, joined as a sentence joins them.
  static func list(_ names: [String], _ conjunction: String = "or") -> String {
    let quoted = names.map { text($0) }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// A byte in capitals with zeros in front.
  static func hexadecimal(_ byte: UInt8, _ width: Int) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Whether a scalar can go to a terminal as it is: nothing that moves, hides or reorders.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
