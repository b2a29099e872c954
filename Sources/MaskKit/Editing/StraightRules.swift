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
    var table = [UInt8](repeating: Self.other, count: 0x100)
    func mark(_ characters: ASCIISet, _ mark: UInt8? = nil) {
      characters.forEach { table[Int($0)] = mark ?? UInt8(truncatingIfNeeded: $0) }
    }
    mark(.control.union(.unreported).union(ASCIISet(literalScalars)), Self.passedOver)
    mark(set.ascii)
    if let letterCase {
      let (kept, folded) = letterCase == .upper ? (0x41, 0x61) : (0x61, 0x41)
      for letter in 0..<26 { table[folded + letter] = table[kept + letter] }
    }
    self.table = table
    beginsPrefix = ASCIISet(droppedPrefixes.compactMap { $0.scalars.first })
    folding = Folding(letterCase: letterCase)
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
