/// The notation of `pattern`: the text as it looks, cut into slots and literals.
struct PatternNotation {
  enum Item {
    case slot(CharacterClass)
    case literal(Unicode.Scalar)
  }

  private(set) var items: [Item] = []
  /// The offset of a `\` that ends the pattern, if one does.
  private(set) var danglingEscape: Int?

  /// Reads a pattern. `symbols` are the mask's own slot characters; they come before `#`, `@`
  /// and `*`. What is far longer than any mask is not read to its end.
  init(_ notation: String, symbols: [Unicode.Scalar: CharacterClass]) {
    var scalars = notation.unicodeScalars.makeIterator()
    var offset = 0
    let limit = GroupNotation.greatestCapacity + LayoutBuilder.greatestLiteralLength + 1
    while items.count < limit, let scalar = scalars.next() {
      let start = offset
      offset += UTF8Length.of(scalar.value)
      if scalar == "\\" {
        guard let next = scalars.next() else {
          danglingEscape = start
          return
        }
        offset += UTF8Length.of(next.value)
        items.append(.literal(next))
      } else if let own = symbols[scalar] {
        items.append(.slot(own))
      } else {
        switch scalar {
        case "#": items.append(.slot(.digit))
        case "@": items.append(.slot(.letter))
        case "*": items.append(.slot(.alphanumeric))
        default: items.append(.literal(scalar))
        }
      }
    }
  }
}
