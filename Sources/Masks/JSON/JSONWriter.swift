/// Writes JSON strings.
package enum JSONWriter {
  /// A string with its quotes. Only what has to be escaped is.
  package static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    append(string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a string with its quotes to a text in UTF-8.
  package static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + string.utf8.count + 2)
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "b")]
      case 0x09: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case 0x0A: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0x0C: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "f")]
      case 0x0D: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
      case 0x00..<0x20, 0x7F:
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
        bytes += Quoted.hexadecimal(byte, 4).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
