/// The folded scalars of all literals of a mask.
struct LiteralScalars {
  private var ascii = ASCIISet()
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
    classes.contains { set in
      set.ascii.intersects(ascii) || others.contains { set.contains($0) }
    }
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
