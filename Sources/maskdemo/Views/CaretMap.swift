import MaskKit

/// Where a caret can go in a field's text.
struct CaretMap {
  /// The UTF-16 offsets between the characters of the text, 0 and the end among them.
  private let stops: [Int]
  private let field: MaskField

  /// The places of a field.
  init(_ field: MaskField) {
    self.field = field
    var stops = [0]
    var offset = 0
    for character in field.text {
      offset += character.utf16.count
      stops.append(offset)
    }
    self.stops = stops
  }

  /// Where a move from an offset leads. The field itself keeps the caret out of its prefix and its
  /// suffix.
  func target(of move: CaretMove, from offset: Int) -> Int {
    switch move {
    case .left: stop(before: offset)
    case .right: stop(after: offset)
    case .groupLeft: groupStart(before: offset)
    case .groupRight: groupEnd(after: offset)
    case .start: 0
    case .end: stops.last ?? 0
    }
  }

  private func stop(before offset: Int) -> Int {
    stops.last { $0 < offset } ?? 0
  }

  private func stop(after offset: Int) -> Int {
    stops.first { $0 > offset } ?? offset
  }

  /// The start of the group that ends, or is cut, at `offset`; literals before it are passed over.
  private func groupStart(before offset: Int) -> Int {
    var place = offset
    while place > 0, rank(stop(before: place)) == rank(place) { place = stop(before: place) }
    while place > 0, rank(stop(before: place)) < rank(place) { place = stop(before: place) }
    return place
  }

  /// The end of the group that begins, or is cut, at `offset`.
  private func groupEnd(after offset: Int) -> Int {
    let end = stops.last ?? 0
    var place = offset
    while place < end, rank(stop(after: place)) == rank(place) { place = stop(after: place) }
    while place < end, rank(stop(after: place)) > rank(place) { place = stop(after: place) }
    return place
  }

  /// How many characters of the value lie before an offset. The field knows: a copy of it is asked.
  private func rank(_ offset: Int) -> Int {
    var copy = field
    copy.select(TextRange(caret: offset))
    return copy.valueSelection.start
  }
}
