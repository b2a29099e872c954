#if os(Linux)
  import Glibc
  import Testing

  @testable import maskdemo

  /// The demo at a real terminal: what a person types, sees, and finds afterwards.
  @Suite(.serialized) struct TerminalSessionTests {
    /// Starts the demo and waits for the list.
    private func start(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(
        [PseudoTerminal.builtCommand()], columns: columns, rows: rows)
      try #require(terminal.wait(for: "Pick a mask"), "\(terminal.screen.screen)")
      #expect(terminal.screen.isAlternate && terminal.screen.marksPastes)
      #expect(terminal.modes?.isRaw == true)
      return terminal
    }

    /// Starts the demo in the field of the Chinese mobile number.
    private func startInField(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
      let terminal = try start(columns: columns, rows: rows)
      try terminal.type("cn.mobile\r")
      try #require(terminal.wait(for: "Mobile number"), "\(terminal.screen.screen)")
      try #require(terminal.wait(for: "State"), "\(terminal.screen.screen)")
      return terminal
    }

    private func expectRestored(_ terminal: PseudoTerminal) {
      #expect(terminal.modes == terminal.modesBefore)
      #expect(!terminal.screen.isAlternate)
      #expect(!terminal.screen.marksPastes)
      #expect(terminal.screen.isCursorShown)
      #expect(terminal.screen.style == .plain)
      #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func typesSelectsAndUndoes() throws {
      let terminal = try startInField()
      try terminal.type("1380013800")
      #expect(terminal.wait(for: "138 0013 800_"))
      #expect(terminal.wait(for: "1 more"))
      try terminal.type("0")
      #expect(terminal.wait(for: "complete"))
      // Two characters selected to the left, and typed over.
      try terminal.type("\u{1B}[1;2D\u{1B}[1;2D")
      #expect(terminal.wait(for: "11-13"))
      #expect(terminal.screen.cells.contains { $0.contains { $0.style.contains(.reverse) } })
      try terminal.type("7")
      #expect(terminal.wait(for: "138 0013 807_"))
      try terminal.type("\u{1B}z")
      #expect(terminal.wait(for: "138 0013 8000"))
      try terminal.type("x")
      #expect(terminal.wait(for: "not accepted"))
      try terminal.type("\u{3}")
      #expect(terminal.waitForEnd() == .exit(0))
      expectRestored(terminal)
    }

    @Test(arguments: ["\u{3}", "\u{4}"]) func keysThatLeave(_ key: String) throws {
      let inList = try start()
      try inList.type(key)
      #expect(inList.waitForEnd() == .exit(0))
      expectRestored(inList)
      let inField = try startInField()
      try inField.type("138" + key)
      #expect(inField.waitForEnd() == .exit(0))
      expectRestored(inField)
    }

    @Test func aSlowSequenceIsNoEscape() throws {
      let terminal = try startInField()
      try terminal.type("138")
      #expect(terminal.wait(for: "value 3"))
      // On a busy machine the 50 ms may become so many that it is an Escape. Then it is tried again.
      for attempt in 1...10 {
        let start = SystemCalls.milliseconds()
        try terminal.type("\u{1B}")
        usleep(50_000)
        try terminal.type("[D")
        if SystemCalls.milliseconds() - start < 120 || attempt == 10 { break }
        usleep(300_000)
        try terminal.type("\u{15}cn.mobile\r\u{5}")
      }
      #expect(terminal.wait(for: "value 2"))
      try terminal.type("\u{3}")
      #expect(terminal.waitForEnd() == .exit(0))
    }

    @Test func aLoneEscapeGoesBack() throws {
      let terminal = try startInField()
      try terminal.type("\u{1B}")
      #expect(terminal.wait(for: "Pick a mask"))
      // The first clears the filter, the next leaves.
      try terminal.type("\u{1B}")
      #expect(terminal.wait { !$0.screen.screen.contains("> cn.mobile") })
      try terminal.type("\u{1B}")
      #expect(terminal.waitForEnd() == .exit(0))
      expectRestored(terminal)
    }

    @Test(arguments: ["NO_COLOR=1", "TERM=dumb", "TERM="])
    func plainLinesWhereTheyAreWanted(_ variable: String) throws {
      let terminal = try PseudoTerminal(
        [PseudoTerminal.builtCommand()], environment: [variable])
      try terminal.type("13800138000\n")
      #expect(terminal.wait(for: "138 0013 8000"))
      #expect(!terminal.screen.isAlternate)
      #expect(terminal.modes == terminal.modesBefore)
      try terminal.type("\u{4}")
      #expect(terminal.waitForEnd() == .exit(0))
    }

    @Test func whatIsNoTextIsRefused() throws {
      let terminal = try startInField()
      try terminal.type(bytes: [0x31, 0xFF, 0xC3])
      #expect(terminal.wait(for: "not accepted"))
      try terminal.type(bytes: Array("\u{1B}[999;999Q\u{1B}]0;x\u{7}38".utf8))
      #expect(terminal.wait(for: "138 ____ ____"))
      try terminal.type("\u{3}")
      #expect(terminal.waitForEnd() == .exit(0))
      expectRestored(terminal)
    }

    @Test(arguments: [true, false]) func aMegabyteIsPasted(_ isMarked: Bool) throws {
      let terminal = try startInField()
      let text = String(repeating: "1380013800x", count: 100_000)
      let start = SystemCalls.milliseconds()
      try terminal.type(isMarked ? "\u{1B}[200~" + text + "\u{1B}[201~" : text)
      #expect(terminal.wait(for: "138 0013 8001"))
      // The next key is answered: everything before it was taken.
      try terminal.type("\u{1B}OP")
      #expect(terminal.wait(for: "In the field"))
      let time = SystemCalls.milliseconds() - start
      #expect(time < 15_000, "\(time) ms")
      try terminal.type("\u{3}")
      #expect(terminal.waitForEnd() == .exit(0))
      expectRestored(terminal)
    }

    @Test func everySizeIsDrawn() throws {
      let terminal = try startInField()
      try terminal.type("1380")
      #expect(terminal.wait(for: "138 0___ ____"))
      for (columns, rows) in [(10, 3), (1, 1), (2, 1), (1, 24), (200, 60), (80, 24)] {
        terminal.resize(columns: columns, rows: rows)
        let wanted = columns >= 13 ? "138 0___ ____" : "_"
        #expect(terminal.wait(for: wanted), "\(columns)×\(rows): \(terminal.screen.screen)")
        try terminal.type("\u{1B}[D\u{1B}[C")
      }
      #expect(terminal.wait(for: "value 4"))
      try terminal.type("\u{3}")
      #expect(terminal.waitForEnd() == .exit(0))
      expectRestored(terminal)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGILL, SIGSEGV, SIGABRT])
    func aSignalEndsItAndTheTerminalIsAsBefore(_ signal: Int32) throws {
      let terminal = try startInField()
      try terminal.type("138")
      #expect(terminal.wait(for: "138 ____ ____"))
      kill(terminal.process, signal)
      #expect(terminal.waitForEnd() == .signal(signal))
      expectRestored(terminal)
    }

    @Test func aTerminalThatIsGoneEndsIt() throws {
      let terminal = try startInField()
      terminal.hangUp()
      var status: Int32 = 0
      var ended: pid_t = 0
      for _ in 0..<500 where ended == 0 {
        ended = unsafe waitpid(terminal.process, &status, WNOHANG)
        usleep(10_000)
      }
      #expect(ended == terminal.process)
    }

    /// What nobody reads fills the terminal. A signal still ends the demo.
    @Test func aTerminalThatTakesNothingDoesNotHoldIt() throws {
      let terminal = try startInField(columns: 200, rows: 60)
      for _ in 0..<200 {
        try terminal.typeWithoutReading("\u{C}")
        usleep(1_000)
      }
      kill(terminal.process, SIGTERM)
      #expect(terminal.waitForEndWithoutReading() == .signal(SIGTERM))
      #expect(terminal.modes == terminal.modesBefore)
    }

    /// Where no shell could continue it, Control-Z stops nothing and spoils nothing.
    @Test func withoutAShellNothingIsStopped() throws {
      let terminal = try startInField()
      try terminal.type("138\u{1A}")
      try terminal.type("0")
      #expect(terminal.wait(for: "138 0___ ____"))
      #expect(terminal.screen.isAlternate && terminal.modes?.isRaw == true)
      try terminal.type("\u{3}")
      #expect(terminal.waitForEnd() == .exit(0))
      expectRestored(terminal)
    }

    /// A shell with jobs: the demo is stopped, the shell has the terminal, the demo comes back.
    @Test(arguments: [true, false]) func itIsStoppedAndContinued(_ byKey: Bool) throws {
      let script = """
        set -m; "$0"; echo "was stopped: $?"; read answer; fg >/dev/null; echo "ended: $?"
        """
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", script, PseudoTerminal.builtCommand()])
      try #require(terminal.wait(for: "Pick a mask"))
      try terminal.type("cn.mobile\r")
      #expect(terminal.wait(for: "State"))
      try terminal.type("138")
      #expect(terminal.wait(for: "138 ____ ____"))
      if byKey { try terminal.type("\u{1A}") } else { kill(terminal.foregroundJob, SIGTSTP) }
      #expect(terminal.wait(for: "was stopped: \(128 + SIGTSTP)"), "\(terminal.screen.screen)")
      expectRestored(terminal)
      terminal.resize(columns: 60, rows: 12)
      try terminal.type("\n")
      #expect(terminal.wait(for: "138 ____ ____"))
      #expect(terminal.screen.isAlternate && terminal.modes?.isRaw == true)
      try terminal.type("0")
      #expect(terminal.wait(for: "138 0___ ____"))
      try terminal.type("\u{4}")
      #expect(terminal.wait(for: "ended: 0"))
      #expect(terminal.waitForEnd() == .exit(0))
      expectRestored(terminal)
    }

    /// SIGSTOP can't be caught: the terminal is taken again when the process is continued.
    @Test func aStopThatNobodySeesIsMended() throws {
      let terminal = try startInField()
      try terminal.type("138")
      #expect(terminal.wait(for: "138 ____ ____"))
      kill(terminal.process, SIGSTOP)
      usleep(50_000)
      terminal.resize(columns: 40, rows: 12)
      kill(terminal.process, SIGCONT)
      #expect(terminal.wait(for: "138 ____ ____"))
      try terminal.type("0")
      #expect(terminal.wait(for: "138 0___ ____"))
      // A crash is still told as what it is.
      kill(terminal.process, SIGSEGV)
      #expect(terminal.waitForEnd() == .signal(SIGSEGV))
      expectRestored(terminal)
    }
  }
#endif
