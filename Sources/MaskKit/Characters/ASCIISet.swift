/// A set of ASCII characters, a bit each.
struct ASCIISet: Sendable, Hashable {
  private var low: UInt64
  private var high: UInt64

  init(low: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.high = high
  }

  /// Those of `scalars` that are ASCII.
  init(_ scalars: [UInt32]) {
    self.init()
    for scalar in scalars where scalar < 0x80 { insert(scalar) }
  }

  /// Adds a scalar below 0x80.
  mutating func insert(_ scalar: UInt32) {
    if scalar < 0x40 { low |= 1 &<< UInt64(scalar) } else { high |= 1 &<< UInt64(scalar & 0x3F) }
  }

  /// Whether a scalar below 0x80 is a member.
  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool {
    (scalar < 0x40 ? low : high) &>> UInt64(scalar & 0x3F) & 1 != 0
  }

  /// The members of both sets.
  func union(_ other: ASCIISet) -> ASCIISet {
    ASCIISet(low: low | other.low, high: high | other.high)
  }

  /// Whether the sets have a member in common.
  func intersects(_ other: ASCIISet) -> Bool {
    low & other.low != 0 || high & other.high != 0
  }

  /// The number of members.
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// Calls `body` with each member, in order.
  @inline(__always)
  func forEach(_ body: (UInt32) -> Void) {
    var bits = low
    while bits != 0 {
      body(UInt32(truncatingIfNeeded: bits.trailingZeroBitCount))
      bits &= bits &- 1
    }
    bits = high
    while bits != 0 {
      body(0x40 + UInt32(truncatingIfNeeded: bits.trailingZeroBitCount))
      bits &= bits &- 1
    }
  }
}

extension ASCIISet {
  /// The control characters.
  static var control: ASCIISet { ASCIISet(low: 0xFFFF_FFFF, high: 0x8000_0000_0000_0000) }

  /// 0–9, A–Z and a–z.
  static var alphanumeric: ASCIISet {
    ASCIISet(low: 0x03FF_0000_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)
  }

  /// The space, `+`, and punctuation (general categories Z and P).
  static var unreported: ASCIISet {
    // U+0020–002F without $ and with +, 003A 003B 003F; 0040 005B 005C 005D 005F 007B 007D.
    ASCIISet(low: 0x8C00_FFEF_0000_0000, high: 0x2800_0000_B800_0001)
  }
}
