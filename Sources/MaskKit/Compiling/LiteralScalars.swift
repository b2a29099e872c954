/// The folded scalars of all literals of a mask.
struct LiteralScalars {
  private(set) var ascii = ASCIIMembers()
  /// Those beyond ASCII, in order and each once.
  private var others: [UInt32] = []

  init(_ layouts: [Layout]) {
    for layout in layouts {
      var found: [UInt32] = []
      layout.folded.forEachLiteralScalar { scalar in
        if scalar < 0x80 { ascii.insert(scalar) } else { found.append(scalar) }
      }
      if found.isEmpty { continue }
      others.append(contentsOf: found)
      others = Self.unique(others)
    }
  }

  /// Whether one of them is in one of the classes.
  func contains(anyOf classes: [CharacterClass]) -> Bool {
    ascii.contains(anyOf: classes)
      || others.contains { scalar in classes.contains { $0.contains(scalar) } }
  }

  /// All of them, in order.
  var scalars: [UInt32] {
    var all: [UInt32] = []
    all.reserveCapacity(ascii.count + others.count)
    ascii.forEach { all.append($0) }
    all.append(contentsOf: others)
    return all
  }

  private static func unique(_ scalars: [UInt32]) -> [UInt32] {
    var unique: [UInt32] = []
    for scalar in scalars.sorted() where unique.last != scalar { unique.append(scalar) }
    return unique
  }
}

/// ASCII characters, a bit each, that can be added and listed.
struct ASCIIMembers {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  mutating func insert(_ scalar: UInt32) {
    if scalar < 0x40 { low |= 1 &<< UInt64(scalar) } else { high |= 1 &<< UInt64(scalar & 0x3F) }
  }

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

  /// Whether one of the characters is in one of the classes.
  func contains(anyOf classes: [CharacterClass]) -> Bool {
    var isThere = false
    forEach { scalar in
      for set in classes where set.contains(scalar) { isThere = true }
    }
    return isThere
  }
}
