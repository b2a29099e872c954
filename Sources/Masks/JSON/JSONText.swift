/// The bytes of a text while it is read.
///
/// The bounds are checked here, once, so that nothing that reads the text has to be trusted. An
/// array would do too, but the reader would fetch its storage and count again for every byte.
@safe struct JSONText {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The number of bytes.
  let count: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
    count = bytes.count
  }

  /// Calls `body` with the bytes of an array. The text must not outlive the call.
  static func with<Result>(_ array: [UInt8], _ body: (JSONText) -> Result) -> Result {
    unsafe array.withUnsafeBufferPointer { body(unsafe JSONText($0)) }
  }

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "the offset is outside the text")
    return unsafe bytes[offset]
  }

  /// A part of the text as a string.
  func string(_ range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }
}
