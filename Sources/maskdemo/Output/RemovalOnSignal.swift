#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Takes an unfinished file away when a signal ends the program.
@safe
enum RemovalOnSignal {
  // The handler may not allocate, so the name lies ready as a C string. Written by the main thread
  // before the handlers are set and after they are taken away.
  nonisolated(unsafe) private static var name: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var handled: [Int32] = []

  /// From now on a signal that ends the program removes `path` first.
  private static func arm(_ path: FilePath) {
    disarm()
    unsafe name = path.withCString { unsafe strdup($0) }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] {
      // A signal that our parent told us to ignore stays ignored.
      if isIgnored(number) { continue }
      unsafe handled.append(number)
      signal(number, removeAndEnd)
    }
  }

  /// Makes a file whose name is not known before it exists, and arms for it; no signal comes
  /// between.
  static func arm<Made>(
    making make: () throws(SystemError) -> (made: Made, path: FilePath)
  ) throws(SystemError) -> (made: Made, path: FilePath) {
    var all = sigset_t()
    unsafe sigfillset(&all)
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    let result = try make()
    arm(result.path)
    return result
  }

  /// Signals end the program as they did before.
  static func disarm() {
    guard let old = unsafe name else { return }
    for number in unsafe handled {
      signal(number, SIG_DFL)
    }
    unsafe handled = []
    unsafe name = nil
    unsafe free(old)
  }

  private static let removeAndEnd: @convention(c) (Int32) -> Void = { number in
    if let name = unsafe name { unsafe unlink(name) }
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      return unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #else
      return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
  }
}
