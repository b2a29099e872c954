/// The screen that names the keys.
enum HelpView {
  /// One line: keys and what they do; a heading, if there are no keys.
  struct Line: Hashable {
    let keys: String
    let words: String
  }

  /// The lines of the help.
  static let lines: [Line] =
    [
      Line(keys: "", words: "In the field"),
      Line(keys: "Shift-Left ...", words: "Shift and a key that moves selects"),
    ]
    + lines(of: KeyBindings.field)
    + [Line(keys: "", words: ""), Line(keys: "", words: "In the list")]
    + [
      Line(keys: "a letter", words: "filters by id and title"),
      Line(keys: "Up, Down", words: "one line; also PageUp, PageDown, Home, End"),
      Line(keys: "Return", words: "pick the mask"),
      Line(keys: "", words: ""), Line(keys: "", words: "Everywhere"),
    ]
    + lines(of: KeyBindings.application)

  private static func lines<Command>(of bindings: [KeyBinding<Command>]) -> [Line] {
    bindings.map { binding in
      let names = binding.keys.prefix(2).map(\.name)
      let both = names.joined(separator: ", ")
      // The column of the keys has to leave room for the words.
      return Line(keys: both.count <= 22 ? both : names[0], words: binding.words)
    }
  }

  /// How many lines a screen of this size shows.
  static func page(_ size: ScreenSize) -> Int {
    size.rows >= 4 ? size.rows - 3 : size.rows
  }

  /// What the screen shows when `first` is its first line.
  static func render(first: Int, size: ScreenSize) -> Frame {
    var frame = Frame(size: size)
    let margin = size.columns >= 40 ? 2 : 0
    let columns = margin..<max(margin + 1, size.columns - margin)
    let hasTitle = size.rows >= 4
    if hasTitle {
      TitleLine.draw("Keys", detail: "Esc back", row: 0, columns: columns, into: &frame.cells)
      HintLine.draw(
        ["Up and Down scroll"], row: size.rows - 1, columns: columns, into: &frame.cells)
    }
    let keyColumns = lines.map { CharacterWidth.columns($0.keys) }.max() ?? 0
    let first = min(max(0, first), lastFirst(size))
    for (row, line) in lines[first...].prefix(page(size)).enumerated() {
      let row = row + (hasTitle ? 1 : 0)
      if line.keys.isEmpty {
        frame.cells.draw(
          line.words, column: columns.lowerBound, row: row, style: .bold,
          limit: columns.upperBound)
      } else {
        let end = frame.cells.draw(
          line.keys, column: columns.lowerBound, row: row, style: .cyan,
          limit: columns.upperBound)
        // Where there is no room for two columns the words follow the keys.
        let isWide = columns.count >= keyColumns + 20
        let column = isWide ? columns.lowerBound + keyColumns + 2 : end + 1
        frame.cells.draw(line.words, column: column, row: row, limit: columns.upperBound)
      }
    }
    return frame
  }

  /// The greatest first line that fills the screen.
  static func lastFirst(_ size: ScreenSize) -> Int {
    max(0, lines.count - page(size))
  }
}
