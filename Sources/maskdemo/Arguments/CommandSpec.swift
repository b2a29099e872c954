/// An option that a command takes: `--name`, or `--name <value>`.
struct OptionSpec: Equatable, Sendable {
  /// The name without the dashes.
  let name: String
  /// What stands for the value in the help; `nil` for an option that takes none.
  let value: String?
  /// Whether it may be given more than once. Else the last one counts.
  let isRepeatable: Bool
  /// One line for the help.
  let help: String

  /// An option that is there or not.
  static func flag(_ name: String, help: String) -> OptionSpec {
    OptionSpec(name: name, value: nil, isRepeatable: false, help: help)
  }

  /// An option with a value.
  static func option(
    _ name: String, _ value: String, isRepeatable: Bool = false, help: String
  ) -> OptionSpec {
    OptionSpec(name: name, value: value, isRepeatable: isRepeatable, help: help)
  }

  /// How it is written: `--mask <id>`.
  var spelling: String {
    guard let value else { return "--\(name)" }
    return "--\(name) <\(value)>"
  }
}

/// A word without dashes that a command takes.
struct OperandSpec: Equatable, Sendable {
  /// How many there may be.
  enum Count: Sendable {
    case one, optional, oneOrMore, anyNumber
  }

  /// What stands for it in the help.
  let name: String
  /// How many there may be.
  let count: Count
  /// One line for the help.
  let help: String

  /// Whether the command needs one.
  var isRequired: Bool { count == .one || count == .oneOrMore }
  /// Whether it takes all that come.
  var isRepeated: Bool { count == .oneOrMore || count == .anyNumber }

  /// How it is written in a usage line: `[<value> ...]`.
  var usage: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .oneOrMore: "<\(name)> ..."
    case .anyNumber: "[<\(name)> ...]"
    }
  }
}

/// What one command takes, and what its help says.
struct CommandSpec: Equatable, Sendable {
  /// The word that calls it; empty for the program itself.
  let name: String
  /// What it does, in one line.
  let overview: String
  /// More, for its own help.
  var discussion = ""
  /// The words without dashes, in order. Only the last may be repeated.
  var operands: [OperandSpec] = []
  /// The options, without those that every command has.
  var options: [OptionSpec] = []

  /// How it is called: `maskdemo format`.
  var fullName: String { name.isEmpty ? "maskdemo" : "maskdemo \(name)" }

  /// The options that every command takes.
  static let common: [OptionSpec] = [
    .option(
      "masks", "file", isRepeatable: true,
      help: "Load the masks of this file too; may be given more than once")
  ]

  /// The options that end the work before it begins.
  static let information: [OptionSpec] = [
    .flag("version", help: "Show the version"),
    .flag("help", help: "Show help information"),
  ]

  /// All options, in the order of the help.
  var allOptions: [OptionSpec] { options + Self.common + Self.information }
}
