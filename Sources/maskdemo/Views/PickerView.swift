/// The screen of the list.
enum PickerView {
  /// How many lines of masks a screen of this size shows.
  static func page(_ size: ScreenSize) -> Int {
    listRows(size).count
  }

  /// The rows of the list: all, or all but the filter's, or all but the title's and the help's too.
  private static func listRows(_ size: ScreenSize) -> Range<Int> {
    switch size.rows {
    case 1: 0..<1
    case 2...4: 1..<size.rows
    case 5...7: 2..<size.rows
    default: 3..<(size.rows - 2)
    }
  }

  /// What the screen shows for a state.
  static func render(_ state: PickerState, size: ScreenSize) -> Frame {
    var frame = Frame(size: size)
    let margin = size.columns >= 40 ? 2 : 0
    let columns = margin..<max(margin + 1, size.columns - margin)
    let list = listRows(size)
    if size.rows >= 5 {
      let count = "\(state.matches.count) of \(state.entries.count)"
      TitleLine.draw("Pick a mask", detail: count, row: 0, columns: columns, into: &frame.cells)
    }
    drawList(state, rows: list, columns: columns, into: &frame.cells)
    if size.rows >= 8 {
      let hints = ["Type to filter", "Return pick", "F1 help", "Esc leave"]
      HintLine.draw(hints, row: size.rows - 1, columns: columns, into: &frame.cells)
    }
    if size.rows >= 2 {
      let row = size.rows >= 5 ? 1 : 0
      var line = ScrolledLine()
      line.append("> ", style: .dim)
      line.append(state.filter, style: .plain)
      line.placeCaret()
      let caret = line.draw(into: &frame.cells, row: row, columns: columns)
      frame.cursor = ScreenPosition(column: caret, row: row)
    }
    return frame
  }

  private static func drawList(
    _ state: PickerState, rows: Range<Int>, columns: Range<Int>, into cells: inout CellBuffer
  ) {
    if state.matches.isEmpty {
      cells.draw(
        "No mask matches", column: columns.lowerBound, row: rows.lowerBound, style: .dim,
        limit: columns.upperBound)
      return
    }
    let first = firstLine(selected: state.selected, count: state.matches.count, page: rows.count)
    let shown = state.matches[first..<min(first + rows.count, state.matches.count)]
    let widest = shown.map { CharacterWidth.columns(state.entries[$0].id) }.max() ?? 0
    let idColumns = min(widest, columns.count / 2)
    for (line, index) in shown.enumerated() {
      let entry = state.entries[index]
      let row = rows.lowerBound + line
      let isSelected = first + line == state.selected
      let behind = cells.draw(
        entry.id, column: columns.lowerBound, row: row, style: isSelected ? .plain : .cyan,
        limit: columns.count < 30 ? columns.upperBound : columns.lowerBound + idColumns)
      let titleColumn = max(behind, columns.lowerBound + idColumns) + 2
      cells.draw(entry.title, column: titleColumn, row: row, limit: columns.upperBound)
      if isSelected { cells.setStyle(.reverse, row: row, columns: columns) }
    }
  }

  /// The first line that is shown: the bar stands in the middle, except near the ends.
  private static func firstLine(selected: Int, count: Int, page: Int) -> Int {
    max(0, min(selected - page / 2, count - page))
  }
}
