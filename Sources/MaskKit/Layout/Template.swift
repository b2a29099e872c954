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

  /// Adds literal text.
  mutating func addLiteral(_ text: String) {
    bytes.append(contentsOf: text.utf8)
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

  /// The template with its literals folded; nothing changes in most.
  func folded(_ folding: Folding) -> Template {
    if folding.letterCase == nil, bytes.allSatisfy({ $0 == Self.marker || 0x20..<0x7F ~= $0 }) {
      return self
    }
    var folded = Template()
    for slot in markers.indices {
      folded.addLiteral(folding.fold(literal(slot)))
      folded.addSlot()
    }
    folded.addLiteral(folding.fold(literal(markers.count)))
    return folded
  }
}
