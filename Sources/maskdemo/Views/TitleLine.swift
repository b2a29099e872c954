/// The first line of a screen: a title at the left and a detail in dim at the right.
enum TitleLine {
  static func draw(
    _ title: String, detail: String, row: Int, columns: Range<Int>, into cells: inout CellBuffer
  ) {
    let end = cells.draw(
      title, column: columns.lowerBound, row: row, style: .bold, limit: columns.upperBound)
    let start = columns.upperBound - CharacterWidth.columns(detail)
    // The title goes first. A detail that would touch it is left out.
    if start > end + 1 { cells.draw(detail, column: start, row: row, style: .dim) }
  }
}
