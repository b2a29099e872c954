import Testing

@testable import maskdemo

@Suite struct ProgressBarTests {
  @Test func showsThePartThatIsDone() {
    let line = ProgressBar.line(bytes: 50, total: 200, lines: 7, columns: 100)
    #expect(line == "[==========                              ]  25%  7 lines")
    let end = ProgressBar.line(bytes: 200, total: 200, lines: 1234, columns: 100)
    #expect(end == "[\(String(repeating: "=", count: 40))] 100%  1234 lines")
  }

  @Test func withoutATotalItCounts() {
    #expect(ProgressBar.line(bytes: 5, total: nil, lines: 3, columns: 80) == "3 lines")
    #expect(ProgressBar.line(bytes: 5, total: 0, lines: 3, columns: 80) == "3 lines")
  }

  @Test func aFileThatGrewIsAtMostDone() {
    #expect(ProgressBar.line(bytes: 300, total: 200, lines: 1, columns: 20).contains("100%"))
  }

  @Test func neverAsWideAsTheTerminal() {
    for columns in 0...120 {
      for total in [nil, 1, 1000] {
        let line = ProgressBar.line(bytes: 999, total: total, lines: 123_456, columns: columns)
        #expect(line.count <= max(0, columns - 1), "\(columns) columns")
      }
    }
  }

  @Test func aPipeSeesNoBar() throws {
    let run = try Workspace().shell(
      #"(echo 1380; sleep 1.3; echo 1390) | "$MASKDEMO" format 2>&1"#)
    #expect(run.text == "138 0\n139 0\n")
  }
}
