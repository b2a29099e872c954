extension JSONParser {
  /// Reads a string whose opening quote is next.
  mutating func parseString(_ text: JSONText) throws(JSONSyntaxError) {
    let start = position
    var hasEscapes = false
    var at = position + 1
    while at < text.count {
      let byte = text[at]
      if byte >= 0x80 {
        let length = UTF8Sequence.length(text, at: at)
        guard length > 0 else { throw notUTF8(text, at: at) }
        at += length
      } else if byte == UInt8(ascii: "\"") {
        append(start: start, end: at + 1, hasEscapes: hasEscapes)
        position = at + 1
        return
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        at += try escapeLength(text, at: at)
      } else if byte < 0x20 {
        throw controlCharacter(byte, at: at)
      } else {
        at += 1
      }
    }
    throw JSONSyntaxError(
      kind: .syntax, range: text.count..<text.count,
      message: "the text ends inside a string; expected a closing quote")
  }

  /// The number of bytes of the escape at `at`; of both halves, if it is a surrogate pair.
  private func escapeLength(
    _ text: JSONText, at: Int
  ) throws(JSONSyntaxError) -> Int {
    guard at + 1 < text.count else {
      throw JSONSyntaxError(
        kind: .syntax, range: text.count..<text.count, message: "the text ends inside an escape")
    }
    switch text[at + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"): break
    default: throw unknownEscape(text, at: at)
    }
    guard let unit = JSONEscape.unit(text, at: at) else {
      throw badHexadecimal(text, at: at)
    }
    guard unit & 0xF800 == 0xD800 else { return 6 }
    if unit < 0xDC00, let low = JSONEscape.unit(text, at: at + 6), low & 0xFC00 == 0xDC00 {
      return 12
    }
    throw JSONSyntaxError(
      kind: .syntax, range: at..<at + 6,
      message: unit < 0xDC00
        ? "a high surrogate without a low one behind it is not a character"
        : "a low surrogate without a high one in front of it is not a character")
  }
}

/// The escapes of JSON strings.
enum JSONEscape {
  /// The code unit of the `\uXXXX` at `at`, or `nil` if there is none.
  static func unit(_ text: JSONText, at: Int) -> UInt32? {
    guard at + 6 <= text.count, text[at] == UInt8(ascii: "\\"),
      text[at + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for index in at + 2..<at + 6 {
      guard let digit = hexadecimal(text[index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
    default: nil
    }
  }

  /// The scalar of the escape at `at`, in a text that was read, and its number of bytes.
  static func scalar(
    _ text: JSONText, at: Int
  ) -> (scalar: Unicode.Scalar, length: Int) {
    switch text[at + 1] {
    case UInt8(ascii: "b"): return ("\u{8}", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"): break
    default: return (Unicode.Scalar(text[at + 1]), 2)
    }
    let unit = unit(text, at: at) ?? 0xFFFD
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    let low = self.unit(text, at: at + 6) ?? 0xDC00
    let value = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
    return (Unicode.Scalar(value) ?? "\u{FFFD}", 12)
  }
}

/// UTF-8 as RFC 3629 has it: no overlong forms, no surrogates, nothing above U+10FFFF.
enum UTF8Sequence {
  /// The number of bytes of the scalar at `at`, or 0 if there is no scalar.
  static func length(_ text: JSONText, at: Int) -> Int {
    let lead = text[at]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard at + length <= text.count, second.contains(text[at + 1]) else { return 0 }
    var index = at + 2
    while index < at + length {
      guard text[index] & 0xC0 == 0x80 else { return 0 }
      index += 1
    }
    return length
  }
}
