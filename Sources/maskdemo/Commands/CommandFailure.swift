/// What the program's exit status says.
enum ExitStatus: Int32 {
  /// All went well.
  case success = 0
  /// The work was done, and some of the input was not good.
  case failure = 1
  /// The command line can't be understood.
  case usage = 64
  /// A file's content can't be understood.
  case data = 65
  /// A file can't be opened to read it.
  case noInput = 66
  /// The output can't be made.
  case cannotCreate = 73
  /// Reading or writing broke off.
  case inputOutput = 74
}

/// Why a command ended early.
enum CommandFailure: Error {
  /// The command line makes no sense.
  case usage(UsageError)
  /// The work can't go on: what to report on standard error, line by line, and the status.
  case failed(ExitStatus, [String])
  /// Nobody reads the output any more.
  case closedPipe

  /// A failure of one line, which `Error:` is put in front of.
  static func error(_ status: ExitStatus, _ message: String) -> CommandFailure {
    .failed(status, ["Error: \(message)"])
  }

  /// A write that failed.
  static func writing(to name: String, _ error: SystemError) -> CommandFailure {
    error.isBrokenPipe
      ? .closedPipe : .error(.inputOutput, "Can't write to \(name): \(error.message)")
  }

  /// A write to standard output that failed.
  static func writing(_ error: SystemError) -> CommandFailure {
    writing(to: "standard output", error)
  }
}
