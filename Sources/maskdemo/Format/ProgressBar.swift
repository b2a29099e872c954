#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How far a long work has come, in one line on standard error, if that is a terminal.
struct ProgressBar {
  // The bytes to come, if that is known.
  private let total: Int?
  private let isEnabled: Bool
  private let start: Double
  private var lastDrawn: Double
  private var isShown = false

  /// A bar that appears when the work has lasted for a second.
  init(total: Int?) {
    self.total = total
    let terminal = unsafe getenv("TERM").map { unsafe String(cString: $0) } ?? "dumb"
    isEnabled = FileDescriptor.standardError.isTerminal && terminal != "dumb"
    start = isEnabled ? Self.now() : 0
    lastDrawn = start
  }

  /// Takes in how far the work is, and shows it ten times a second.
  mutating func update(bytes: Int, lines: Int) {
    guard isEnabled else { return }
    let now = Self.now()
    guard now - start >= 1, now - lastDrawn >= 0.1 else { return }
    lastDrawn = now
    isShown = true
    show(
      "\r" + Self.line(bytes: bytes, total: total, lines: lines, columns: Self.columns) + "\u{1B}[K"
    )
  }

  /// Takes the bar away, so that something else can be written.
  mutating func clear() {
    guard isShown else { return }
    isShown = false
    show("\r\u{1B}[K")
  }

  /// What is shown: the part that is done, if the whole is known, and the lines.
  static func line(bytes: Int, total: Int?, lines: Int, columns: Int) -> String {
    let count = "\(lines) lines"
    guard let total, total > 0 else { return String(count.prefix(max(0, columns - 1))) }
    let done = min(1, Double(bytes) / Double(total))
    let percent = "\(Int(done * 100))%"
    let tail = " \(String(repeating: " ", count: max(0, 4 - percent.count)))\(percent)  \(count)"
    // The last column stays free: some terminals wrap as soon as it is written.
    let room = min(40, columns - 1 - tail.count - 2)
    guard room >= 5 else { return String(percent.prefix(max(0, columns - 1))) }
    let filled = Int(done * Double(room))
    return "[" + String(repeating: "=", count: filled)
      + String(repeating: " ", count: room - filled) + "]" + tail
  }

  private func show(_ text: String) {
    var buffer = OutputBuffer(.standardError, capacity: 512)
    // The bar is only a courtesy: if it can't be shown, the work goes on.
    try? buffer.append(text)
    try? buffer.flush()
  }

  private static var columns: Int {
    var size = winsize()
    guard unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
