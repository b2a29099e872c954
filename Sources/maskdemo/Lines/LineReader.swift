#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stream cut into lines. Its memory is one buffer, as long as the longest line needs.
///
/// A line ends with `\n` or `\r\n`; the last one may end with the stream. A `\r` alone ends none.
@safe
struct LineReader: ~Copyable {
  /// Fills a buffer that is not empty and returns how many bytes it got; 0 at the end.
  typealias Source = (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int

  /// One line, in the reader's own memory: good until the next call of the reader.
  @unsafe
  struct Line {
    /// The line without its end.
    let content: UnsafeRawBufferPointer
    /// How the line ended: `\n`, `\r\n` or nothing.
    let ending: UnsafeRawBufferPointer
  }

  private let source: Source
  private var storage: UnsafeMutableRawBufferPointer
  // What was read and not yet handed out lies in `start ..< end`; `whole` is where its last line
  // feed ends, or `start`. start <= whole <= end <= storage.count
  private var start = 0
  private var whole = 0
  private var end = 0
  private var isAtEnd = false
  /// How many bytes came from the source so far.
  private(set) var bytesRead = 0

  /// A reader of anything that fills a buffer.
  init(capacity: Int = 1 << 18, source: @escaping Source) {
    unsafe self.source = source
    unsafe storage = .allocate(byteCount: max(capacity, 1), alignment: 16)
  }

  /// A reader of an open file.
  init(_ file: FileDescriptor) {
    unsafe self.init { (buffer) throws(SystemError) in unsafe try file.read(into: buffer) }
  }

  deinit { unsafe storage.deallocate() }

  /// The lines that are whole in memory, with their ends: good until the next call of the reader.
  var wholeLines: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: storage[start..<whole])
  }

  /// Passes over the first `count` bytes of ``wholeLines``, which end with a line end.
  mutating func skip(_ count: Int) {
    precondition(count >= 0 && count <= whole - start, "LineReader: no such bytes")
    start += count
  }

  /// The next line, if there is one whole in memory. Never waits; `nil` asks for ``fill()``.
  mutating func nextBuffered() -> Line? {
    guard let base = unsafe UnsafeRawPointer(storage.baseAddress) else { return nil }
    if start < whole, let found = unsafe memchr(base + start, 0x0A, whole - start) {
      let feed = unsafe UnsafeRawPointer(found) - base
      let hasReturn =
        unsafe feed > start
        && base.load(fromByteOffset: feed - 1, as: UInt8.self) == 0x0D
      return unsafe take(start..<(hasReturn ? feed - 1 : feed), endingAt: feed + 1)
    }
    guard isAtEnd, start < end else { return nil }
    return unsafe take(start..<end, endingAt: end)
  }

  private mutating func take(_ content: Range<Int>, endingAt next: Int) -> Line {
    start = next
    whole = max(whole, next)
    return unsafe Line(
      content: UnsafeRawBufferPointer(rebasing: storage[content]),
      ending: UnsafeRawBufferPointer(rebasing: storage[content.upperBound..<next]))
  }

  /// Reads on, and waits for that. Returns false when nothing is left, not even a last line.
  mutating func fill() throws(SystemError) -> Bool {
    if isAtEnd { return start < end }
    makeRoom()
    let count = unsafe try source(UnsafeMutableRawBufferPointer(rebasing: storage[end...]))
    // Only what is new is searched, so that a line without end costs no more than its length.
    let unsearched = end
    end += count
    if let feed = unsafe storage[unsearched..<end].lastIndex(of: 0x0A) { whole = feed + 1 }
    bytesRead += count
    isAtEnd = count == 0
    return start < end || !isAtEnd
  }

  /// Moves the beginning of an unfinished line to the front; doubles the buffer if it is full.
  private mutating func makeRoom() {
    if start > 0 {
      let unfinished = unsafe UnsafeRawBufferPointer(rebasing: storage[start..<end])
      if let base = unfinished.baseAddress {
        unsafe storage.baseAddress?.copyMemory(from: base, byteCount: unfinished.count)
      }
      end -= start
      whole -= start
      start = 0
    }
    guard unsafe end == storage.count else { return }
    let larger = unsafe UnsafeMutableRawBufferPointer.allocate(
      byteCount: storage.count * 2, alignment: 16)
    unsafe larger.copyMemory(from: UnsafeRawBufferPointer(storage))
    unsafe storage.deallocate()
    unsafe storage = larger
  }
}
