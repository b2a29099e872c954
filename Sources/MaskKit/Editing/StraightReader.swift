/// Reads the values of plain texts, as taking them into the empty field does. It must not outlive
/// its buffer.
@safe
struct StraightReader {
  private var intake: StraightIntake
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  @inline(__always)
  fileprivate init(_ intake: StraightIntake, _ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.intake = intake
    unsafe self.buffer = buffer
  }

  /// The value that was read last.
  @inline(__always)
  var value: ByteView {
    unsafe ByteView(UnsafeBufferPointer(rebasing: buffer[..<intake.count]))
  }

  /// Reads a text's value, and returns its layout; `nil` if it is empty, or if a character of the
  /// text has to be reported, or is not ASCII.
  @inline(__always)
  mutating func read(_ text: ByteView) -> Int? {
    var out = unsafe ByteWriter(buffer)
    intake.restart()
    guard intake.take(text, &out), intake.count > 0 else { return nil }
    return intake.mask.straightLayout(intake.state, count: intake.count)
  }
}

extension MaskStorage {
  /// Calls `body` with a reader of texts of at most `length` bytes.
  @inline(__always)
  func withStraightReader<Result>(
    _ rules: StraightRules, upTo length: Int, _ body: (inout StraightReader) -> Result
  ) -> Result {
    let room = min(length, greatestCapacity)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      var reader = unsafe StraightReader(StraightIntake(self, rules, tailCount: 0), buffer)
      return body(&reader)
    }
  }
}
