extension JSONValue {
  /// The number as it is written; `nil` for other kinds.
  package var numberText: String? {
    kind == .number ? String(decoding: document.bytes[range], as: UTF8.self) : nil
  }

  /// The number, if it is whole and an `Int` can hold it; `nil` otherwise.
  ///
  /// What counts is the value, not how it is written: `100`, `1e2`, `100.0` and `1000e-1` are one
  /// number, and `-0` is 0. Nothing is rounded. Linear in the length of the text.
  package var integer: Int? {
    guard kind == .number else { return nil }
    let digits = DecimalDigits(document.bytes[range])
    return digits.integer
  }
}

/// A JSON number cut into its parts.
private struct DecimalDigits {
  let isNegative: Bool
  /// The digits of the whole part and the fraction, the point left out, zeros at both ends too.
  let digits: [UInt8]
  /// By how many places the digits are moved left; `nil` if that is absurdly many.
  let shift: Int?

  init(_ text: ArraySlice<UInt8>) {
    isNegative = text.first == UInt8(ascii: "-")
    var mantissa: [UInt8] = []
    var fraction = 0
    var seenPoint = false
    var at = text.startIndex + (isNegative ? 1 : 0)
    while at < text.endIndex, text[at] | 0x20 != UInt8(ascii: "e") {
      if text[at] == UInt8(ascii: ".") {
        seenPoint = true
      } else {
        // Zeros in front say nothing.
        if !mantissa.isEmpty || text[at] != UInt8(ascii: "0") { mantissa.append(text[at] - 0x30) }
        if seenPoint { fraction += 1 }
      }
      at += 1
    }
    let trailing = mantissa.reversed().prefix { $0 == 0 }.count
    mantissa.removeLast(trailing)
    digits = mantissa
    shift = DecimalDigits.exponent(text[at...]).map { $0 - fraction + trailing }
  }

  /// The value of `e-12`, 0 for nothing; `nil` if it has more than nine digits that say something.
  private static func exponent(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    rest = rest.drop { $0 == UInt8(ascii: "0") }
    guard rest.count <= 9 else { return nil }
    let value = rest.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return isNegative ? -value : value
  }

  var integer: Int? {
    if digits.isEmpty { return 0 }
    // An Int has at most 19 digits.
    guard let shift, shift >= 0, digits.count + shift <= 19 else { return nil }
    var value = 0
    for index in 0..<digits.count + shift {
      let digit = index < digits.count ? Int(digits[index]) : 0
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = product.subtractingReportingOverflow(digit)
      if tooLarge || overflow { return nil }
      value = sum
    }
    if isNegative { return value }
    return value == Int.min ? nil : -value
  }
}
