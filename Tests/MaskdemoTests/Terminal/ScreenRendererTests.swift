import MaskTestSupport
import Testing

@testable import maskdemo

/// The law: what is sent turns the terminal's screen into the frame.
@Suite struct ScreenRendererTests {
  private static let words = [
    "a", "138 0013", "手机", "👩‍👧", "e\u{301}", "1\u{FE0F}\u{20E3}", "🇨🇳", "Ａ", "    ", "\u{1B}[2J", "한",
  ]
  private static let styles: [TextStyle] = [
    .plain, .bold, [.bold, .reverse], .dim, .red, [.green, .bold], .cyan,
  ]

  private func randomFrame(
    _ size: ScreenSize, from frame: Frame?, _ random: inout RandomSource
  ) -> Frame {
    var frame = frame ?? Frame(size: size)
    for _ in 0..<Int(random.next() % 5) {
      frame.cells.draw(
        Self.words.randomElement(using: &random) ?? "", column: Int(random.next() % 24),
        row: Int(random.next() % 6),
        style: Self.styles.randomElement(using: &random) ?? .plain)
    }
    frame.cursor =
      random.next() % 4 == 0
      ? nil
      : ScreenPosition(
        column: Int.random(in: 0..<size.columns, using: &random),
        row: Int.random(in: 0..<size.rows, using: &random))
    return frame
  }

  private func expectShown(_ frame: Frame, on terminal: ModelTerminal, _ comment: Comment) {
    for row in 0..<frame.cells.rows {
      for column in 0..<frame.cells.columns {
        #expect(
          terminal.cells[row][column] == frame.cells[column, row], "\(comment), \(column), \(row)")
      }
    }
    #expect(terminal.isCursorShown == (frame.cursor != nil), comment)
    if let cursor = frame.cursor {
      #expect(terminal.column == cursor.column && terminal.row == cursor.row, comment)
    }
    #expect(terminal.unknown.isEmpty, comment)
    #expect(terminal.style == .plain, comment)
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 5), (10, 3), (20, 6)])
  func theDifferenceGivesTheFrame(_ columns: Int, _ rows: Int) {
    let size = ScreenSize(columns: columns, rows: rows)
    let seed: UInt64 = 77
    var random = RandomSource(seed: seed)
    var terminal = ModelTerminal(size)
    terminal.feed("what was there before")
    var renderer = ScreenRenderer()
    var frame: Frame?
    for step in 0..<300 {
      let next = randomFrame(size, from: step % 10 == 0 ? nil : frame, &random)
      terminal.feed(renderer.update(to: next))
      expectShown(next, on: terminal, "seed \(seed), step \(step)")
      #expect(renderer.update(to: next).isEmpty)
      frame = next
    }
  }

  /// Where a terminal takes clusters for wider or narrower, everything else is still in its place.
  @Test(arguments: [ModelTerminal.ClusterWidth.alwaysOne, .alwaysTwo])
  func anotherIdeaOfWidthsSpoilsNothingElse(_ clusterWidth: ModelTerminal.ClusterWidth) {
    let size = ScreenSize(columns: 20, rows: 6)
    var random = RandomSource(seed: 78)
    var terminal = ModelTerminal(size, clusterWidth: clusterWidth)
    var renderer = ScreenRenderer()
    var frame: Frame?
    for step in 0..<300 {
      let next = randomFrame(size, from: step % 10 == 0 ? nil : frame, &random)
      terminal.feed(renderer.update(to: next))
      frame = next
      for row in 0..<size.rows {
        var column = 0
        while column < size.columns {
          let cell = next.cells[column, row]
          let isPlain = !cell.hasDoubtfulWidth
          // A cluster that is drawn wider than thought may lie on the cell behind it, if that
          // was drawn first. It never is.
          if isPlain, cell.width > 0 {
            #expect(
              terminal.cells[row][column].symbol == cell.symbol,
              "seed 78, step \(step), \(column), \(row)")
          }
          column += max(1, cell.width)
        }
      }
    }
  }

  @Test func oneChangedCellIsOneCellSent() {
    let size = ScreenSize(columns: 80, rows: 24)
    var renderer = ScreenRenderer()
    var frame = Frame(size: size)
    frame.cells.draw(String(repeating: "x", count: 80), column: 0, row: 3)
    _ = renderer.update(to: frame)
    frame.cells.draw("y", column: 40, row: 3)
    #expect(renderer.update(to: frame) == "\u{1B}[?25l\u{1B}[4;41H\u{1B}[0my")
  }
}
