import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process that is started, and waited for.
///
/// Foundation's `Process` hands on the signals that its thread blocks, so that what it starts can't
/// be ended by one. This one starts with nothing blocked and nothing ignored, as from a shell.
enum ChildProcess {
  /// Runs a program. Returns its exit status, or 128 and the number of the signal that ended it.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String], folder: String,
    input: String, output: String, errors: String
  ) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)

    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, flags)

    // Not every C library can change the folder of what it spawns; a shell can.
    let shell = "/bin/sh"
    let words = unsafe cStrings(
      [shell, "-c", #"cd "$0" && exec "$@""#, folder, program] + arguments)
    defer { unsafe words.forEach { unsafe free($0) } }
    let variables = unsafe cStrings(environment.map { "\($0)=\($1)" })
    defer { unsafe variables.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let failure = unsafe posix_spawn(&process, shell, &actions, &attributes, words, variables)
    try #require(failure == 0, "\(program) does not start: error \(failure)")

    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      try #require(errno == EINTR, "the process can't be waited for")
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Texts as the C library wants a list of them: with a null pointer at the end.
  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup($0) } + [nil]
  }
}
