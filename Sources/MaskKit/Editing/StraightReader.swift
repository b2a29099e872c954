/// The value of a plain text, as taking the text into the empty field gives it.
struct StraightValue {
  /// The value; valid only inside the closure that it was handed to.
  let bytes: ByteView
  /// Its layout.
  let layout: Int
}

/// Room for the values of plain texts, one at a time. It must not outlive its buffer.
@safe
struct StraightReader {
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  @inline(__always)
  fileprivate init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    unsafe self.buffer = buffer
  }

  /// Reads a text's value; `nil` if that is empty, or if a character of the text has to be
  /// reported, or is not ASCII.
  @inline(__always)
  func read(_ text: ByteView, _ rules: StraightRules, in mask: MaskStorage) -> StraightValue? {
    var out = unsafe ByteWriter(buffer)
    var intake = StraightIntake(mask, tailCount: 0)
    guard intake.take(text, rules, in: mask, &out), intake.count > 0 else { return nil }
    return StraightValue(
      bytes: out.written, layout: mask.straightLayout(intake.state, count: intake.count))
  }
}

extension MaskStorage {
  /// Calls `body` with a reader of texts of at most `length` bytes.
  @inline(__always)
  func withStraightReader<Result>(
    upTo length: Int, _ body: (StraightReader) -> Result
  ) -> Result {
    let room = min(length, greatestCapacity)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      unsafe body(StraightReader(buffer))
    }
  }
}
