/// Puts a layout together, slot by slot and literal by literal.
struct LayoutBuilder {
  /// The most UTF-8 bytes that the literals of one layout may have.
  static let greatestLiteralLength = 65_536

  private(set) var slots: [UInt8] = []
  private(set) var literalLength = 0
  private var template = Template()

  /// Adds a slot of a class. More than the greatest capacity is counted but not kept.
  mutating func addSlot(_ classIndex: UInt8) {
    guard slots.count <= GroupNotation.greatestCapacity else { return }
    slots.append(classIndex)
    template.addSlot()
  }

  /// Adds literal text. More than the greatest length is counted but not kept.
  mutating func addLiteral(_ text: String) {
    let length = text.utf8.count
    literalLength = min(literalLength + length, Self.greatestLiteralLength + 1)
    guard literalLength <= Self.greatestLiteralLength else { return }
    template.addLiteral(text)
  }

  /// The layout.
  func build(lengths: [UInt16], folding: Folding) -> Layout {
    var literalUnits: [Int32] = []
    literalUnits.reserveCapacity(slots.count)
    var units = 0
    var isASCII = true
    for byte in template.bytes {
      if byte == Template.marker {
        literalUnits.append(Int32(truncatingIfNeeded: units))
      } else {
        if byte >= 0x80 { isASCII = false }
        if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
      }
    }
    let beforeSuffix = literalUnits.last.map { Int($0) } ?? 0
    var classesFrom = [UInt64](repeating: 0, count: slots.count)
    var seen: UInt64 = 0
    for slot in slots.indices.reversed() {
      seen |= 1 << UInt64(slots[slot])
      classesFrom[slot] = seen
    }
    return Layout(
      slots: slots, template: template, folded: template.folded(folding),
      literalUnits: literalUnits, suffixUnits: units - beforeSuffix, isASCII: isASCII,
      lengths: lengths, classesFrom: classesFrom)
  }
}
