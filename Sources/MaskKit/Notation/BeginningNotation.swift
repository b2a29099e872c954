/// One entry of `when`: a sequence of characters and `[…]` classes, or a range of two digit
/// strings of one length.
struct Beginning: Sendable {
  /// One place of a beginning.
  struct Element: Sendable {
    /// What stands there: ranges of scalars, in order.
    var ranges: [ClosedRange<UInt32>]
    /// The UTF-8 offset in the notation.
    var offset: Int
  }

  /// The places, in order; at least one.
  private(set) var elements: [Element] = []
  /// For a range of digit strings, the highest digit of each place; the elements then hold the
  /// lowest. Empty for a sequence.
  private(set) var highest: [UInt32] = []

  enum Fault: Error {
    case empty
    case unequalLengths
    case reversed
    case openBracket(offset: Int)
    case danglingEscape(offset: Int)
    case emptyClass(offset: Int)
    case reversedClass(offset: Int)
  }

  init(_ notation: String) throws(Fault) {
    guard !notation.isEmpty else { throw .empty }
    guard let (low, high) = Self.digitRange(notation) else {
      elements = try Self.sequence(notation)
      return
    }
    guard low.count == high.count else { throw .unequalLengths }
    guard !high.lexicographicallyPrecedes(low) else { throw .reversed }
    // What is longer than any layout is said to be so, and need not be kept.
    let kept = GroupNotation.greatestCapacity + 1
    for (index, digit) in low.prefix(kept).enumerated() {
      elements.append(Element(ranges: [UInt32(digit)...UInt32(digit)], offset: index))
    }
    highest = high.prefix(kept).map { UInt32($0) }
  }

  /// The two digit strings, if the notation is `digits-digits`.
  private static func digitRange(_ notation: String) -> ([UInt8], [UInt8])? {
    let parts = notation.utf8.split(
      separator: 0x2D, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let isDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { 0x30...0x39 ~= $0 }
    }
    return isDigits ? (Array(parts[0]), Array(parts[1])) : nil
  }

  private static func sequence(_ notation: String) throws(Fault) -> [Element] {
    var elements: [Element] = []
    var scalars = notation.unicodeScalars.makeIterator()
    var offset = 0
    func next() -> Unicode.Scalar? {
      guard let scalar = scalars.next() else { return nil }
      offset += UTF8Length.of(scalar.value)
      return scalar
    }
    while elements.count <= GroupNotation.greatestCapacity, let scalar = next() {
      let start = offset - UTF8Length.of(scalar.value)
      switch scalar {
      case "\\":
        guard let literal = next() else { throw .danglingEscape(offset: start) }
        elements.append(Element(ranges: [literal.value...literal.value], offset: start))
      case "[":
        var set: [ClosedRange<UInt32>] = []
        var isClosed = false
        while let member = next() {
          if member == "]" {
            isClosed = true
            break
          }
          var value = member.value
          if member == "\\" {
            guard let literal = next() else { throw .danglingEscape(offset: start) }
            value = literal.value
          } else if member == "-", let first = set.last, first.count == 1 {
            // A range, unless the `-` is the last character of the class.
            guard let end = next() else { throw .openBracket(offset: start) }
            if end == "]" {
              set.append(value...value)
              isClosed = true
              break
            }
            guard first.lowerBound <= end.value else { throw .reversedClass(offset: start) }
            set[set.count - 1] = first.lowerBound...end.value
            continue
          }
          set.append(value...value)
        }
        guard isClosed else { throw .openBracket(offset: start) }
        guard !set.isEmpty else { throw .emptyClass(offset: start) }
        elements.append(Element(ranges: set, offset: start))
      default:
        elements.append(Element(ranges: [scalar.value...scalar.value], offset: start))
      }
    }
    return elements
  }
}
