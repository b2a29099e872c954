import MaskKit

/// A rendered value: every scalar of the text with the part that it plays.
struct ReferenceRendering {
  enum Part: Equatable {
    case prefix
    case separator
    case suffix
    case character
  }

  struct Cell {
    var scalar: Unicode.Scalar
    var part: Part
  }

  var cells: [Cell]

  /// Renders a value that fits the layout.
  init(_ value: [Unicode.Scalar], in layout: ReferenceLayout, isEager: Bool, always: Bool) {
    cells = []
    let taken = ReferenceMask.slots(of: value, in: layout) ?? []
    let capacity = layout.capacity
    let hasGap = taken != Array(0..<taken.count)
    let isWhole = layout.lengths.contains(value.count) && !hasGap
    var passed = 0  // Slots to the left of the token.
    for token in layout.tokens {
      switch token {
      case .slot:
        if let index = taken.firstIndex(of: passed) {
          cells.append(Cell(scalar: value[index], part: .character))
        }
        passed += 1
      case .literal(let scalar):
        let part: Part = passed == 0 ? .prefix : passed == capacity ? .suffix : .separator
        let isFilledBehind = taken.contains { $0 >= passed }
        let isFilledBefore = taken.contains(passed - 1)
        let isShown: Bool
        switch part {
        case .prefix: isShown = isFilledBehind || value.isEmpty && always
        case .separator: isShown = isFilledBehind || isEager && isFilledBefore
        case .suffix: isShown = isWhole || isEager && isFilledBefore
        case .character: isShown = true
        }
        if isShown { cells.append(Cell(scalar: scalar, part: part)) }
      }
    }
  }

  var text: String { ReferenceText.string(cells.map(\.scalar)) }

  /// The text's length in UTF-16 code units.
  var length: Int { ReferenceRendering.length(cells) }

  static func length(_ cells: some Sequence<Cell>) -> Int {
    cells.reduce(0) { $0 + UTF16.width($1.scalar) }
  }

  /// The number of characters.
  var count: Int { cells.filter { $0.part == .character }.count }

  /// How many characters end at or before a text offset.
  func rank(_ offset: Int) -> Int {
    var end = 0
    var ended = 0
    for cell in cells {
      end += UTF16.width(cell.scalar)
      if cell.part == .character && end <= offset { ended += 1 }
    }
    return ended
  }

  /// The offset right behind character k − 1; the end of the shown prefix for 0.
  func left(_ k: Int) -> Int {
    if k == 0 { return ReferenceRendering.length(cells.filter { $0.part == .prefix }) }
    var end = 0
    var ended = 0
    for cell in cells {
      end += UTF16.width(cell.scalar)
      if cell.part == .character { ended += 1 }
      if ended == k { return end }
    }
    return end
  }

  /// The offset right before character k; the end of the text without the suffix for the last.
  func right(_ k: Int) -> Int {
    if k == count { return ReferenceRendering.length(cells.filter { $0.part != .suffix }) }
    var start = 0
    var begun = 0
    for cell in cells {
      if cell.part == .character {
        if begun == k { return start }
        begun += 1
      }
      start += UTF16.width(cell.scalar)
    }
    return start
  }

  /// Where an end of a selection or range really is.
  func moved(_ offset: Int) -> Int {
    var offset = offset
    var start = 0
    for cell in cells {
      let end = start + UTF16.width(cell.scalar)
      if start < offset && offset < end { offset = start }
      start = end
    }
    if offset < left(0) { return left(0) }
    if offset > right(count) { return right(count) }
    return offset
  }

  /// What is printed between an offset and the next character, or the end of the text.
  func literals(from offset: Int) -> [Unicode.Scalar] {
    var start = 0
    var found: [Unicode.Scalar] = []
    for cell in cells {
      if start >= offset {
        if cell.part == .character { break }
        found.append(cell.scalar)
      }
      start += UTF16.width(cell.scalar)
    }
    return found
  }
}

extension ReferenceMask {
  /// The value as the mask shows it.
  func rendering(_ value: [Unicode.Scalar]) -> ReferenceRendering {
    ReferenceRendering(
      value, in: layout(of: value), isEager: definition.isEager,
      always: definition.showPrefix == .always)
  }
}
