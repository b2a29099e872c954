/// Writes UTF-8 into memory that a string provides. Every write is checked.
@safe
struct ByteWriter {
  private let base: UnsafeMutablePointer<UInt8>?
  private let capacity: Int
  private(set) var count = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    unsafe base = buffer.baseAddress
    capacity = buffer.count
  }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    guard count < capacity, let base = unsafe base else {
      preconditionFailure("ByteWriter: out of room")
    }
    unsafe base[count] = byte
    count += 1
  }

  /// Writes the bytes of `view` from `start` up to `end`.
  @inline(__always)
  mutating func write(_ view: ByteView, _ start: Int, _ end: Int) {
    var index = start
    while index < end {
      write(view[index])
      index += 1
    }
  }

  /// Takes back everything behind `count`.
  mutating func truncate(to count: Int) {
    precondition(count <= self.count, "ByteWriter: nothing to take back")
    self.count = count
  }
}

extension String {
  /// A string of at most `capacity` bytes, written by `body`, which writes valid UTF-8.
  @inline(__always)
  init(capacity: Int, _ body: (inout ByteWriter) -> Void) {
    unsafe self.init(unsafeUninitializedCapacity: capacity) { buffer in
      var writer = unsafe ByteWriter(buffer)
      body(&writer)
      return writer.count
    }
  }
}
