/// One word of the command line: its bytes as the system handed them over, and as text.
struct Argument: Equatable, Sendable {
  /// The bytes. A file's name, or a value to format, need not be UTF-8.
  let bytes: [UInt8]
  /// The bytes as text; what is not UTF-8 is replaced.
  let text: String

  /// A word from its bytes.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// A word from a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
    self.text = text
  }

  /// The words that this process was started with, without its own name.
  static var ofThisProcess: [Argument] {
    let values = unsafe CommandLine.unsafeArgv
    // The system's list ends with a null pointer, also where the count is 0.
    return (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
      guard let word = unsafe values[index] else { return nil }
      var bytes: [UInt8] = []
      var next = unsafe UnsafePointer(word)
      while unsafe next.pointee != 0 {
        unsafe bytes.append(UInt8(bitPattern: next.pointee))
        unsafe next += 1
      }
      return Argument(bytes: bytes)
    }
  }
}
