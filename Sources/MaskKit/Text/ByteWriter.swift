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
    guard start < end else { return }
    precondition(end - start <= capacity - count, "ByteWriter: out of room")
    guard let base = unsafe base else { return }
    var index = start
    while index < end {
      unsafe base[count] = view[index]
      count += 1
      index += 1
    }
  }

  /// Writes the beginning of `template` that `values` fills: each byte of `values` in the place
  /// of a marker, all else as it stands, up to the last value.
  mutating func write(_ template: ByteView, filledWith values: ByteView, marker: UInt8) {
    var read = 0
    var filled = 0
    let room = capacity
    guard let base = unsafe base else { return }
    while filled < values.count {
      var byte = template[read]
      read += 1
      if byte == marker {
        byte = values[filled]
        filled += 1
      }
      precondition(count < room, "ByteWriter: out of room")
      unsafe base[count] = byte
      count += 1
    }
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
