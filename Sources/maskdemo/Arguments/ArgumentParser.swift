import Masks

/// Reads a command line by what the commands say they take.
struct ArgumentParser {
  /// The program itself: what counts where no command is named.
  let root: CommandSpec
  /// The commands.
  let commands: [CommandSpec]

  /// Understands the words behind the program's name.
  func parse(_ words: [Argument]) throws(UsageError) -> ParsedArguments {
    var state = State(command: root)
    do throws(UsageError) {
      for word in words { try take(word, into: &state) }
      try finish(&state)
    } catch {
      // Whoever asks for help gets it, whatever else is wrong.
      guard let request = Self.informationRequest(in: words) else { throw error }
      return ParsedArguments(command: state.result.command, request: request)
    }
    return state.result
  }

  private struct State {
    var result: ParsedArguments
    // An option that was named and still waits for its value.
    var waiting: OptionSpec?
    var onlyOperands = false
    // Options in front of the command's name, which it has to know as well.
    var early: [OptionSpec] = []
    var hasCommand = false

    init(command: CommandSpec) { result = ParsedArguments(command: command) }

    mutating func record(_ option: OptionSpec, _ value: Argument) {
      result.values[option.name, default: []].append(value)
      if !hasCommand { early.append(option) }
    }
  }

  private func take(_ word: Argument, into state: inout State) throws(UsageError) {
    if let option = state.waiting {
      // A word with dashes is taken for the next option: a forgotten value is more likely than
      // such a file. `--output=--odd` says it is one.
      guard !word.text.hasPrefix("--") else { throw missingValue(of: option, state) }
      state.waiting = nil
      state.record(option, word)
    } else if state.onlyOperands || !word.text.hasPrefix("-") || word.text == "-" {
      try takeOperand(word, into: &state)
    } else if word.text == "--" {
      state.onlyOperands = true
    } else {
      try takeOption(word, into: &state)
    }
  }

  private func takeOption(_ word: Argument, into state: inout State) throws(UsageError) {
    let equals = word.bytes.firstIndex(of: UInt8(ascii: "="))
    let written = String(decoding: word.bytes[..<(equals ?? word.bytes.count)], as: UTF8.self)
    let value = equals.map { Argument(bytes: Array(word.bytes[($0 + 1)...])) }
    let name = written == "-h" ? "help" : String(written.drop { $0 == "-" })
    let options = state.result.command.allOptions
    guard written.hasPrefix("--") || written == "-h",
      let option = options.first(where: { $0.name == name })
    else {
      let near = NearSpelling.nearest(to: name, in: options.map(\.name))
      throw usage("Unknown option '\(written)'" + Self.suggestion(near.map { "--\($0)" }), state)
    }
    if option.value == nil, let value {
      throw usage(
        "The option '--\(name)' does not take any value, but '\(value.text)' was specified", state)
    }
    switch option.name {
    case "help": state.result.request = .help
    case "version" where state.result.request == .run: state.result.request = .version
    default:
      if option.value != nil, value == nil {
        state.waiting = option
      } else {
        state.record(option, value ?? Argument(""))
      }
    }
  }

  private func takeOperand(_ word: Argument, into state: inout State) throws(UsageError) {
    if !state.hasCommand, !state.onlyOperands {
      if word.text == "help" {
        state.result.request = .help
        return
      }
      guard let command = commands.first(where: { $0.name == word.text }) else {
        let near = NearSpelling.nearest(to: word.text, in: commands.map(\.name))
        throw usage("Unknown command '\(word.text)'" + Self.suggestion(near), state)
      }
      state.result.command = command
      state.hasCommand = true
      if let foreign = state.early.first(where: { !command.allOptions.contains($0) }) {
        throw usage("The command '\(command.name)' has no option '--\(foreign.name)'", state)
      }
    } else {
      state.result.operands.append(word)
    }
  }

  private func finish(_ state: inout State) throws(UsageError) {
    if let option = state.waiting { throw missingValue(of: option, state) }
    guard state.result.request == .run else { return }
    let command = state.result.command
    let given = state.result.operands.count
    if let missing = command.operands.dropFirst(given).first(where: \.isRequired) {
      throw usage("Missing expected argument '<\(missing.name)>'", state)
    }
    if command.operands.last?.isRepeated != true {
      let extra = state.result.operands.dropFirst(command.operands.count)
      let list = extra.map { "'\($0.text)'" }.joined(separator: ", ")
      if extra.count == 1 { throw usage("Unexpected argument \(list)", state) }
      if extra.count > 1 { throw usage("\(extra.count) unexpected arguments: \(list)", state) }
    }
  }

  private func missingValue(of option: OptionSpec, _ state: State) -> UsageError {
    usage("Missing value for '\(option.spelling)'", state)
  }

  private func usage(_ message: String, _ state: State) -> UsageError {
    UsageError(message: message, command: state.result.command)
  }

  private static func suggestion(_ near: String?) -> String {
    near.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private static func informationRequest(in words: [Argument]) -> ParsedArguments.Request? {
    let words = words.prefix { $0.text != "--" }.map(\.text)
    if words.contains("--help") || words.contains("-h") { return .help }
    return words.contains("--version") ? .version : nil
  }
}
