import Testing

@testable import maskdemo

@Suite struct ExitStatusTests {
  /// A run, its status, and the beginning of what it reports.
  struct Row: CustomTestStringConvertible {
    let words: [String]
    let status: Int32
    let report: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ status: Int32, _ report: String = "") {
      (self.words, self.status, self.report) = (words, status, report)
    }
  }

  static let rows = [
    Row(["format", "138"], 0),
    Row(["format", "--strict", "138"], 1, "<value>:1: incomplete, 8 more\n"),
    Row(["fromat"], 64, "Error: Unknown command 'fromat'. Did you mean 'format'?\n"),
    Row(["list", "--jsn"], 64, "Error: Unknown option '--jsn'. Did you mean '--json'?\n"),
    Row(["show"], 64, "Error: Missing expected argument '<id>'\n"),
    Row(["show", "cn.mobil"], 64, "Error: Unknown mask 'cn.mobil'. Did you mean 'cn.mobile'?\n"),
    Row(
      ["format", "--mask", "qqqq", "1"], 64,
      "Error: Unknown mask 'qqqq'; 'maskdemo list' shows all\n"),
    Row(["format", "--mask"], 64, "Error: Missing value for '--mask <id>'\n"),
    Row(
      ["format", "--input", "a", "1"], 64,
      "Error: Values and '--input <file>' can't be given together\n"),
    Row(["list", "--masks", "bad.json"], 65, "bad.json:1:1: error: "),
    Row(
      ["list", "--masks", "absent.json"], 66,
      "Error: Can't open 'absent.json': No such file or directory\n"),
    Row(
      ["format", "--input", "absent"], 66,
      "Error: Can't open 'absent': No such file or directory\n"),
    Row(["format", "--input", "."], 66, "Error: Can't open '.': Is a directory\n"),
    Row(["replay", "absent"], 66, "Error: Can't open 'absent': No such file or directory\n"),
    Row(
      ["format", "--output", "no/such/folder", "1"], 73,
      "Error: Can't write 'no/such/folder': No such file or directory\n"),
    Row(["format", "--output", ".", "1"], 73, "Error: Can't write '.': Is a directory\n"),
  ]

  @Test(arguments: rows) func status(_ row: Row) throws {
    let workspace = try Workspace()
    try workspace.write("x", to: "bad.json")
    let run = try workspace.run(row.words)
    #expect(run.status == row.status)
    #expect(run.errors.hasPrefix(row.report), "\(run.errors)")
    if row.report.isEmpty { #expect(run.errors.isEmpty) }
    if row.status > 1 { #expect(run.output.isEmpty) }
  }

  @Test func aClosedPipeEndsItQuietly() throws {
    let run = try Workspace().shell(
      """
      yes 13800138000 | head -200000 | "$MASKDEMO" format 2> errors | head -1
      echo "${PIPESTATUS[2]}"
      cat errors
      """)
    // 141: ended by SIGPIPE, as other tools are.
    #expect(run.text == "138 0013 8000\n141\n")
  }

  @Test func aClosedPipeIsQuietWhereTheSignalIsIgnored() throws {
    let run = try Workspace().shell(
      """
      trap '' PIPE
      yes 13800138000 2> /dev/null | head -200000 2> /dev/null | "$MASKDEMO" format 2> errors |
        head -1
      cat errors
      """)
    #expect(run.text == "138 0013 8000\n")
  }

  @Test func aFullDiskIsReported() throws {
    let run = try Workspace().shell("\"$MASKDEMO\" format 138 > /dev/full")
    #expect(run.status == 74)
    #expect(run.errors == "Error: Can't write to standard output: No space left on device\n")
  }

  @Test func closedStandardStreams() throws {
    let workspace = try Workspace()
    let input = try workspace.shell("\"$MASKDEMO\" format <&-")
    #expect(input.status == 66)
    #expect(input.errors == "Error: Can't read '<stdin>': Bad file descriptor\n")
    let output = try workspace.shell("\"$MASKDEMO\" list >&-")
    #expect(output.status == 74)
    let errors = try workspace.shell("\"$MASKDEMO\" format 138x 2>&-")
    #expect(errors.status == 0)
    #expect(errors.text == "138\n")
  }
}
