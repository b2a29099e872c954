/// Choices read from a fuzzer's bytes. When they are used up, every choice is the first one.
struct ByteSource {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number from 0 up to, not including, `count`.
  mutating func number(below count: Int) -> Int { count > 0 ? Int(byte()) % count : 0 }

  mutating func chance(_ oneIn: Int) -> Bool { number(below: oneIn) == oneIn - 1 }

  mutating func pick<Choice>(_ choices: [Choice], or usual: Choice) -> Choice {
    choices.isEmpty ? usual : choices[number(below: choices.count)]
  }

  /// An offset, mostly a small one, now and then one that no text has.
  mutating func offset() -> Int {
    let byte = byte()
    switch byte {
    case 250: return Int.min
    case 251: return Int.max
    case 252: return -1
    case 253: return Int(Int32.max)
    default: return Int(byte) % 40
    }
  }

  /// Text as it stands in the bytes; what is no UTF-8 is repaired. A first byte is the length.
  mutating func text() -> String {
    let length = min(Int(byte()) % 24, bytes.count)
    let text = bytes.prefix(length)
    bytes = bytes.dropFirst(length)
    return String(decoding: text, as: UTF8.self)
  }

  /// All that is left.
  mutating func rest() -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    bytes = []
    return text
  }
}
