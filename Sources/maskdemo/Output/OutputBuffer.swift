/// Bytes on their way to a file, gathered so that there are few writes.
///
/// Nothing is written at the end of its life: whoever owns it calls ``flush()``, and so learns of
/// a disk that is full.
@safe
struct OutputBuffer: ~Copyable {
  /// Where the bytes go.
  let file: FileDescriptor
  private let storage: UnsafeMutableRawBufferPointer
  private var count = 0

  /// A buffer in front of `file`.
  init(_ file: FileDescriptor, capacity: Int = 1 << 16) {
    self.file = file
    unsafe storage = .allocate(byteCount: max(capacity, 64), alignment: 16)
  }

  deinit { unsafe storage.deallocate() }

  /// Adds bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    if unsafe storage.count - count < bytes.count {
      try flush()
      // What does not fit an empty buffer would only be copied for nothing.
      guard unsafe bytes.count <= storage.count else { return unsafe try file.write(bytes) }
    }
    guard let source = bytes.baseAddress, let target = unsafe storage.baseAddress else { return }
    unsafe (target + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }

  /// Adds what `body` writes into the room that is left; it returns how many bytes that were.
  mutating func append(_ body: (UnsafeMutableRawBufferPointer) -> Int) {
    unsafe count += body(UnsafeMutableRawBufferPointer(rebasing: storage[count...]))
  }

  /// Adds a text.
  @inline(__always)
  mutating func append(_ text: String) throws(SystemError) {
    var text = text
    // A typed throw does not pass through `withUTF8`, so the outcome is carried out of it.
    let outcome = text.withUTF8 { utf8 in
      Result { () throws(SystemError) in unsafe try append(UnsafeRawBufferPointer(utf8)) }
    }
    try outcome.get()
  }

  /// Adds one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) throws(SystemError) {
    if unsafe count == storage.count { try flush() }
    unsafe storage[count] = byte
    count += 1
  }

  /// Adds a text and a line end.
  mutating func appendLine(_ text: String) throws(SystemError) {
    try append(text)
    try append(UInt8(ascii: "\n"))
  }

  /// Writes what was gathered.
  mutating func flush() throws(SystemError) {
    guard count > 0 else { return }
    let gathered = count
    // What could not be written is not tried again by the next flush.
    count = 0
    unsafe try file.write(UnsafeRawBufferPointer(rebasing: storage[..<gathered]))
  }
}
