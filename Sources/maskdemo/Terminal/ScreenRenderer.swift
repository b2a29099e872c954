/// Turns frames into what has to be sent to a terminal: the difference to the frame before.
///
/// It relies on four sequences alone, which every terminal since the VT100 knows: move the cursor
/// (CUP), set a style (SGR), clear the screen (ED 2), and show or hide the cursor (DECTCEM).
struct ScreenRenderer: Sendable {
  private var shown: Frame?

  /// Forgets what is on the screen, so that the next frame is drawn whole.
  mutating func invalidate() {
    shown = nil
  }

  /// The bytes that turn what is shown into `frame`; none if nothing differs.
  mutating func update(to frame: Frame) -> String {
    if let shown, shown == frame { return "" }
    var output = "\u{1B}[?25l"
    var style: TextStyle?
    let before: CellBuffer
    if let shown, shown.cells.size == frame.cells.size {
      before = shown.cells
    } else {
      before = CellBuffer(size: frame.cells.size)
      output += TextStyle.plain.sequence + "\u{1B}[2J"
      style = .plain
    }
    for row in 0..<frame.cells.rows {
      appendRow(row, from: before, to: frame.cells, style: &style, into: &output)
    }
    if style != nil, style != .plain { output += TextStyle.plain.sequence }
    if let cursor = frame.cursor {
      output += Self.move(cursor.column, cursor.row) + "\u{1B}[?25h"
    }
    shown = frame
    return output
  }

  private func appendRow(
    _ row: Int, from old: CellBuffer, to new: CellBuffer, style: inout TextStyle?,
    into output: inout String
  ) {
    // Where the terminal's cursor stands, if that is known and in this row.
    var cursor: Int?
    // A cluster that the terminal drew wider than it should have damaged the cell behind it.
    var isDamaged = false
    var column = 0
    while column < new.columns {
      let cell = new[column, row]
      let width = max(1, cell.width)
      defer { column += width }
      // The right half of a wide character is drawn with its left half.
      let isSame = (column..<(column + width)).allSatisfy { old[$0, row] == new[$0, row] }
      if isSame && !isDamaged { continue }
      isDamaged = cell.hasDoubtfulWidth
      if cursor != column { output += Self.move(column, row) }
      if style != cell.style {
        output += cell.style.sequence
        style = cell.style
      }
      if cell.hasDoubtfulWidth {
        // A terminal may draw the cluster narrower. Then what was there would stay beside it.
        output += String(repeating: " ", count: width) + Self.move(column, row)
      }
      output += cell.symbol
      cursor = cell.hasDoubtfulWidth ? nil : column + width
    }
  }

  private static func move(_ column: Int, _ row: Int) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }
}
