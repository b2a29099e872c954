import Testing

@testable import maskdemo

@Suite struct CellBufferTests {
  @Test(arguments: [
    ("a", 1), ("手", 2), ("ｱ", 1), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("한", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇳", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("⌚", 2), ("…", 1), ("–", 1), ("क", 1), ("\u{3000}", 2),
    ("\u{303F}", 1), ("\u{301}", 1), ("𠮷", 2), ("\u{1B}", 1),
  ])
  func columnsOfACharacter(_ text: String, _ columns: Int) {
    #expect(text.count == 1)
    #expect(text.first.map(CharacterWidth.columns) == columns)
  }

  @Test func wideCharactersTakeTwoCells() {
    var cells = CellBuffer(size: ScreenSize(columns: 6, rows: 1))
    #expect(cells.draw("手机a", column: 0, row: 0) == 5)
    #expect(cells[1, 0].width == 0 && cells[3, 0].width == 0)
    #expect(cells.text(row: 0) == "手机a")
  }

  @Test func halfOfAWideCharacterIsNeverLeft() {
    let size = ScreenSize(columns: 4, rows: 1)
    // Over the right half, over the left half, and cut by the edge.
    for (column, text) in [(1, " x机"), (0, "x 机")] {
      var cells = CellBuffer(size: size)
      cells.draw("手机", column: 0, row: 0)
      cells.draw("x", column: column, row: 0)
      #expect(cells.text(row: 0) == text)
      checkHalves(cells)
    }
    var cells = CellBuffer(size: ScreenSize(columns: 3, rows: 1))
    cells.draw("手机", column: 0, row: 0)
    #expect(cells.text(row: 0) == "手")
    cells.draw("机", column: 1, row: 0)
    #expect(cells.text(row: 0) == " 机")
    checkHalves(cells)
  }

  @Test func nothingIsDrawnOutside() {
    var cells = CellBuffer(size: ScreenSize(columns: 2, rows: 2))
    let empty = cells
    for (column, row) in [(2, 0), (0, 2), (0, -1), (7, 7)] {
      cells.draw("ab", column: column, row: row)
    }
    #expect(cells == empty)
  }

  @Test func controlsNeverReachTheTerminal() {
    var cells = CellBuffer(size: ScreenSize(columns: 40, rows: 1))
    cells.draw("\u{1B}[2J\u{9B}x\r\n\u{7F}\u{202E}a\u{301}\u{85}", column: 0, row: 0)
    let text = cells.text(row: 0)
    #expect(text == "␛[2J\u{FFFD}x␍␡\u{FFFD}a\u{301}\u{FFFD}")
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func aMarkWithoutABaseGetsOne() {
    var cells = CellBuffer(size: ScreenSize(columns: 4, rows: 1))
    cells.draw("\u{301}", column: 0, row: 0)
    #expect(cells.text(row: 0) == "\u{25CC}\u{301}")
  }

  @Test func anEndlessClusterIsShortened() {
    let marks = String(repeating: "\u{301}", count: 100_000)
    let symbol = PrintableText.symbol(for: Character("a" + marks))
    #expect(symbol.unicodeScalars.count <= 16)
  }

  private func checkHalves(_ cells: CellBuffer) {
    for row in 0..<cells.rows {
      for column in 0..<cells.columns {
        #expect((cells[column, row].width == 2) == (cells[column + 1, row].width == 0))
      }
    }
  }
}
