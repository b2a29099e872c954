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

  /// What was written so far.
  var written: ByteView {
    unsafe ByteView(UnsafeBufferPointer(start: base, count: count))
  }

  /// Writes a scalar.
  mutating func write(scalar: UInt32) {
    if scalar < 0x80 { return write(UInt8(truncatingIfNeeded: scalar)) }
    guard let scalar = Unicode.Scalar(scalar) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { write(byte) }
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
    guard let target = unsafe base, let form = unsafe template.base,
      let source = unsafe values.base
    else { return }
    let length = min(template.count, capacity - count)
    var read = 0
    var filled = 0
    while filled < values.count {
      precondition(read < length, "ByteWriter: out of room, or out of markers")
      var byte = unsafe form[read]
      if byte == marker {
        byte = unsafe source[filled]
        filled += 1
      }
      unsafe target[count + read] = byte
      read += 1
    }
    count += read
  }

  /// Writes what `table` makes of each byte of `source`. A mark of `passedOver` writes nothing.
  ///
  /// - Returns: false if a byte is marked `other`, or if more than `room` bytes would be written;
  ///   what is written then is of no use.
  mutating func write(
    _ source: ByteView, mappedBy table: ByteView, passedOver: UInt8, other: UInt8, room: Int
  ) -> Bool {
    guard let target = unsafe base, let bytes = unsafe source.base,
      let marks = unsafe table.base
    else { return source.count == 0 }
    precondition(table.count == 256, "ByteWriter: a table has an entry for every byte")
    let end = count + min(room, capacity - count)
    var written = count
    var index = 0
    while index < source.count {
      let mark = unsafe marks[Int(bytes[index])]
      index += 1
      if mark >= passedOver {
        if mark == other { return false }
        continue
      }
      guard written < end else { return false }
      unsafe target[written] = mark
      written += 1
    }
    count = written
    return true
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
