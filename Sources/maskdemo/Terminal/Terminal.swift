/// A terminal that is being used as a screen.
///
/// Invariant: while ``isEntered`` holds, the line is in raw mode and the alternate screen is shown;
/// otherwise the terminal is as it was found.
struct Terminal: ~Copyable {
  /// Where keys come from.
  let input: Int32
  private let output: Int32
  private let signals: Signals
  private let original: TerminalModes
  private(set) var isEntered = false
  /// Signals that came while something was written.
  private var waiting: [Signals.Request] = []

  /// A terminal at the standard streams, not yet entered; `nil` if there is none.
  init?(input: Int32 = 0, output: Int32 = 1) {
    guard SystemCalls.isTerminal(input), SystemCalls.isTerminal(output),
      let modes = TerminalModes(of: input), let signals = Signals()
    else { return nil }
    self.input = input
    self.output = output
    self.signals = signals
    original = modes
  }

  /// The size now.
  var size: ScreenSize { SystemCalls.screenSize(output) ?? .standard }

  /// Makes the terminal a screen. Returns whether that worked.
  mutating func enter() -> Bool {
    CrashGuard.begin(
      file: output, modes: original, bytes: TerminalModes.leaveSequence)
    guard original.raw.apply(to: input) else {
      CrashGuard.end()
      return false
    }
    isEntered = true
    return send(TerminalModes.enterSequence)
  }

  /// Gives the terminal back as it was.
  mutating func leave() {
    guard isEntered else { return }
    isEntered = false
    // A terminal that takes nothing any more must not keep the program from ending.
    send(TerminalModes.leaveSequence, patience: 500)
    // In the background the line belongs to the shell, which has set it as it likes.
    if TerminalModes.isForeground(input) { original.apply(to: input) }
    CrashGuard.end()
  }

  /// Gives the terminal back, stops until the process is continued, and takes it again.
  mutating func suspend(wholeJob: Bool) -> Bool {
    leave()
    signals.stop(wholeJob: wholeJob)
    // That it was continued is known here.
    waiting += signals.pending().filter { $0 != .continue }
    return enter()
  }

  /// Takes the terminal again, after a stop that could not be foreseen (SIGSTOP). Another program
  /// may have left the alternate screen meanwhile.
  mutating func reenter() -> Bool {
    enter()
  }

  /// Sends bytes to the screen. Returns false if the terminal is gone, if a signal asks to end, or
  /// if nothing went out for `patience` milliseconds.
  @discardableResult
  mutating func send(_ text: String, patience: Int? = nil) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let (canWrite, wasSignalled) = SystemCalls.waitToWrite(
        output, orToRead: signals.readEnd, milliseconds: patience)
      if wasSignalled {
        waiting += signals.pending()
        if isEntered, waiting.contains(where: \.isEnd) { return false }
      }
      if canWrite {
        // Small pieces: a large one would block, and a signal could not end it.
        guard let count = SystemCalls.write(output, rest.prefix(1_024)) else { return false }
        rest = rest.dropFirst(count)
      } else if !wasSignalled, patience != nil {
        return false
      }
    }
    return true
  }

  /// What happened first.
  struct Happening {
    var requests: [Signals.Request]
    var hasInput: Bool

    /// Whether the time ran out.
    var isNothing: Bool { requests.isEmpty && !hasInput }
  }

  /// Waits for a key or a signal, for at most so many milliseconds; for ever, if `nil`.
  mutating func wait(milliseconds: Int?) -> Happening {
    let timeout = waiting.isEmpty ? milliseconds : 0
    let (hasInput, wasSignalled) = SystemCalls.waitToRead(
      input, signals.readEnd, milliseconds: timeout)
    if wasSignalled { waiting += signals.pending() }
    defer { waiting = [] }
    return Happening(requests: waiting, hasInput: hasInput)
  }
}

extension Signals.Request {
  fileprivate var isEnd: Bool {
    if case .end = self { return true }
    return false
  }
}
