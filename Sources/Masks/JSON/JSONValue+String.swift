extension JSONValue {
  /// The bytes between the quotes.
  var stringRange: Range<Int> { node.stringRange }

  /// The string with its escapes decoded; `nil` for other kinds.
  package var string: String? {
    guard kind == .string else { return nil }
    let node = node
    let range = node.stringRange
    guard node.hasEscapes else {
      return JSONText.with(document.bytes) { $0.string(range) }
    }
    // A decoded string is never longer than its bytes in the text.
    return JSONText.with(document.bytes) { text in
      unsafe String(unsafeUninitializedCapacity: range.count) { decoded in
        var count = 0
        var at = range.lowerBound
        while at < range.upperBound {
          let byte = text[at]
          if byte != UInt8(ascii: "\\") {
            unsafe decoded[count] = byte
            count += 1
            at += 1
            continue
          }
          let (scalar, length) = JSONEscape.scalar(text, at: at)
          at += length
          for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            unsafe decoded[count] = unit
            count += 1
          }
        }
        return count
      }
    }
  }

  /// The bytes in the text of the scalar that stands at a UTF-8 offset of the decoded string.
  ///
  /// An escape is one scalar, all its bytes. An offset inside a scalar means that scalar; one at
  /// the end or behind it means the closing quote.
  package func range(ofDecoded offset: Int) -> Range<Int> {
    let range = stringRange
    let quote = range.upperBound..<range.upperBound + 1
    return JSONText.with(document.bytes) { text in
      var decoded = 0
      var at = range.lowerBound
      while at < range.upperBound {
        let length: Int
        let width: Int
        if text[at] == UInt8(ascii: "\\") {
          let escape = JSONEscape.scalar(text, at: at)
          (length, width) = (escape.length, UTF8.width(escape.scalar))
        } else {
          length = max(1, UTF8Sequence.length(text, at: at))
          width = length
        }
        if offset < decoded + width { return at..<at + length }
        decoded += width
        at += length
      }
      return quote
    }
  }
}
