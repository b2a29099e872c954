/// The name of a file: bytes, which need not be UTF-8.
struct FilePath: Equatable, Sendable {
  /// The bytes, without a zero at the end.
  let bytes: [UInt8]

  /// A name from its bytes.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A name given as text.
  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The name for a person; bytes that are not UTF-8 are replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether this stands for standard input or output.
  var isStandardStream: Bool { bytes == [UInt8(ascii: "-")] }

  /// The folder that holds the file, with a slash at the end; empty for the current one.
  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(bytes: []) }
    return FilePath(bytes: Array(bytes[...slash]))
  }

  /// A name as it is understood from this one's folder, as a symbolic link's content is.
  func sibling(_ name: FilePath) -> FilePath {
    if name.bytes.first == UInt8(ascii: "/") { return name }
    return FilePath(bytes: folder.bytes + name.bytes)
  }

  /// Hands the name to a call of the C library.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe terminated.withUnsafeBufferPointer { buffer in
      // The array holds at least the zero, so there is a base address.
      guard let base = buffer.baseAddress else { return unsafe body("") }
      return unsafe body(base)
    }
  }
}
