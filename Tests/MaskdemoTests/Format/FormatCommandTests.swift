import Testing

@testable import maskdemo

@Suite struct FormatCommandTests {
  @Test func valuesOfTheCommandLine() throws {
    let run = try Workspace().run("format", "13800138000", "+86 139", "")
    #expect(run.text == "138 0013 8000\n139\n\n")
    #expect(run.errors.isEmpty)
  }

  @Test func linesOfStandardInput() throws {
    let run = try Workspace().run("format", input: "13800138000\n\n1390\n")
    #expect(run.text == "138 0013 8000\n\n139 0\n")
  }

  @Test func anEmptyInputGivesNothing() throws {
    let run = try Workspace().run("format", "--strict", input: "")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n"]) func lineEndsStay(_ ending: String) throws {
    let run = try Workspace().run("format", input: "1380\(ending)\(ending)1390\(ending)1")
    #expect(run.text == "138 0\(ending)\(ending)139 0\(ending)1")
  }

  @Test func mixedLineEndsStay() throws {
    let run = try Workspace().run("format", input: "1380\n1390\r\n\r\n\n1370\r")
    // A carriage return that ends no line is an invisible character like any other.
    #expect(run.text == "138 0\n139 0\r\n\r\n\n137 0")
  }

  @Test func inputFileAndMask() throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"version":1,"masks":[{"id":"a.b","title":"T","groups":"2-2","separator":"-"}]}"#,
      to: "m.json")
    try workspace.write("1234\n", to: "in")
    for words in [
      ["format", "--masks", "m.json", "--mask", "a.b", "--input", "in"],
      ["--masks", "m.json", "--mask=a.b", "format", "--input=in"],
    ] {
      #expect(try workspace.run(words).text == "12-34\n")
    }
  }

  @Test func valueGivesValues() throws {
    let run = try Workspace().run("format", "--value", input: "138 0013 8000\r\n+86 139-0\n")
    #expect(run.text == "13800138000\r\n1390\n")
  }

  @Test func refusedLinesAreCountedAndTheFirstIsNamed() throws {
    let workspace = try Workspace()
    try workspace.write("1380\n13x8\n139\n14y\n", to: "in")
    let run = try workspace.run("format", "--input", "in")
    #expect(run.status == 0)
    #expect(run.text == "138 0\n138\n139\n14\n")
    #expect(
      run.errors
        == "Warning: 2 lines lost characters that the mask refuses, the first is in:2\n")
  }

  @Test func keepLeavesRefusedLinesAsTheyAre() throws {
    let run = try Workspace().run("format", "--keep", input: "1380\n 13x8 \r\n1390")
    #expect(run.text == "138 0\n 13x8 \r\n139 0")
    #expect(
      run.errors
        == "Warning: 1 line holds characters that the mask refuses and was left as it is: <stdin>:2\n"
    )
  }

  @Test func strictReportsEachIncompleteLine() throws {
    let workspace = try Workspace()
    try workspace.write("13800138000\n138\n\n1380013800\n", to: "in")
    let run = try workspace.run("format", "--strict", "--input", "in")
    #expect(run.status == 1)
    #expect(run.text == "138 0013 8000\n138\n\n138 0013 800\n")
    #expect(run.errors == "in:2: incomplete, 8 more\nin:3: empty\nin:4: incomplete, 1 more\n")
  }

  @Test func strictIsContentWithCompleteLines() throws {
    let run = try Workspace().run("format", "--strict", input: "13800138000\n138-0013-8001")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func bytesThatAreNotTextPassThrough() throws {
    let bad: [UInt8] = [0x31, 0xFF, 0x32]
    let input = Array("1380\n".utf8) + bad + [0x0D, 0x0A] + Array("1390\n".utf8)
    let run = try Workspace().run(["format"], input: input)
    #expect(run.status == 0)
    #expect(run.output == Array("138 0\n".utf8) + bad + [0x0D, 0x0A] + Array("139 0\n".utf8))
    #expect(run.errors == "Warning: 1 line is not UTF-8 and was left as it is: <stdin>:2\n")
    let strict = try Workspace().run(["format", "--strict"], input: bad)
    #expect(strict.status == 1)
    #expect(strict.errors.hasPrefix("<stdin>:1: not UTF-8\n"))
  }

  @Test(
    arguments: [
      [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ] as [[UInt8]])
  func whatIsNotUTF8(_ bytes: [UInt8]) throws {
    let run = try Workspace().run(["format"], input: bytes + [0x0A])
    #expect(run.output == bytes + [0x0A])
    #expect(run.errors.contains("not UTF-8"))
  }

  @Test func bytesOfAnArgumentPassThrough() throws {
    let run = try Workspace().shell(#""$MASKDEMO" format $'13\xff' | od -An -tx1"#)
    #expect(run.text.split(separator: " ").joined(separator: " ") == "31 33 ff 0a\n")
    #expect(run.errors == "Warning: 1 line is not UTF-8 and was left as it is: <value>:1\n")
  }

  @Test func aFileNameNeedNotBeText() throws {
    let run = try Workspace().shell(
      #"printf '1380\n' > $'caf\xe9'; "$MASKDEMO" format --input $'caf\xe9' --output $'o\xe9'; cat $'o\xe9'"#
    )
    #expect(run.text == "138 0\n")
  }

  @Test func itAnswersLineByLine() throws {
    // The second line is written only when the first was answered.
    let run = try Workspace().shell(
      """
      coproc "$MASKDEMO" format
      for number in 1380 1390; do
        echo $number >&${COPROC[1]}
        read -r -t 20 answer <&${COPROC[0]} && echo "$answer"
      done
      """)
    #expect(run.text == "138 0\n139 0\n")
  }

  @Test func aLongLineIsOneLine() throws {
    let input = String(repeating: "1", count: 3_000_000) + "\n138\n"
    let run = try Workspace().run("format", input: input)
    #expect(run.text == "111 1111 1111\n138\n")
  }

  @Test func withoutACommandALineGivesItsText() throws {
    let workspace = try Workspace()
    let plain = try workspace.run(input: "1380\r\n1390")
    #expect(plain.text == "138 0\r\n139 0")
    #expect(plain.status == 0)
    let named = try workspace.run("--mask", "cn.mobile", input: "1380\n")
    #expect(named.text == "138 0\n")
  }
}
