/// A layout's literals as UTF-8, with a marker byte for each slot.
struct Template: Sendable, Hashable {
  /// Stands for a slot. No UTF-8 holds this byte.
  static let marker: UInt8 = 0xFF

  /// The literals and markers.
  private(set) var bytes: [UInt8] = []
  /// Where each slot's marker stands.
  private(set) var markers: [Int32] = []

  /// Adds a slot.
  mutating func addSlot() {
    markers.append(Int32(truncatingIfNeeded: bytes.count))
    bytes.append(Self.marker)
  }

  /// Makes room for a number of slots, and for as many separators as most masks have.
  mutating func reserve(_ slots: Int) {
    markers.reserveCapacity(slots)
    bytes.reserveCapacity(slots + slots / 2 + 4)
  }

  /// Adds one byte of literal text.
  mutating func addLiteral(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Where the literals in front of a slot begin; for the number of slots, the suffix.
  @inline(__always)
  func literalStart(_ slot: Int) -> Int {
    slot == 0 ? 0 : Int(markers[slot - 1]) + 1
  }

  /// Where the literals in front of a slot end; for the number of slots, the whole template.
  @inline(__always)
  func literalEnd(_ slot: Int) -> Int {
    slot < markers.count ? Int(markers[slot]) : bytes.count
  }

  /// The literals in front of a slot; for the number of slots, the suffix.
  func literal(_ slot: Int) -> String {
    String(decoding: bytes[literalStart(slot)..<literalEnd(slot)], as: UTF8.self)
  }

  /// Calls `body` with every scalar of the literals, in order.
  func forEachLiteralScalar(_ body: (UInt32) -> Void) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 {
        body(UInt32(byte))
      } else if byte != Self.marker {
        let length = UTF8Length.behindLead(byte)
        var scalar = UInt32(byte) & (0x3F >> UInt32(truncatingIfNeeded: length))
        for _ in 0..<length where index < bytes.count {
          scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
          index += 1
        }
        body(scalar)
      }
    }
  }

  /// The template with its literals folded; nothing changes in most.
  func folded(_ folding: Folding) -> Template {
    if !changes(by: folding) { return self }
    var folded = Template()
    folded.reserve(markers.count)
    for slot in 0...markers.count {
      for byte in folding.fold(literal(slot)).utf8 { folded.addLiteral(byte) }
      if slot < markers.count { folded.addSlot() }
    }
    return folded
  }

  private func changes(by folding: Folding) -> Bool {
    for byte in bytes where byte != Self.marker {
      guard byte < 0x80, folding.foldASCII(UInt32(byte)) == UInt32(byte) else { return true }
    }
    return false
  }
}
