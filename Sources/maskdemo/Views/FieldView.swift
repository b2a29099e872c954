import MaskKit
import Masks

/// The screen of the live field.
enum FieldView {
  private enum Row: Hashable {
    case title, field, value, state, caret, note, help
    case space(Int)
  }

  private static let labelColumns = 9

  /// What the screen shows for a state.
  static func render(_ state: FieldState, title: String, size: ScreenSize) -> Frame {
    var frame = Frame(size: size)
    var rows = ScreenRows<Row>()
    rows.add(.title, importance: 6)
    rows.add(.space(0), importance: 8)
    rows.add(.field, importance: 1)
    rows.add(.space(1), importance: 8)
    rows.add(.state, importance: 2)
    rows.add(.value, importance: 4)
    rows.add(.caret, importance: 5)
    rows.add(.note, importance: state.note == nil ? 7 : 3)
    var places = rows.places(height: size.rows)
    // The keys stand at the bottom, if that leaves a row free above them.
    if size.rows > places.count + 1 { places[.help] = size.rows - 1 }

    let margin = size.columns >= 40 ? 2 : 0
    for (row, place) in places {
      draw(row, state, title: title, at: place, margin: margin, into: &frame)
    }
    return frame
  }

  private static func draw(
    _ row: Row, _ state: FieldState, title: String, at place: Int, margin: Int,
    into frame: inout Frame
  ) {
    let field = state.field
    let columns = margin..<max(margin + 1, frame.cells.columns - margin)
    switch row {
    case .space: break
    case .title:
      TitleLine.draw(
        title, detail: state.mask.id, row: place, columns: columns, into: &frame.cells)
    case .field:
      let caret = line(state).draw(into: &frame.cells, row: place, columns: columns)
      frame.cursor = ScreenPosition(column: caret, row: place)
    case .value:
      var line = ScrolledLine()
      for (index, character) in field.value.enumerated() {
        if index == field.valueSelection.end { line.placeCaret() }
        line.append(character, style: .plain)
      }
      if field.valueSelection.end >= field.value.count { line.placeCaret() }
      let rest = label("Value", place, columns, &frame.cells)
      line.draw(into: &frame.cells, row: place, columns: rest)
    case .state:
      let style: TextStyle =
        switch field.state {
        case .complete: .green
        case .invalid: .red
        default: .plain
        }
      labelled("State", Words.state(of: field), style, place, columns, &frame.cells)
    case .caret:
      let rest = label("Caret", place, columns, &frame.cells)
      var words = Words.caret(of: field)
      if words.utf8.count > rest.count { words = Words.shortCaret(of: field) }
      frame.cells.draw(words, column: rest.lowerBound, row: place, limit: rest.upperBound)
    case .note:
      guard let note = state.note else { return }
      let style: TextStyle = note.kind == .note ? .plain : .red
      labelled(note.kind.rawValue, note.words, style, place, columns, &frame.cells)
    case .help:
      let hints = ["F1 help", "Tab next mask", "Esc back", "Ctrl-C leave"]
      HintLine.draw(hints, row: place, columns: columns, into: &frame.cells)
    }
  }

  /// The text, what is selected in reverse, and the rest of the mask behind it.
  private static func line(_ state: FieldState) -> ScrolledLine {
    let field = state.field
    var line = ScrolledLine()
    var offset = 0
    for character in field.text {
      if offset == state.head { line.placeCaret() }
      let isSelected = field.selection.start <= offset && offset < field.selection.end
      line.append(character, style: isSelected ? [.bold, .reverse] : .bold)
      offset += character.utf16.count
    }
    if offset <= state.head { line.placeCaret() }
    line.append(field.mask.rest(after: field.value), style: .dim)
    return line
  }

  private static func labelled(
    _ name: String, _ words: String, _ style: TextStyle, _ row: Int, _ columns: Range<Int>,
    _ cells: inout CellBuffer
  ) {
    let rest = label(name, row, columns, &cells)
    cells.draw(words, column: rest.lowerBound, row: row, style: style, limit: rest.upperBound)
  }

  /// Draws a label, if the screen is wide enough for it. Returns the columns behind it.
  private static func label(
    _ name: String, _ row: Int, _ columns: Range<Int>, _ cells: inout CellBuffer
  ) -> Range<Int> {
    if columns.count < 3 * labelColumns { return columns }
    cells.draw(name, column: columns.lowerBound, row: row, style: .dim)
    return columns.lowerBound + labelColumns..<columns.upperBound
  }
}
