// What is said when the text can't go on. Each error names the first byte that can't stand where
// it is, or the end of the text; an unknown word is named whole.
extension JSONParser {
  /// The text is over though something is open, or though nothing was there.
  func unexpectedEnd(_ text: JSONText, _ expected: Expected) -> JSONSyntaxError {
    let end = text.count..<text.count
    guard let last = openBracket(text) else {
      return JSONSyntaxError(kind: .syntax, range: end, message: "the text is empty")
    }
    let missing =
      switch expected {
      case .value: "a value"
      case .key: "a key"
      case .valueOrEnd, .keyOrEnd, .commaOrEnd: last == UInt8(ascii: "{") ? "\"}\"" : "\"]\""
      }
    return JSONSyntaxError(
      kind: .syntax, range: end, message: "the text ends too soon; expected \(missing)")
  }

  /// Something stands behind the outermost value.
  func unexpected(_ text: JSONText) -> JSONSyntaxError {
    error(text, "expected the end of the text")
  }

  /// Something else than a value stands where one has to.
  func unexpectedValue(_ text: JSONText) -> JSONSyntaxError {
    let byte = text[position]
    switch byte {
    case UInt8(ascii: "'"):
      return error(text, "strings are written in double quotes; expected a value")
    case UInt8(ascii: "/"):
      return error(text, "JSON has no comments; expected a value")
    case UInt8(ascii: "+"):
      return error(text, "a number has no plus sign; expected a value")
    case UInt8(ascii: "."):
      return error(text, "a number begins with a digit; expected a value")
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return error(text, "expected a value\(behindComma(text))")
    default:
      if wordEnd(text) > position { return unknownWord(text) }
      return error(text, "expected a value")
    }
  }

  /// Something else than a key stands where one has to.
  func unexpectedKey(_ text: JSONText) -> JSONSyntaxError {
    switch text[position] {
    case UInt8(ascii: "'"):
      error(text, "keys are written in double quotes; expected a key")
    case UInt8(ascii: "/"): error(text, "JSON has no comments; expected a key")
    default: error(text, "expected a key in double quotes\(behindComma(text))")
    }
  }

  /// Says so if a comma is what stands in front: the last of a list has none behind it.
  private func behindComma(_ text: JSONText) -> String {
    var index = position
    while index > 0 {
      index -= 1
      switch text[index] {
      case 0x20, 0x0A, 0x0D, 0x09: continue
      case UInt8(ascii: ","): return " behind the comma"
      default: return ""
      }
    }
    return ""
  }

  /// No colon stands behind a key.
  func missingColon(_ text: JSONText) -> JSONSyntaxError {
    error(text, "expected \":\" behind the key")
  }

  /// Neither a comma nor the end stands behind a member or an element.
  func missingComma(
    _ text: JSONText, isObject: Bool
  ) -> JSONSyntaxError {
    if text[position] == UInt8(ascii: "/") {
      return error(text, "JSON has no comments; expected a comma or the end")
    }
    return error(text, "expected \",\" or \(isObject ? "\"}\"" : "\"]\"")")
  }

  /// A word that is none of the three.
  func unknownWord(_ text: JSONText) -> JSONSyntaxError {
    let end = wordEnd(text)
    let isLong = end > position + 24
    let word = text.string(position..<min(end, position + 24)) + (isLong ? "…" : "")
    return JSONSyntaxError(
      kind: .syntax, range: position..<end,
      message: "unknown word \(Quoted.text(word)); expected a value")
  }

  /// The offset behind the letters and digits that are next.
  func wordEnd(_ text: JSONText) -> Int {
    var end = position
    while end < text.count, isWordByte(text[end]) { end += 1 }
    return end
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  /// Bytes in a string that are no UTF-8.
  func notUTF8(_ text: JSONText, at: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      kind: .syntax, range: at..<at + 1,
      message: "the text is not UTF-8: \(describe(text, at: at)) does not begin a character")
  }

  /// A control character that stands in a string as it is.
  func controlCharacter(_ byte: UInt8, at: Int) -> JSONSyntaxError {
    let message =
      switch byte {
      case 0x0A, 0x0D: "the line ends inside a string; expected a closing quote"
      case 0x09: "a tab in a string is written \"\\t\""
      default: "a control character in a string is written \"\\u\(Quoted.hexadecimal(byte, 4))\""
      }
    return JSONSyntaxError(kind: .syntax, range: at..<at + 1, message: message)
  }

  /// A backslash in front of something that needs none.
  func unknownEscape(_ text: JSONText, at: Int) -> JSONSyntaxError {
    let end = scalarRange(text, at: at + 1).upperBound
    let escape = text.string(at..<end)
    return JSONSyntaxError(
      kind: .syntax, range: at..<end,
      message: "unknown escape \(Quoted.text(escape)); a backslash is written \"\\\\\"")
  }

  /// `\u` without four hexadecimal digits.
  func badHexadecimal(_ text: JSONText, at: Int) -> JSONSyntaxError {
    var end = at + 2
    while end < min(text.count, at + 6), JSONEscape.hexadecimal(text[end]) != nil {
      end += 1
    }
    return JSONSyntaxError(
      kind: .syntax, range: at..<end, message: "expected four hexadecimal digits behind \"\\u\"")
  }

  /// The scalar at `at`, or one byte that is none, or the end.
  func scalarRange(_ text: JSONText, at: Int) -> Range<Int> {
    guard at < text.count else { return text.count..<text.count }
    return at..<at + max(1, UTF8Sequence.length(text, at: at))
  }

  /// What stands at `at`, for a sentence.
  func describe(_ text: JSONText, at: Int) -> String {
    guard at < text.count else { return "the end of the text" }
    let length = UTF8Sequence.length(text, at: at)
    if length == 0 { return "the byte 0x\(Quoted.hexadecimal(text[at], 2))" }
    switch text[at] {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x22: return "a quote"
    default: return Quoted.text(text.string(at..<at + length))
    }
  }

  private func error(_ text: JSONText, _ expected: String) -> JSONSyntaxError {
    if position < text.count, UTF8Sequence.length(text, at: position) == 0 {
      return notUTF8(text, at: position)
    }
    return JSONSyntaxError(
      kind: .syntax, range: scalarRange(text, at: position),
      message: "\(expected), found \(describe(text, at: position))")
  }

  private func openBracket(_ text: JSONText) -> UInt8? {
    guard let container = open.last else { return nil }
    return text[Int(nodes[container].start)]
  }
}
