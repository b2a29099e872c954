import Testing

@testable import maskdemo

@Suite struct ArgumentParserTests {
  static let open = CommandSpec(
    name: "open", overview: "Open things",
    operands: [OperandSpec(name: "thing", count: .oneOrMore, help: "What to open")],
    options: [.flag("json", help: "JSON"), .option("mask", "id", help: "Mask")])
  static let close = CommandSpec(
    name: "close", overview: "Close one thing",
    operands: [OperandSpec(name: "thing", count: .optional, help: "What to close")])
  static let parser = ArgumentParser(
    root: CommandSpec(
      name: "", overview: "Root", options: [.option("mask", "id", help: "Mask")]),
    commands: [open, close])

  /// A command line, and what it is understood as, in one line of text.
  struct Row: CustomTestStringConvertible {
    let id: String
    let words: [String]
    let expected: String
    var testDescription: String { id }

    init(_ id: String, _ words: [String], _ expected: String) {
      (self.id, self.words, self.expected) = (id, words, expected)
    }
  }

  static let rows = [
    Row("nothing", [], "root"),
    Row("operands", ["open", "a", "b"], "open a b"),
    Row("flag", ["open", "--json", "a"], "open a json="),
    Row("flag behind", ["open", "a", "--json"], "open a json="),
    Row("value", ["open", "--mask", "x", "a"], "open a mask=x"),
    Row("value with equals", ["open", "--mask=x=y", "a"], "open a mask=x=y"),
    Row("empty value with equals", ["open", "--mask=", "a"], "open a mask="),
    Row("a value may begin with one dash", ["open", "--mask", "-5", "a"], "open a mask=-5"),
    Row("the last value counts", ["open", "--mask", "x", "--mask", "y", "a"], "open a mask=y"),
    Row("repeated", ["--masks", "f", "open", "a", "--masks", "g"], "open a masks=f,g"),
    Row("root option", ["--mask", "x"], "root mask=x"),
    Row("early option", ["--mask", "x", "open", "a"], "open a mask=x"),
    Row("terminator", ["open", "--", "--json", "-x"], "open --json -x"),
    Row("terminator in front of a command", ["--", "open"], "error: Unexpected argument 'open'"),
    Row("a dash is an operand", ["open", "-"], "open -"),
    Row("an empty operand", ["open", ""], "open "),
    Row("help", ["--help"], "help root"),
    Row("help, short", ["open", "-h"], "help open"),
    Row("help of a command", ["open", "--help"], "help open"),
    Row("help command", ["help"], "help root"),
    Row("help command with a name", ["help", "open"], "help open"),
    Row("help beats other mistakes", ["open", "--nonsense", "--help"], "help open"),
    Row("help beats version", ["--version", "--help"], "help root"),
    Row("no help behind the terminator", ["open", "--", "--help"], "open --help"),
    Row("version", ["--version"], "version root"),
    Row("version of a command", ["open", "--version"], "version open"),
    Row("unknown command", ["opne", "a"], "error: Unknown command 'opne'. Did you mean 'open'?"),
    Row("unknown command, nothing near", ["zzz"], "error: Unknown command 'zzz'"),
    Row(
      "unknown option", ["open", "--jsno", "a"],
      "error: Unknown option '--jsno'. Did you mean '--json'?"),
    Row("unknown option with a value", ["open", "--q=1"], "error: Unknown option '--q'"),
    Row("unknown short option", ["open", "-x"], "error: Unknown option '-x'"),
    Row(
      "an option with one dash", ["open", "-json"],
      "error: Unknown option '-json'. Did you mean '--json'?"),
    Row("option of another command", ["close", "--json"], "error: Unknown option '--json'"),
    Row(
      "early option of another command", ["--mask", "x", "close"],
      "error: The command 'close' has no option '--mask'"),
    Row("missing value", ["open", "a", "--mask"], "error: Missing value for '--mask <id>'"),
    Row(
      "an option in the value's place", ["open", "a", "--mask", "--json"],
      "error: Missing value for '--mask <id>'"),
    Row(
      "a value too many", ["open", "a", "--json=yes"],
      "error: The option '--json' does not take any value, but 'yes' was specified"),
    Row("missing operand", ["open"], "error: Missing expected argument '<thing>'"),
    Row("one operand too many", ["close", "a", "b"], "error: Unexpected argument 'b'"),
    Row(
      "more operands too many", ["close", "a", "b", "c"], "error: 2 unexpected arguments: 'b', 'c'"),
  ]

  @Test(arguments: rows) func parses(_ row: Row) {
    #expect(Self.describe(row.words) == row.expected)
  }

  static func describe(_ words: [String]) -> String {
    do throws(UsageError) {
      let parsed = try parser.parse(words.map { Argument($0) })
      var parts = [parsed.command.name.isEmpty ? "root" : parsed.command.name]
      switch parsed.request {
      case .run: break
      case .help: return "help \(parts[0])"
      case .version: return "version \(parts[0])"
      }
      parts += parsed.operands.map(\.text)
      for (name, values) in parsed.values.sorted(by: { $0.key < $1.key }) {
        let shown = name == "masks" ? values : Array(values.suffix(1))
        parts.append("\(name)=\(shown.map(\.text).joined(separator: ","))")
      }
      return parts.joined(separator: " ")
    } catch {
      return "error: \(error.message)"
    }
  }

  @Test func bytesOfAWordSurvive() throws {
    let name: [UInt8] = [0x63, 0xE9, 0x2E, 0x74]
    let parsed = try Self.parser.parse([Argument("open"), Argument(bytes: name)])
    #expect(parsed.operands.map(\.bytes) == [name])
    let option = Argument(bytes: Array("--mask=".utf8) + name)
    let other = try Self.parser.parse([Argument("open"), option, Argument("a")])
    #expect(other.value("mask")?.bytes == name)
  }

  @Test func reportNamesTheUsageAndTheHelp() {
    let error = UsageError(message: "Unknown option '--x'", command: Self.open)
    #expect(
      error.report == """
        Error: Unknown option '--x'
        Usage: maskdemo open [--json] [--mask <id>] [--masks <file> ...] <thing> ...
          See 'maskdemo open --help' for more information.
        """)
  }
}
