/// Where a text in UTF-8 can be cut so that no character is.
enum UTF8Tail {
  /// How many of the bytes are whole characters, or broken ones that no more bytes can mend.
  static func wholeCount(of bytes: [UInt8]) -> Int {
    // The first byte of a character that is not whole is among the last three.
    for back in 1...3 where back <= bytes.count {
      let lead = bytes[bytes.count - back]
      if lead & 0xC0 == 0x80 { continue }
      let length =
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
      return length > back ? bytes.count - back : bytes.count
    }
    return bytes.count
  }
}
