/// A command line that was understood.
struct ParsedArguments: Equatable {
  /// What is to be done.
  enum Request: Equatable {
    case run, help, version
  }

  /// The command.
  var command: CommandSpec
  /// What is to be done with it.
  var request = Request.run
  /// The words without dashes, in order.
  var operands: [Argument] = []
  /// The values by option; an empty word for an option that takes none.
  var values: [String: [Argument]] = [:]

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The option's value; the last, if it was given more than once.
  func value(_ name: String) -> Argument? { values[name]?.last }
}
