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
    var scalars = OffsetScalars(notation)
    var ranges: [ClosedRange<UInt32>] = []
    var pending: (scalar: UInt32, offset: Int)?
    while let scalar = scalars.next() {
      let start = scalars.start
      if scalar == 0x2D, let first = pending {
        guard let end = scalars.next() else {
          ranges.append(scalar...scalar)
          break
        }
        let last = try unescaped(end, &scalars)
        guard first.scalar <= last else {
          throw .reversed(offset: first.offset, found: Self.text(first.scalar, last))
        }
        ranges[ranges.count - 1] = first.scalar...last
        pending = nil
      } else {
        let value = try unescaped(scalar, &scalars)
        ranges.append(value...value)
        pending = (value, start)
      }
    }
    guard !ranges.isEmpty else { throw .empty }
    return CharacterClass(ranges)
  }

  private static func unescaped(
    _ scalar: UInt32, _ scalars: inout OffsetScalars
  ) throws(Fault) -> UInt32 {
    guard scalar == 0x5C else { return scalar }
    let start = scalars.start
    guard let next = scalars.next() else { throw .danglingEscape(offset: start) }
    return next
  }

  private static func text(_ first: UInt32, _ last: UInt32) -> String {
    var text = String.UnicodeScalarView()
    for value in [first, 0x2D, last] {
      if let scalar = Unicode.Scalar(value) { text.append(scalar) }
    }
    return String(text)
  }
}
