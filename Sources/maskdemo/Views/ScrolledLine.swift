/// A line that may be longer than the screen is wide. The part around the caret is shown.
struct ScrolledLine {
  private var characters: [(character: Character, style: TextStyle, column: Int)] = []
  private var columns = 0
  private var caretIndex: Int?

  /// Adds characters at the end.
  mutating func append(_ text: String, style: TextStyle) {
    for character in text { append(character, style: style) }
  }

  /// Adds a character at the end.
  mutating func append(_ character: Character, style: TextStyle) {
    characters.append((character, style, columns))
    let drawn = PrintableText.symbol(for: character).first ?? character
    columns += CharacterWidth.columns(drawn)
  }

  /// Says that the caret stands in front of what is added next.
  mutating func placeCaret() {
    caretIndex = characters.count
  }

  /// Draws the line into columns of a row. Returns the column of the caret.
  @discardableResult
  func draw(into cells: inout CellBuffer, row: Int, columns range: Range<Int>) -> Int {
    let width = max(1, range.count)
    let start = firstColumn(width)
    for (character, style, column) in characters
    where column >= start && column < start + width {
      cells.draw(
        character, column: range.lowerBound + column - start, row: row, style: style,
        limit: range.upperBound)
    }
    // Marks tell that there is more; on a very narrow screen the text needs the columns itself.
    if width >= 8 {
      if start > 0 { cells.draw("<", column: range.lowerBound, row: row, style: .dim) }
      if columns > start + width {
        cells.draw(">", column: range.upperBound - 1, row: row, style: .dim)
      }
    }
    return range.lowerBound + min(max(0, caretColumn - start), width - 1)
  }

  private var caretColumn: Int {
    guard let caretIndex, caretIndex < characters.count else { return columns }
    return characters[caretIndex].column
  }

  /// The column of the line at the left edge. It moves in steps of half the width, so that the text
  /// stands still while a person types.
  private func firstColumn(_ width: Int) -> Int {
    guard let caretIndex else { return 0 }
    var behindCaret = caretColumn + 1
    if caretIndex + 1 < characters.count { behindCaret = characters[caretIndex + 1].column }
    // The last column is left to the mark, if there is one.
    let room = width >= 8 ? width - 1 : width
    if behindCaret <= room { return 0 }
    let step = max(1, width / 2)
    return min((behindCaret - room + step - 1) / step * step, caretColumn)
  }
}
