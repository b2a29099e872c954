#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The modes of a terminal line: whether keys are echoed, come line by line, and so on.
struct TerminalModes {
  /// As the C library has them.
  let line: termios

  /// What is sent on entering: the alternate screen, pastes marked.
  static let enterSequence = "\u{1B}[?1049h\u{1B}[?2004h"
  /// What is sent on leaving: style, cursor and screen as they were, pastes not marked.
  static let leaveSequence = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

  /// The modes that a terminal is in; `nil` if it has none.
  init?(of file: Int32) {
    var modes = termios()
    guard unsafe tcgetattr(file, &modes) == 0 else { return nil }
    line = modes
  }

  private init(line: termios) {
    self.line = line
  }

  /// Sets a terminal to these modes. Returns whether that worked.
  @discardableResult
  func apply(to file: Int32) -> Bool {
    var modes = line
    while unsafe tcsetattr(file, TCSANOW, &modes) != 0 {
      // It may have been stopped and continued in the middle of it.
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Every key comes at once and as it is. Control-C and Control-Z are keys like others: in a
  /// pasted text they must not end or stop anything.
  var raw: TerminalModes {
    var modes = line
    unsafe cfmakeraw(&modes)
    return TerminalModes(line: modes)
  }

  /// Whether the terminal is this job's to change.
  static func isForeground(_ file: Int32) -> Bool {
    tcgetpgrp(file) == getpgrp()
  }
}
