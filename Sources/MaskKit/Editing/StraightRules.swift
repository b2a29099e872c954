/// What becomes of each ASCII character in a uniform mask: a table in place of tests.
struct StraightRules: Sendable {
  /// For each byte: the folded character that the slots accept, or one of the marks below.
  private let table: [UInt8]
  /// The folded characters that count in the comparison with a prefix to drop.
  private let counts = ASCIISet.alphanumeric.union(ASCIISet([0x2B]))
  /// Those with which such a prefix can begin.
  private let beginsPrefix: ASCIISet
  private let folding: Folding
  /// Whether a text has to be compared with the mask's own renderings.
  let takesWholeTexts: Bool

  /// A character that is passed over and not reported.
  static let passedOver: UInt8 = 0xFE
  /// A character that has to be reported, or is not ASCII: no case for the straight path.
  static let other: UInt8 = 0xFF

  init(
    _ set: CharacterClass, letterCase: LetterCase?, literalScalars: [UInt32],
    droppedPrefixes: [DroppedPrefix], takesWholeTexts: Bool
  ) {
    let folding = Folding(letterCase: letterCase)
    let passedOver = ASCIISet.unreported.union(ASCIISet(literalScalars))
    table = (0..<0x100 as Range<UInt32>).map { scalar in
      guard scalar < 0x80 else { return Self.other }
      guard let folded = folding.foldASCII(scalar) else { return Self.passedOver }
      if set.contains(folded) { return UInt8(truncatingIfNeeded: folded) }
      return passedOver.contains(folded) ? Self.passedOver : Self.other
    }
    beginsPrefix = ASCIISet(droppedPrefixes.compactMap { $0.scalars.first })
    self.folding = folding
    self.takesWholeTexts = takesWholeTexts
  }

  /// The character that a byte becomes, ``passedOver`` or ``other``.
  @inline(__always)
  func kind(_ byte: UInt8) -> UInt8 {
    table[Int(byte)]
  }

  /// Writes the characters of `text` that are accepted; false if one has to be reported, is not
  /// ASCII, or finds no room.
  @inline(__always)
  func write(_ text: ByteView, to out: inout ByteWriter, room: Int) -> Bool {
    table.withBytes { table in
      out.write(
        text, mappedBy: table, passedOver: Self.passedOver, other: Self.other, room: room)
    }
  }

  /// Whether a text may begin with a prefix that is dropped.
  @inline(__always)
  func mayDropPrefix(_ text: ByteView) -> Bool {
    var index = 0
    while index < text.count {
      guard text[index] < 0x80 else { return true }
      if let folded = folding.foldASCII(UInt32(text[index])), counts.contains(folded) {
        return beginsPrefix.contains(folded)
      }
      index += 1
    }
    return false
  }
}

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
    for scalar in scalars where scalar < 0x80 {
      if scalar < 0x40 { low |= 1 << UInt64(scalar) } else { high |= 1 << UInt64(scalar - 0x40) }
    }
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
