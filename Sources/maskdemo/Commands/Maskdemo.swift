import MaskKit
import Masks

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program: finds the command that is meant, runs it, and reports how it went.
enum Maskdemo {
  /// What counts where no command is named.
  static let root = CommandSpec(
    name: "",
    overview: "Put masks on text: 13800138000 becomes 138 0013 8000",
    discussion: """
      Without a command, a mask is picked and typed into, right in the terminal. In a pipe, with
      NO_COLOR set or with TERM=dumb, each line of standard input is answered with its text.
      """,
    options: [.option("mask", "id", help: "The mask; without it, the default one")])

  /// The commands in the order of the help.
  static let parser = ArgumentParser(
    root: root,
    commands: [
      ListCommand.spec, ShowCommand.spec, FormatCommand.spec, ReplayCommand.spec,
      LintCommand.spec, ExplainCommand.spec,
    ])

  /// Runs the program with the words behind its name. Returns the exit status.
  static func run(_ words: [Argument]) -> Int32 {
    do throws(CommandFailure) {
      return try perform(words)
    } catch {
      return report(error)
    }
  }

  private static func perform(_ words: [Argument]) throws(CommandFailure) -> Int32 {
    let arguments: ParsedArguments
    do throws(UsageError) {
      arguments = try parser.parse(words)
    } catch {
      throw .usage(error)
    }
    switch arguments.request {
    case .version: try print("\(maskdemoVersion)\n")
    case .help where arguments.command == root:
      try print(HelpText.page(for: root, commands: parser.commands))
    case .help: try print(HelpText.page(for: arguments.command))
    case .run: return try run(arguments)
    }
    return ExitStatus.success.rawValue
  }

  private static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> Int32 {
    switch arguments.command.name {
    case "list": try ListCommand.run(arguments).rawValue
    case "show": try ShowCommand.run(arguments).rawValue
    case "format": try FormatCommand.run(arguments).rawValue
    case "replay": try ReplayCommand.run(arguments).rawValue
    case "lint": try LintCommand.run(arguments).rawValue
    case "explain": try ExplainCommand.run(arguments).rawValue
    default: try runWithoutCommand(arguments)
    }
  }

  /// The field to type into where there is a terminal for it, else a line in, its text out.
  private static func runWithoutCommand(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> Int32 {
    if isInteractiveTerminal() {
      let catalog = try MaskCatalog.loaded(for: arguments)
      let start = arguments.has("mask") ? try catalog.chosen(by: arguments).id : nil
      return runInteractive(catalog: catalog, startAt: start)
    }
    let mask = try NamedMask.chosen(by: arguments).mask
    let formatter = LineFormatter(mask, options: FormatOptions())
    return try FormatCommand.format(.standardInput, with: formatter).rawValue
  }

  private static func print(_ text: String) throws(CommandFailure) {
    var output = OutputBuffer(.standardOutput)
    do throws(SystemError) {
      try output.append(text)
      try output.flush()
    } catch {
      throw .writing(error)
    }
  }

  private static func report(_ failure: CommandFailure) -> Int32 {
    switch failure {
    case .usage(let error):
      tell([error.report])
      return ExitStatus.usage.rawValue
    case .failed(let status, let lines):
      tell(lines)
      return status.rawValue
    case .closedPipe:
      // The end that other tools have: by the signal, which our parent told us to ignore.
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      return ExitStatus.inputOutput.rawValue
    }
  }

  /// Writes lines to standard error.
  static func tell(_ lines: [String]) {
    var errors = OutputBuffer(.standardError)
    // Where standard error is closed there is nobody to tell.
    for line in lines { try? errors.appendLine(line) }
    try? errors.flush()
  }
}
