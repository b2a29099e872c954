#if os(Linux)
  import Glibc

  @testable import maskdemo

  /// A program at a terminal of its own, and what a person would see of it.
  ///
  /// What the program writes is drawn by a ``ModelTerminal``.
  final class PseudoTerminal {
    /// What became of a program.
    enum Ending: Equatable {
      case exit(Int32)
      case signal(Int32)
    }

    private(set) var screen: ModelTerminal
    let process: pid_t
    private let master: Int32
    private var ending: Ending?
    private var isPlugged = true
    /// The modes of the line before the program began.
    let modesBefore: LineModes

    /// What of a line's modes must be as it was.
    struct LineModes: Equatable {
      let input, output, control, local: UInt32
      let characters: [UInt8]

      init?(_ file: Int32) {
        var modes = termios()
        guard unsafe tcgetattr(file, &modes) == 0 else { return nil }
        input = modes.c_iflag
        output = modes.c_oflag
        control = modes.c_cflag
        local = modes.c_lflag
        characters = unsafe withUnsafeBytes(of: &modes.c_cc) { unsafe Array($0) }
      }

      /// Whether keys come one by one and are not echoed.
      var isRaw: Bool { local & UInt32(ICANON | ECHO | ISIG) == 0 }
    }

    /// TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID as Linux and glibc define them.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430
    private static let startsSession: Int16 = 0x80

    struct Failure: Error {
      let what: String
    }

    /// The command that was built beside the tests.
    static func builtCommand() throws -> String {
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink("/proc/self/exe", &path, path.count - 1)
      guard count > 0 else { throw Failure(what: "no /proc/self/exe") }
      let tests = String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let command = tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/maskdemo"
      guard unsafe access(command, X_OK) == 0 else { throw Failure(what: "no \(command)") }
      return command
    }

    /// Starts a program with a new terminal as its controlling one.
    init(
      _ arguments: [String], environment added: [String] = [], columns: Int = 80, rows: Int = 24
    ) throws {
      screen = ModelTerminal(ScreenSize(columns: columns, rows: rows))
      // What posix_openpt, unlockpt and ptsname do; Swift's Glibc does not have them.
      master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var locked: Int32 = 0
      var number: Int32 = 0
      guard master >= 0, unsafe ioctl(master, Self.setLock, &locked) == 0,
        unsafe ioctl(master, Self.getNumber, &number) == 0
      else { throw Failure(what: "no pseudo terminal") }
      let name = "/dev/pts/\(number)"
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
      _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
      guard let modes = LineModes(master) else { throw Failure(what: "no modes") }
      modesBefore = modes

      var actions = unsafe posix_spawn_file_actions_t()
      unsafe posix_spawn_file_actions_init(&actions)
      defer { unsafe posix_spawn_file_actions_destroy(&actions) }
      // The leader of a new session that opens a terminal gets it as its controlling one.
      unsafe posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
      var attributes = posix_spawnattr_t()
      unsafe posix_spawnattr_init(&attributes)
      defer { unsafe posix_spawnattr_destroy(&attributes) }
      var none = sigset_t()
      unsafe sigemptyset(&none)
      unsafe posix_spawnattr_setsigmask(&attributes, &none)
      unsafe posix_spawnattr_setflags(
        &attributes, Self.startsSession | Int16(POSIX_SPAWN_SETSIGMASK))

      var environment = ["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no"]
      environment += added.contains { $0.hasPrefix("TERM=") } ? added : added + ["TERM=xterm"]
      var argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
      var envp = unsafe environment.map { unsafe strdup($0) } + [nil]
      defer { unsafe (argv + envp).forEach { unsafe free($0) } }
      var process: pid_t = 0
      let error = unsafe posix_spawn(
        &process, arguments[0], &actions, &attributes, &argv, &envp)
      guard error == 0 else { throw Failure(what: "can't start \(arguments[0]): \(error)") }
      self.process = process
    }

    deinit {
      if ending == nil {
        kill(process, SIGKILL)
        kill(process, SIGCONT)
        var status: Int32 = 0
        _ = unsafe waitpid(process, &status, 0)
      }
      hangUp()
    }

    /// The modes of the line now.
    var modes: LineModes? { LineModes(master) }

    /// The foreground job's process group, which is the process that leads it.
    var foregroundJob: pid_t { tcgetpgrp(master) }

    /// Changes the size of the terminal. The program is told by a signal.
    func resize(columns: Int, rows: Int) {
      screen = ModelTerminal(ScreenSize(columns: columns, rows: rows), like: screen)
      var size = winsize(
        ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Types. What the program writes meanwhile is drawn, so that neither waits for the other.
    func type(_ text: String) throws {
      try type(bytes: Array(text.utf8))
    }

    /// Types bytes.
    func type(bytes: [UInt8]) throws {
      var rest = bytes[...]
      let end = SystemCalls.milliseconds() + 20_000
      while !rest.isEmpty {
        guard SystemCalls.milliseconds() < end else { throw Failure(what: "nobody reads") }
        let (canWrite, canRead) = SystemCalls.waitToWrite(
          master, orToRead: master, milliseconds: 1_000)
        if canRead { draw() }
        guard canWrite, let count = SystemCalls.write(master, rest.prefix(4_096)) else {
          continue
        }
        rest = rest.dropFirst(count)
      }
    }

    /// Types, and leaves what the program writes where it is.
    func typeWithoutReading(_ text: String) throws {
      guard SystemCalls.write(master, Array(text.utf8)[...]) == text.utf8.count else {
        throw Failure(what: "nobody reads")
      }
    }

    /// Waits until the program has ended, and leaves what it writes where it is.
    func waitForEndWithoutReading() -> Ending? {
      let end = SystemCalls.milliseconds() + 5_000
      while !hasEnded(), SystemCalls.milliseconds() < end { usleep(5_000) }
      return ending
    }

    /// Draws what comes until `isReached` holds. Returns whether it came to hold in time.
    func wait(milliseconds: Int = 10_000, until isReached: (PseudoTerminal) -> Bool) -> Bool {
      let end = SystemCalls.milliseconds() + milliseconds
      while true {
        draw()
        if isReached(self) { return true }
        let left = end - SystemCalls.milliseconds()
        if left <= 0 { return false }
        // The program may end, or change the modes, without a word.
        _ = SystemCalls.waitToRead(master, master, milliseconds: min(left, 20))
        if ending != nil || hasEnded() { usleep(5_000) }
      }
    }

    /// Draws until a text is on the screen.
    func wait(for text: String) -> Bool {
      wait { $0.screen.screen.contains(text) }
    }

    /// Draws until the program has ended. Returns how; `nil` if it did not.
    func waitForEnd() -> Ending? {
      _ = wait { $0.hasEnded() }
      draw()
      return ending
    }

    private func hasEnded() -> Bool {
      if ending != nil { return true }
      var status: Int32 = 0
      guard unsafe waitpid(process, &status, WNOHANG) == process else { return false }
      let signal = status & 0x7F
      ending = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
      return true
    }

    private func draw() {
      while case .bytes(let bytes) = SystemCalls.read(master) { screen.feed(bytes) }
    }

    /// Unplugs the terminal.
    func hangUp() {
      if isPlugged { close(master) }
      isPlugged = false
    }
  }
#endif
