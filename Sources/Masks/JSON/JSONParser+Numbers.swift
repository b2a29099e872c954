extension JSONParser {
  /// Reads a number whose sign or first digit is next. It stays as it is written.
  mutating func parseNumber(_ text: JSONText) throws(JSONSyntaxError) {
    let start = position
    var at = position
    if text[at] == UInt8(ascii: "-") { at += 1 }
    let integer = at
    skipDigits(text, &at)
    guard at > integer else { throw missingDigit(text, at: at, "behind the minus sign") }
    if text[integer] == UInt8(ascii: "0") && at > integer + 1 {
      throw JSONSyntaxError(
        kind: .syntax, range: integer + 1..<at,
        message: "a number can't begin with a zero and go on with digits")
    }
    if at < text.count, text[at] == UInt8(ascii: ".") {
      at += 1
      let fraction = at
      skipDigits(text, &at)
      guard at > fraction else { throw missingDigit(text, at: at, "behind the point") }
    }
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < text.count {
        let sign = text[at]
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { at += 1 }
      }
      let exponent = at
      skipDigits(text, &at)
      guard at > exponent else { throw missingDigit(text, at: at, "in the exponent") }
    }
    append(start: start, end: at)
    position = at
  }

  private func skipDigits(_ text: JSONText, _ at: inout Int) {
    while at < text.count, text[at] &- 0x30 < 10 { at += 1 }
  }

  private func missingDigit(
    _ text: JSONText, at: Int, _ place: String
  ) -> JSONSyntaxError {
    JSONSyntaxError(
      kind: .syntax, range: scalarRange(text, at: at),
      message: "expected a digit \(place), found \(describe(text, at: at))")
  }
}
