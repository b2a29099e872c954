/// A screen that is not yet on a terminal: columns × rows of cells.
///
/// Invariant: a cell of width 2 is followed, in its row, by one of width 0, and only there is one.
struct CellBuffer: Hashable, Sendable {
  /// The columns, at least 1.
  let columns: Int
  /// The rows, at least 1.
  let rows: Int
  private var cells: [Cell]

  /// An empty screen.
  init(size: ScreenSize) {
    columns = size.columns
    rows = size.rows
    cells = Array(repeating: .blank, count: columns * rows)
  }

  /// The size.
  var size: ScreenSize { ScreenSize(columns: columns, rows: rows) }

  /// The cell at a place; a blank outside the screen.
  subscript(column: Int, row: Int) -> Cell {
    guard isInside(column, row) else { return .blank }
    return cells[row * columns + column]
  }

  /// Draws a text from a place to the right, cut off before `limit` (the right edge, if `nil`).
  ///
  /// A wide character that finds one column only leaves a blank there. Returns the column behind
  /// what was drawn.
  @discardableResult
  mutating func draw(
    _ text: String, column: Int, row: Int, style: TextStyle = .plain, limit: Int? = nil
  ) -> Int {
    let end = min(limit ?? columns, columns)
    var column = column
    for character in text {
      if column >= end { break }
      column = draw(character, column: column, row: row, style: style, limit: end)
    }
    return column
  }

  /// Draws one character. Returns the column behind it.
  @discardableResult
  mutating func draw(
    _ character: Character, column: Int, row: Int, style: TextStyle, limit: Int? = nil
  ) -> Int {
    let end = min(limit ?? columns, columns)
    let symbol = PrintableText.symbol(for: character)
    let width = symbol.first.map(CharacterWidth.columns) ?? 1
    guard column + width <= end, column >= 0 else {
      // Half of a wide character can't be drawn. What is left of its columns stays blank.
      for place in max(0, column)..<max(0, column, min(column + width, end)) {
        set(Cell(symbol: " ", width: 1, style: style), place, row)
      }
      return column + width
    }
    set(Cell(symbol: symbol, width: width, style: style), column, row)
    return column + width
  }

  /// Gives a stretch of a row another style.
  mutating func setStyle(_ style: TextStyle, row: Int, columns range: Range<Int>) {
    for column in range where isInside(column, row) {
      cells[row * columns + column].style = style
    }
  }

  /// Puts a cell, and blanks the other half of a wide one that it covers.
  private mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
    guard isInside(column, row) else { return }
    let place = row * columns + column
    if cells[place].width == 0, column > 0 { cells[place - 1] = .blank }
    let last = place + cell.width - 1
    if column + cell.width < columns, cells[last].width == 2 { cells[last + 1] = .blank }
    cells[place] = cell
    if cell.width == 2 { cells[place + 1] = .rightHalf(cell.style) }
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// The characters of a row, without blanks at its end.
  func text(row: Int) -> String {
    var text = ""
    for column in 0..<columns { text += self[column, row].symbol }
    while text.last == " " { text.removeLast() }
    return text
  }
}
