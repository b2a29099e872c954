/// A command line that can't be understood.
struct UsageError: Error, Equatable {
  /// What is wrong: sentence case, no full stop, the user's words in quotes.
  let message: String
  /// The command whose usage is shown with it.
  let command: CommandSpec

  /// The whole report for standard error, without the last line end.
  var report: String {
    """
    Error: \(message)
    Usage: \(HelpText.usage(of: command))
      See '\(command.fullName) --help' for more information.
    """
  }
}
