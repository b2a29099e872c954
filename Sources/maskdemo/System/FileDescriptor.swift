#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file. It is closed by ``close()`` alone.
struct FileDescriptor: Equatable, Sendable {
  /// The number that the operating system gave it.
  let number: Int32

  /// Where input comes from when no file is named.
  static let standardInput = FileDescriptor(number: 0)
  /// Where answers go.
  static let standardOutput = FileDescriptor(number: 1)
  /// Where reports for a person go.
  static let standardError = FileDescriptor(number: 2)

  /// Opens a file to read it.
  static func open(forReading path: FilePath) throws(SystemError) -> FileDescriptor {
    try open(path, flags: O_RDONLY)
  }

  /// Opens a file with the flags of `open(2)`.
  static func open(_ path: FilePath, flags: Int32) throws(SystemError) -> FileDescriptor {
    let number = unsafe path.withCString { name in
      while true {
        let result = unsafe open_(name, flags | O_CLOEXEC)
        if result >= 0 || errno != EINTR { return result }
      }
    }
    guard number >= 0 else { throw SystemError.last }
    return FileDescriptor(number: number)
  }

  /// Reads what is there, at most `buffer.count` bytes. Waits for the first. Returns 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = unsafe read_(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      try waitIfAskedToRetry(for: Int16(POLLIN))
    }
  }

  /// Reads what is there into an array, which keeps its length.
  func read(into bytes: inout [UInt8]) throws(SystemError) -> Int {
    // A typed throw does not pass through `withUnsafeMutableBytes`.
    let outcome = unsafe bytes.withUnsafeMutableBytes { buffer in
      Result { () throws(SystemError) in unsafe try read(into: buffer) }
    }
    return try outcome.get()
  }

  /// Writes all bytes of `buffer`.
  func write(_ buffer: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = unsafe buffer[...]
    while !(unsafe rest.isEmpty) {
      let piece = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let count = unsafe write_(number, piece.baseAddress, piece.count)
      if count >= 0 {
        unsafe rest = rest.dropFirst(count)
      } else {
        try waitIfAskedToRetry(for: Int16(POLLOUT))
      }
    }
  }

  /// Closes the file. A write that failed late is reported here.
  func close() throws(SystemError) {
    guard close_(number) == 0 || errno == EINTR else { throw SystemError.last }
  }

  /// Whether a person sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// A descriptor that does not block, which a parent process may have left us, is waited for.
  /// Any other failure than "try again" is thrown.
  private func waitIfAskedToRetry(for events: Int16) throws(SystemError) {
    let error = SystemError.last
    if error.code == EINTR { return }
    guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
    var request = pollfd(fd: number, events: events, revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}

// The members above would hide the C functions of the same name.
private func open_(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  unsafe open(path, flags)
}
private func read_(_ number: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, base, count)
}
private func write_(_ number: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, base, count)
}
private func close_(_ number: Int32) -> Int32 {
  close(number)
}
