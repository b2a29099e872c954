/// A replacement's characters after folding, with the place each one came from.
///
/// Folding comes first, then what is left is cut into grapheme clusters: a joiner between two
/// digits is gone before it could tie them together.
struct AdmittedCharacters: Sequence, IteratorProtocol {
  struct Element {
    /// The folded scalar; `nil` for a cluster of more than one scalar, which no slot takes.
    let scalar: UInt32?
    /// The cluster's first visible scalar in the source, as a UTF-8 offset.
    let start: Int
    /// The UTF-8 offset behind the cluster's last visible scalar.
    let end: Int
  }

  private let folding: Folding
  private var clusters: Substring.Iterator
  private var source: Substring.UnicodeScalarView.Iterator
  private var offset: Int

  /// The characters of `source`, which stands at the UTF-8 offset `offset` of a longer text.
  init(_ source: Substring, at offset: Int = 0, folding: Folding) {
    self.folding = folding
    self.source = source.unicodeScalars.makeIterator()
    self.offset = offset
    let folded: String = folding.fold(String(source))
    clusters = folded[...].makeIterator()
  }

  mutating func next() -> Element? {
    guard let cluster = clusters.next() else { return nil }
    var scalars = cluster.unicodeScalars.makeIterator()
    let first = scalars.next()
    var start = offset
    var isFirst = true
    var visible = cluster.unicodeScalars.count
    let isSingle = visible == 1
    while visible > 0, let scalar = source.next() {
      let before = offset
      offset += UTF8Length.of(scalar.value)
      guard folding.fold(scalar.value) != nil else { continue }
      if isFirst { start = before }
      isFirst = false
      visible -= 1
    }
    return Element(scalar: isSingle ? first?.value : nil, start: start, end: offset)
  }
}
