#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the terminal's part needs of the operating system, in Swift's types.
enum SystemCalls {
  /// What became of a read.
  enum ReadResult {
    case bytes([UInt8])
    /// A signal came first, or there was nothing yet.
    case nothing
    /// The other end is gone.
    case closed
  }

  /// Reads what is there, at most `limit` bytes.
  static func read(_ file: Int32, limit: Int = 65_536) -> ReadResult {
    var result = 0
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      result = unsafe readBytes(file, buffer.baseAddress, limit)
      code = errno
      count = max(0, result)
    }
    if result > 0 { return .bytes(bytes) }
    return result < 0 && (code == EINTR || code == EAGAIN) ? .nothing : .closed
  }

  /// Writes some of the bytes. Returns how many; `nil` if the other end is gone.
  static func write(_ file: Int32, _ bytes: ArraySlice<UInt8>) -> Int? {
    let count = unsafe bytes.withUnsafeBytes { unsafe writeBytes(file, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EINTR || errno == EAGAIN ? 0 : nil
  }

  /// Waits until one of two files can be read, for at most so many milliseconds (for ever, if
  /// `nil`). Returns which can. A signal ends the wait too.
  static func waitToRead(_ first: Int32, _ second: Int32, milliseconds: Int?) -> (Bool, Bool) {
    wait(first, Int16(POLLIN), orToRead: second, milliseconds: milliseconds)
  }

  /// Waits until the first file takes bytes or the second can be read.
  static func waitToWrite(
    _ file: Int32, orToRead second: Int32, milliseconds: Int?
  ) -> (Bool, Bool) {
    wait(file, Int16(POLLOUT), orToRead: second, milliseconds: milliseconds)
  }

  private static func wait(
    _ first: Int32, _ events: Int16, orToRead second: Int32, milliseconds: Int?
  ) -> (Bool, Bool) {
    var requests = [
      pollfd(fd: first, events: events, revents: 0),
      pollfd(fd: second, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    var count = unsafe poll(&requests, nfds_t(requests.count), timeout)
    // A signal's handler has just written into the pipe. That is what is looked for now.
    if count < 0 { count = unsafe poll(&requests, nfds_t(requests.count), 0) }
    guard count > 0 else { return (false, false) }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }

  /// A clock that only goes forward, in milliseconds.
  static func milliseconds() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }

  /// A variable of the environment; `nil` if it is not set.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether a person sits at the other end.
  static func isTerminal(_ file: Int32) -> Bool {
    isatty(file) == 1
  }

  /// The size of a terminal in cells; `nil` if it does not say.
  static func screenSize(_ file: Int32) -> ScreenSize? {
    var size = winsize()
    guard unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

// The members above would hide the C functions of the same name.
private func readBytes(_ file: Int32, _ base: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  unsafe read(file, base, count)
}
private func writeBytes(_ file: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, base, count)
}
