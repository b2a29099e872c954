#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the operating system answered when a call failed.
struct SystemError: Error, Equatable {
  /// The value of `errno`.
  let code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether the reader at the other end has gone.
  var isBrokenPipe: Bool { code == EPIPE }

  /// The system's own words.
  var message: String {
    guard let words = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: words)
  }
}

extension SystemError {
  /// A folder was to be read like a file.
  static let isDirectory = SystemError(code: EISDIR)
  /// The descriptor is closed.
  static let notOpen = SystemError(code: EBADF)
}
