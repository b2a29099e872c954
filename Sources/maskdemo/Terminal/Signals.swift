#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the handlers write, and what a crash gives back. Set before any handler is installed.
///
/// A handler may interrupt anything, so it touches nothing that is made on first use: these are
/// plain memory, and the calls it makes are those that POSIX lists as safe.
@exclusivity(unchecked) private nonisolated(unsafe) var wakeEnd: Int32 = -1
@exclusivity(unchecked) private nonisolated(unsafe) var crashFile: Int32 = -1
@exclusivity(unchecked) private nonisolated(unsafe) var crashModes:
  UnsafeMutablePointer<termios>? = nil
@exclusivity(unchecked) private nonisolated(unsafe) var crashBytes:
  UnsafeMutableBufferPointer<UInt8>? = nil

/// The signals as bytes of a pipe, which a loop can wait for together with the keyboard.
struct Signals: ~Copyable {
  /// What a signal asks for.
  enum Request: Equatable {
    case resize
    case stop
    case `continue`
    /// To end, as this signal says.
    case end(Int32)
  }

  /// The end of the pipe that a loop waits for.
  let readEnd: Int32
  private let writeEnd: Int32
  private let old: [(number: Int32, action: sigaction)]

  private static let watched = [SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Catches the signals; `nil` if the system has no pipe left.
  init?() {
    var ends: [Int32] = [-1, -1]
    let failed = unsafe ends.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      return unsafe pipe(base) != 0
    }
    if failed { return nil }
    for end in ends {
      // Neither end may ever block: not a handler, and not the loop that empties the pipe.
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
    unsafe wakeEnd = writeEnd
    var old: [(number: Int32, action: sigaction)] = []
    for number in Self.watched {
      if let action = Self.install(number, Self.tellLoop) { old.append((number, action)) }
    }
    self.old = old
  }

  deinit {
    for (number, action) in old {
      var action = action
      _ = unsafe sigaction(number, &action, nil)
    }
    unsafe wakeEnd = -1
    _ = close(readEnd)
    _ = close(writeEnd)
  }

  /// The signals since the last call, in order.
  func pending() -> [Request] {
    guard case .bytes(let bytes) = SystemCalls.read(readEnd, limit: 512) else { return [] }
    return bytes.map { byte in
      switch Int32(byte) {
      case SIGWINCH: .resize
      case SIGTSTP: .stop
      case SIGCONT: .continue
      case let number: .end(number)
      }
    }
  }

  /// Stops this process, or its whole job, until it is continued.
  func stop(wholeJob: Bool) {
    var action = sigaction()
    Self.setHandler(&action, SIG_DFL)
    var before = sigaction()
    _ = unsafe sigaction(SIGTSTP, &action, &before)
    _ = wholeJob ? kill(0, SIGTSTP) : raise(SIGTSTP)
    _ = unsafe sigaction(SIGTSTP, &before, nil)
  }

  /// Ends the process in the way that the signal does by itself, so that the parent sees it.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// From now on a crash gives the terminal back before the process ends.
  static func guardAgainstCrash(file: Int32, modes: TerminalModes, bytes: String) {
    // Once is enough, and what the handler may be reading is never freed.
    if unsafe crashBytes == nil {
      keepForCrash(modes: modes, bytes: Array(bytes.utf8))
    }
    unsafe crashFile = file
    for number in crashes { _ = install(number, giveTerminalBack, flags: Int32(SA_RESETHAND)) }
  }

  private static func keepForCrash(modes: TerminalModes, bytes: [UInt8]) {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe buffer.initialize(from: bytes)
    let pointer = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe pointer.initialize(to: modes.line)
    unsafe crashBytes = unsafe buffer
    unsafe crashModes = unsafe pointer
  }

  /// The terminal is as it was; a crash has nothing to give back.
  static func endCrashGuard() {
    unsafe crashFile = -1
    for number in crashes { signal(number, SIG_DFL) }
  }

  // MARK: Handlers

  private static let tellLoop: @convention(c) (Int32) -> Void = { number in
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(wakeEnd, &byte, 1)
    errno = saved
  }

  private static let giveTerminalBack: @convention(c) (Int32) -> Void = { number in
    if unsafe crashFile >= 0, let bytes = unsafe crashBytes, let modes = unsafe crashModes {
      _ = unsafe write(crashFile, bytes.baseAddress, bytes.count)
      _ = unsafe tcsetattr(crashFile, TCSANOW, modes)
    }
    // The action was reset: this time the signal does what it does by itself.
    raise(number)
  }

  /// Installs a handler. A signal that the parent had ignored (`nohup`) stays ignored. Returns
  /// the action before it.
  private static func install(
    _ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void, flags: Int32 = 0
  ) -> sigaction? {
    var before = sigaction()
    guard unsafe sigaction(number, nil, &before) == 0, !isIgnored(before) else { return nil }
    var action = sigaction()
    setHandler(&action, handler)
    action.sa_flags = flags
    return unsafe sigaction(number, &action, nil) == 0 ? before : nil
  }

  private static func setHandler(
    _ action: inout sigaction, _ handler: (@convention(c) (Int32) -> Void)?
  ) {
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
