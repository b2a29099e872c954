import MaskKit

/// What `maskdemo format` was asked to do with each line.
struct FormatOptions: Equatable {
  /// Whether the value comes out instead of the text.
  var givesValue = false
  /// Whether a line of which something was refused stays as it is.
  var keepsRefused = false
  /// Whether a line that is not complete is reported.
  var isStrict = false
}

/// What became of one line.
struct LineOutcome: Equatable {
  /// Whether the line was UTF-8. If not, it came out as it went in.
  var isText = true
  /// Whether the mask refused something of it.
  var isRefused = false
  /// What keeps it from being complete; only looked for in strict work.
  var shortfall: String?

  /// A line without any trouble.
  static let fine = LineOutcome()
}

/// Formats one line at a time.
struct LineFormatter {
  /// The mask.
  let mask: Mask
  /// What is to be done.
  let options: FormatOptions

  /// A formatter for one mask.
  init(_ mask: Mask, options: FormatOptions) {
    self.mask = mask
    self.options = options
  }

  /// Puts what becomes of the first lines of `bytes` into `output`, as long as there is nothing to
  /// tell of them. Returns how far that went: often through all, but it may be through none.
  func formatPlainLines(
    _ bytes: UnsafeRawBufferPointer, into output: inout OutputBuffer
  ) -> PlainRun {
    // What strict work tells of a line is not known here.
    guard !options.isStrict else { return PlainRun() }
    var run = PlainRun()
    unsafe output.append { room in
      run = unsafe mask.formatPlainLines(bytes, asValue: options.givesValue, into: room)
      return run.written
    }
    return run
  }

  /// Puts what becomes of `line` into `output`, without a line end.
  func format(
    _ line: UnsafeRawBufferPointer, into output: inout OutputBuffer
  ) throws(SystemError) -> LineOutcome {
    guard let string = unsafe String(validating: line, as: UTF8.self) else {
      unsafe try output.append(line)
      return LineOutcome(isText: false, shortfall: options.isStrict ? "not UTF-8" : nil)
    }
    let formatted = mask.formatted(string)
    var outcome = LineOutcome.fine
    outcome.isRefused = !formatted.refused.isEmpty
    if options.isStrict { outcome.shortfall = shortfall(of: formatted) }
    if outcome.isRefused && options.keepsRefused {
      unsafe try output.append(line)
    } else {
      try output.append(options.givesValue ? formatted.value : formatted.text)
    }
    return outcome
  }

  /// Puts what becomes of a line that lies in an array into `output`.
  func format(
    _ line: [UInt8], into output: inout OutputBuffer
  ) throws(SystemError) -> LineOutcome {
    // A typed throw does not pass through `withUnsafeBytes`.
    let outcome = unsafe line.withUnsafeBytes { bytes in
      Result { () throws(SystemError) in unsafe try format(bytes, into: &output) }
    }
    return try outcome.get()
  }

  private func shortfall(of formatted: FormattedText) -> String? {
    switch formatted.state {
    case .complete: return nil
    case .empty: return "empty"
    case .invalid: return "invalid"
    case .partial:
      guard let missing = mask.missing(after: formatted.value), missing > 0 else {
        return "incomplete"
      }
      return "incomplete, \(missing) more"
    }
  }
}
