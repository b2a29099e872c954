/// A text's characters after folding, with the place each one came from.
///
/// Folding comes first, then what is left is cut into grapheme clusters: a joiner between two
/// digits is gone before it could tie them together. Folding goes on piece by piece, so that the
/// first characters of a long text cost no more than those of a short one.
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
  /// The scalars that are still to be folded, and the UTF-8 offset behind the folded ones.
  private var source: Substring.UnicodeScalarView.Iterator
  private var offset: Int
  /// The visible scalars of the present piece, folded.
  private var piece = Substring()
  /// Where each of them stands in the source.
  private var places: ArraySlice<(start: Int, end: Int)> = []
  private var isAtEnd = false
  private var pieceLength = 64

  /// The characters of `source`, which stands at the UTF-8 offset `offset` of a longer text.
  init(_ source: Substring, at offset: Int, folding: Folding) {
    self.folding = folding
    self.source = source.unicodeScalars.makeIterator()
    self.offset = offset
  }

  mutating func next() -> Element? {
    // The last cluster of a piece may go on in the next one.
    while !isAtEnd, piece.isEmpty || piece.index(after: piece.startIndex) == piece.endIndex {
      foldMore()
    }
    guard let cluster = piece.popFirst() else { return nil }
    var scalars = cluster.unicodeScalars.makeIterator()
    let first = scalars.next()
    let isSingle = scalars.next() == nil
    let last = places[(places.startIndex)...].prefix(cluster.unicodeScalars.count)
    places = places.dropFirst(last.count)
    return Element(
      scalar: isSingle ? first?.value : nil, start: last.first?.start ?? offset,
      end: last.last?.end ?? offset)
  }

  /// Folds one more piece behind what is left of the present one.
  private mutating func foldMore() {
    var scalars = String.UnicodeScalarView(piece.unicodeScalars)
    var places = Array(self.places)
    for _ in 0..<pieceLength {
      guard let scalar = source.next() else {
        isAtEnd = true
        break
      }
      let start = offset
      offset += UTF8Length.of(scalar.value)
      guard let folded = folding.fold(scalar.value), let visible = Unicode.Scalar(folded) else {
        continue
      }
      scalars.append(visible)
      places.append((start, offset))
    }
    // A cluster longer than a piece is not looked at again and again.
    pieceLength = Swift.max(64, scalars.count)
    piece = Substring(String(scalars))
    self.places = places[...]
  }
}
