/// The slot characters of a pattern: the mask's own, which come before `#`, `@` and `*`.
struct SlotSymbols {
  /// The mask's own symbols in the order of their scalars, each once.
  private var own: [(symbol: UInt32, set: CharacterClass)] = []

  /// Only `#`, `@` and `*`.
  init() {}

  /// With own symbols. Of equal ones the first counts.
  init(_ symbols: [(symbol: UInt32, set: CharacterClass)]) {
    let order = symbols.indices.sorted { (symbols[$0].symbol, $0) < (symbols[$1].symbol, $1) }
    for index in order where own.last?.symbol != symbols[index].symbol {
      own.append(symbols[index])
    }
  }

  /// What a slot with this symbol accepts; `nil` for a literal.
  func set(_ scalar: UInt32) -> CharacterClass? {
    var (low, high) = (0, own.count)
    while low < high {
      let middle = (low + high) / 2
      if own[middle].symbol < scalar { low = middle + 1 } else { high = middle }
    }
    if low < own.count, own[low].symbol == scalar { return own[low].set }
    switch scalar {
    case 0x23: return .digit
    case 0x40: return .letter
    case 0x2A: return .alphanumeric
    default: return nil
    }
  }
}

/// The notation of `pattern`: the text as it looks, read slot by slot and literal by literal.
struct PatternNotation {
  enum Item {
    case slot(CharacterClass)
    case literal(UInt32)
    /// A `\` that ends the pattern.
    case danglingEscape(offset: Int)
  }

  private var scalars: OffsetScalars
  private let symbols: SlotSymbols

  init(_ notation: String, _ symbols: SlotSymbols) {
    scalars = OffsetScalars(notation)
    self.symbols = symbols
  }

  mutating func next() -> Item? {
    guard let scalar = scalars.next() else { return nil }
    if scalar == 0x5C {
      let start = scalars.start
      return scalars.next().map { .literal($0) } ?? .danglingEscape(offset: start)
    }
    return symbols.set(scalar).map { .slot($0) } ?? .literal(scalar)
  }
}
