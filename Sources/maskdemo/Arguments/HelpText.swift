/// The pages that `--help` shows.
enum HelpText {
  /// The help of one command.
  static func page(for command: CommandSpec) -> String {
    var page = "OVERVIEW: \(command.overview)\n"
    if !command.discussion.isEmpty { page += "\n\(command.discussion)\n" }
    page += "\nUSAGE: \(usage(of: command))\n"
    if !command.operands.isEmpty {
      page += "\nARGUMENTS:\n" + table(command.operands.map { ("<\($0.name)>", $0.help) })
    }
    return page + "\nOPTIONS:\n" + table(options(of: command))
  }

  /// The help of the program itself.
  static func page(for root: CommandSpec, commands: [CommandSpec]) -> String {
    page(for: root) + "\nCOMMANDS:\n" + table(commands.map { ($0.name, $0.overview) })
      + "\n  See 'maskdemo <command> --help' for detailed help.\n"
  }

  /// One line: how the command is called.
  static func usage(of command: CommandSpec) -> String {
    var parts = [command.fullName]
    for option in command.options + CommandSpec.common {
      parts.append("[\(option.spelling)\(option.isRepeatable ? " ..." : "")]")
    }
    parts += command.operands.map(\.usage)
    if command.name.isEmpty { parts.append("[<command>]") }
    return parts.joined(separator: " ")
  }

  private static func options(of command: CommandSpec) -> [(String, String)] {
    command.allOptions.map { ($0.name == "help" ? "-h, --help" : $0.spelling, $0.help) }
  }

  /// Two columns. A name that is too long for the first has a line of its own.
  private static func table(_ rows: [(name: String, help: String)]) -> String {
    let column = 26
    return rows.map { row in
      let name = "  \(row.name)"
      let gap =
        name.count < column - 1
        ? String(repeating: " ", count: column - name.count)
        : "\n" + String(repeating: " ", count: column)
      return name + gap + row.help + "\n"
    }.joined()
  }
}
