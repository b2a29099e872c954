/// Puts a layout together, slot by slot and literal by literal.
struct LayoutBuilder {
  /// The most UTF-8 bytes that the literals of one layout may have.
  static let greatestLiteralLength = 65_536

  private(set) var slots: [UInt8] = []
  private(set) var literalLength = 0
  private var template = Template()
  private var literalUnits: [Int32] = []
  /// The UTF-16 units of the literals so far.
  private var units = 0
  private var isASCII = true

  /// Makes room for a number of slots.
  mutating func reserve(_ count: Int) {
    slots.reserveCapacity(count)
    template.reserve(count)
    literalUnits.reserveCapacity(count)
  }

  /// Adds a slot of a class. More than the greatest capacity is counted but not kept.
  mutating func addSlot(_ classIndex: UInt8) {
    guard slots.count <= GroupNotation.greatestCapacity else { return }
    slots.append(classIndex)
    template.addSlot()
    literalUnits.append(Int32(truncatingIfNeeded: units))
  }

  /// Adds literal text. More than the greatest length is counted but not kept.
  mutating func addLiteral(_ text: String) {
    let length = text.utf8.count
    literalLength = min(literalLength + length, Self.greatestLiteralLength + 1)
    guard literalLength <= Self.greatestLiteralLength else { return }
    for byte in text.utf8 { add(byte) }
  }

  /// Adds one literal scalar.
  mutating func addLiteral(_ scalar: Unicode.Scalar) {
    guard literalLength <= Self.greatestLiteralLength else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      literalLength += 1
      add(byte)
    }
  }

  private mutating func add(_ byte: UInt8) {
    template.addLiteral(byte)
    if byte >= 0x80 { isASCII = false }
    if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
  }

  /// The layout.
  func build(lengths: [UInt16], folding: Folding) -> Layout {
    let beforeSuffix = literalUnits.last.map { Int($0) } ?? 0
    var classesFrom = [UInt64](repeating: 0, count: slots.count)
    var seen: UInt64 = 0
    var slot = slots.count
    while slot > 0 {
      slot -= 1
      seen |= 1 << UInt64(slots[slot])
      classesFrom[slot] = seen
    }
    return Layout(
      slots: slots, template: template, folded: template.folded(folding),
      literalUnits: literalUnits, suffixUnits: units - beforeSuffix, isASCII: isASCII,
      lengths: lengths, classesFrom: classesFrom)
  }
}
