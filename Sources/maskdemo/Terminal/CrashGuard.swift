#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// What the handler reads. Set before it is installed; what it may be reading is never freed.
@exclusivity(unchecked) private nonisolated(unsafe) var guardedFile: Int32 = -1
@exclusivity(unchecked) private nonisolated(unsafe) var guardedModes:
  UnsafeMutablePointer<termios>? = nil
@exclusivity(unchecked) private nonisolated(unsafe) var leaveBytes:
  UnsafeMutableBufferPointer<UInt8>? = nil
@exclusivity(unchecked) private nonisolated(unsafe) var actionsBefore:
  UnsafeMutablePointer<sigaction>? = nil

/// Gives the terminal back even when the program crashes, so that what the crash prints is seen.
enum CrashGuard {
  private static let crashes = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// From now on a crash sets a terminal to `modes` and sends it `bytes` before the program ends.
  static func begin(file: Int32, modes: TerminalModes, bytes: String) {
    if unsafe guardedModes == nil { allocate(modes: modes, bytes: Array(bytes.utf8)) }
    // Begun twice, it would take its own handler for the one before it.
    guard let before = unsafe actionsBefore, unsafe guardedFile < 0 else { return }
    unsafe guardedFile = file
    for number in crashes {
      var action = sigaction()
      action.handler = giveTerminalBack
      _ = unsafe sigaction(number, &action, before + Int(number))
    }
  }

  /// The terminal is as it was; a crash has nothing to give back.
  static func end() {
    guard let before = unsafe actionsBefore, unsafe guardedFile >= 0 else { return }
    unsafe guardedFile = -1
    for number in crashes { _ = unsafe sigaction(number, before + Int(number), nil) }
  }

  private static func allocate(modes: TerminalModes, bytes: [UInt8]) {
    let pointer = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    unsafe pointer.initialize(to: modes.line)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe buffer.initialize(from: bytes)
    // No system has a signal of a number over 64.
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    unsafe actions.initialize(repeating: sigaction(), count: 65)
    unsafe guardedModes = unsafe pointer
    unsafe leaveBytes = unsafe buffer
    unsafe actionsBefore = unsafe actions
  }

  private static let giveTerminalBack: SignalHandler = { number in
    if unsafe guardedFile >= 0, let bytes = unsafe leaveBytes, let modes = unsafe guardedModes {
      _ = unsafe write(guardedFile, bytes.baseAddress, bytes.count)
      _ = unsafe tcsetattr(guardedFile, TCSANOW, modes)
    }
    // Whoever handled crashes before, the runtime's backtrace for one, is told when this returns.
    if let before = unsafe actionsBefore {
      _ = unsafe sigaction(number, before + Int(number), nil)
    }
    raise(number)
  }
}
