/// What a person is told about the lines that went through.
struct FormatReport: ~Copyable {
  /// Where a line came from, for a person: `numbers.txt:7`.
  typealias Place = (_ line: Int) -> String

  private let place: Place
  private let options: FormatOptions
  private var errors = OutputBuffer(.standardError, capacity: 1 << 13)
  private var refused = Tally()
  private var notText = Tally()
  /// How many lines were not complete; counted in strict work alone.
  private(set) var incomplete = 0

  private struct Tally {
    var count = 0
    var firstLine = 0

    mutating func add(_ line: Int) {
      if count == 0 { firstLine = line }
      count += 1
    }
  }

  /// An empty report.
  init(options: FormatOptions, place: @escaping Place) {
    self.options = options
    self.place = place
  }

  /// Whether ``flush()`` has something to write.
  private(set) var isPending = false

  /// Takes in what became of a line, counted from 1.
  mutating func add(_ outcome: LineOutcome, line: Int) {
    if outcome.isRefused { refused.add(line) }
    if !outcome.isText { notText.add(line) }
    if let shortfall = outcome.shortfall {
      incomplete += 1
      tell("\(place(line)): \(shortfall)")
    }
  }

  /// Writes what is to be said about single lines. A closed standard error is no reason to stop.
  mutating func flush() {
    try? errors.flush()
    isPending = false
  }

  /// Says what is to be said about all lines together.
  mutating func finish() {
    let kept = options.keepsRefused
    summarize(
      refused,
      one: kept
        ? "holds characters that the mask refuses and was left as it is"
        : "lost characters that the mask refuses",
      many: kept
        ? "hold characters that the mask refuses and were left as they are"
        : "lost characters that the mask refuses")
    summarize(
      notText, one: "is not UTF-8 and was left as it is",
      many: "are not UTF-8 and were left as they are")
    flush()
  }

  private mutating func summarize(_ tally: Tally, one: String, many: String) {
    if tally.count == 1 { tell("Warning: 1 line \(one): \(place(tally.firstLine))") }
    if tally.count > 1 {
      tell("Warning: \(tally.count) lines \(many), the first is \(place(tally.firstLine))")
    }
  }

  private mutating func tell(_ line: String) {
    try? errors.appendLine(line)
    isPending = true
  }
}
