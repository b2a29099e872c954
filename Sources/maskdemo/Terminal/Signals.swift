#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the handler writes. Set before it is installed.
///
/// A handler may interrupt anything, so it touches nothing that is made on first use: this is
/// plain memory, and the calls it makes are among those that POSIX lists as safe.
@exclusivity(unchecked) private nonisolated(unsafe) var wakeEnd: Int32 = -1

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
      if let action = Self.install(number) { old.append((number, action)) }
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
    action.handler = SIG_DFL
    var before = sigaction()
    // Where the parent wants no stop there may be nobody to continue it.
    guard unsafe sigaction(SIGTSTP, nil, &before) == 0, !before.ignores else { return }
    _ = unsafe sigaction(SIGTSTP, &action, nil)
    _ = wholeJob ? kill(0, SIGTSTP) : raise(SIGTSTP)
    _ = unsafe sigaction(SIGTSTP, &before, nil)
  }

  /// Ends the process in the way that the signal does by itself, so that the parent sees it.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  private static let tellLoop: @convention(c) (Int32) -> Void = { number in
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(wakeEnd, &byte, 1)
    errno = saved
  }

  /// Installs the handler. A signal that the parent had ignored (`nohup`) stays ignored. Returns
  /// the action before it.
  private static func install(_ number: Int32) -> sigaction? {
    var before = sigaction()
    guard unsafe sigaction(number, nil, &before) == 0, !before.ignores else { return nil }
    var action = sigaction()
    action.handler = tellLoop
    return unsafe sigaction(number, &action, nil) == 0 ? before : nil
  }
}
