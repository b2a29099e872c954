#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is called when a signal comes.
typealias SignalHandler = @convention(c) (Int32) -> Void

extension sigaction {
  /// The handler, which each C library keeps in a union of another name.
  var handler: SignalHandler? {
    get {
      #if canImport(Darwin)
        unsafe __sigaction_u.__sa_handler
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler
      #else
        unsafe __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
        unsafe __sigaction_u.__sa_handler = newValue
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler = newValue
      #else
        unsafe __sigaction_handler.sa_handler = newValue
      #endif
    }
  }

  /// Whether the signal is passed over.
  var ignores: Bool {
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
