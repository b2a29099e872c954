/// The notation of a set: characters and ranges, `0-9X`.
///
/// A `-` at either end stands for itself, and `\` makes the next character one of the set.
enum SetNotation {
  enum Fault: Error {
    case empty
    case reversed(offset: Int, found: String)
    case danglingEscape(offset: Int)
  }

  static func parse(_ notation: String) throws(Fault) -> CharacterClass {
    var scalars = notation.unicodeScalars.makeIterator()
    var offset = 0
    // Put together at the end: one by one, a long set would cost its length squared.
    var members: [ClosedRange<UInt32>] = []
    var pending: (scalar: UInt32, offset: Int)?
    var isEmpty = true

    func unescaped(_ scalar: Unicode.Scalar) throws(Fault) -> UInt32 {
      guard scalar == "\\" else { return scalar.value }
      guard let next = scalars.next() else { throw .danglingEscape(offset: offset - 1) }
      offset += UTF8Length.of(next.value)
      return next.value
    }

    while let scalar = scalars.next() {
      isEmpty = false
      let start = offset
      offset += UTF8Length.of(scalar.value)
      if scalar == "-", let first = pending {
        guard let end = scalars.next() else {
          members.append(0x2D...0x2D)
          break
        }
        offset += UTF8Length.of(end.value)
        let last = try unescaped(end)
        guard first.scalar <= last else {
          throw .reversed(offset: first.offset, found: Self.text(first.scalar, last))
        }
        members.append(first.scalar...last)
        pending = nil
      } else {
        let value = try unescaped(scalar)
        members.append(value...value)
        pending = (value, start)
      }
    }
    guard !isEmpty else { throw .empty }
    return CharacterClass(members)
  }

  private static func text(_ first: UInt32, _ last: UInt32) -> String {
    var text = String.UnicodeScalarView()
    for value in [first, 0x2D, last] {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}
