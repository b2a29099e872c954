/// The UTF-8 of a string, for scanning.
///
/// Every access is checked. A view is valid only inside the closure that it was handed to.
@safe
struct ByteView {
  /// The first byte, for the loops of ``ByteWriter``; `nil` only if there is none.
  @unsafe let base: UnsafePointer<UInt8>?
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe base = buffer.baseAddress
    count = buffer.count
  }

  private init(base: UnsafePointer<UInt8>?, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  subscript(_ index: Int) -> UInt8 {
    @inline(__always) get {
      guard UInt(bitPattern: index) < UInt(bitPattern: count), let base = unsafe base else {
        preconditionFailure("ByteView: index out of range")
      }
      return unsafe base[index]
    }
  }

  /// The bytes from `start` up to `end`.
  func slice(_ start: Int, _ end: Int) -> ByteView {
    precondition(0 <= start && start <= end && end <= count, "ByteView: slice out of range")
    return unsafe ByteView(base: base.map { unsafe $0 + start }, count: end - start)
  }

  /// Whether all bytes are ASCII.
  var isASCII: Bool {
    guard let base = unsafe base else { return true }
    var index = 0
    var seen: UInt64 = 0
    // Eight at a time, as far as they go; both loops stay below `count`.
    while index + 8 <= count {
      seen |= unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      index += 8
    }
    while index < count {
      seen |= UInt64(unsafe base[index])
      index += 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// Where `byte` stands first at `start` or behind it.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = unsafe base, start >= 0 else { return nil }
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = start
    // Eight at a time: a byte that becomes 0 borrows from its high bit, and the lowest is exact.
    while index + 8 <= count {
      let word = unsafe UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).littleEndian
      let differences = word ^ wanted
      let zeros =
        (differences &- 0x0101_0101_0101_0101) & ~differences & 0x8080_8080_8080_8080
      if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if unsafe base[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Decodes the scalar that begins at `index` and moves `index` behind it.
  ///
  /// The bytes of a string are valid UTF-8, so that nothing has to be repaired here.
  @inline(__always)
  func scalar(at index: inout Int) -> UInt32 {
    let lead = self[index]
    index += 1
    if lead < 0x80 { return UInt32(lead) }
    return multibyteScalar(lead, at: &index)
  }

  private func multibyteScalar(_ lead: UInt8, at index: inout Int) -> UInt32 {
    let length = UTF8Length.behindLead(lead)
    var scalar = UInt32(lead) & (0x3F >> UInt32(length))
    for _ in 0..<length {
      scalar = scalar << 6 | UInt32(self[index] & 0x3F)
      index += 1
    }
    return scalar
  }

  /// The offset behind the first `scalars` scalars.
  func offset(ofScalar scalars: Int) -> Int {
    var index = 0
    for _ in 0..<scalars { index += 1 + UTF8Length.behindLead(self[index]) }
    return index
  }

  /// How many scalars the bytes hold.
  var scalarCount: Int {
    var scalars = 0
    var index = 0
    while index < count {
      if self[index] & 0xC0 != 0x80 { scalars += 1 }
      index += 1
    }
    return scalars
  }

  /// Whether the bytes of `other` from `start` up to `end` stand at `index`.
  func holds(_ other: ByteView, _ start: Int, _ end: Int, at index: Int) -> Bool {
    guard end - start <= count - index else { return false }
    var offset = 0
    while offset < end - start {
      if self[index + offset] != other[start + offset] { return false }
      offset += 1
    }
    return true
  }

  /// Whether the two views hold the same bytes.
  static func == (a: ByteView, b: ByteView) -> Bool {
    guard a.count == b.count else { return false }
    var index = 0
    while index < a.count {
      if a[index] != b[index] { return false }
      index += 1
    }
    return true
  }
}

/// Lengths of encoded scalars.
enum UTF8Length {
  /// How many bytes follow a lead byte.
  @inline(__always)
  static func behindLead(_ lead: UInt8) -> Int {
    lead < 0xC0 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
  }

  /// How many bytes a scalar takes.
  static func of(_ scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
  }
}

extension String {
  /// Calls `body` with the string's UTF-8.
  @inline(__always)
  func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    var copy = self
    return copy.withUTF8 { unsafe body(ByteView($0)) }
  }
}

extension String {
  /// Whether both strings hold the same scalars. `==` is wider: it compares what is read.
  func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

extension Array<UInt8> {
  /// Calls `body` with the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (ByteView) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(ByteView($0)) }
  }
}
