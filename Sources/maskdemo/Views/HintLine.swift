/// The last line of a screen: the most useful keys, as many as have room.
enum HintLine {
  static func draw(_ hints: [String], row: Int, columns: Range<Int>, into cells: inout CellBuffer) {
    var column = columns.lowerBound
    for hint in hints {
      if column + CharacterWidth.columns(hint) > columns.upperBound { break }
      column = cells.draw(hint, column: column, row: row, style: .dim) + 2
    }
  }
}
