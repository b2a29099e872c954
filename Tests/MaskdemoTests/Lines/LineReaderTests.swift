import MaskTestSupport
import Testing

@testable import maskdemo

@Suite struct LineReaderTests {
  /// A line and its end, as the reader gave them.
  struct Line: Equatable {
    let content: [UInt8]
    let ending: [UInt8]
  }

  /// What the reader has to give, found the slow way.
  static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var content: [UInt8] = []
    for byte in bytes {
      guard byte == 0x0A else {
        content.append(byte)
        continue
      }
      let hasReturn = content.last == 0x0D
      if hasReturn { content.removeLast() }
      lines.append(Line(content: content, ending: hasReturn ? [0x0D, 0x0A] : [0x0A]))
      content = []
    }
    if !content.isEmpty { lines.append(Line(content: content, ending: [])) }
    return lines
  }

  /// What the reader gives if its source hands out `bytes` in pieces of these sizes.
  static func read(_ bytes: [UInt8], capacity: Int, sizes: [Int]) throws -> [Line] {
    var position = 0
    var turn = 0
    var reader = unsafe LineReader(capacity: capacity) { (buffer) throws(SystemError) -> Int in
      let size = sizes.isEmpty ? buffer.count : sizes[turn % sizes.count]
      turn += 1
      let piece = bytes[position..<min(bytes.count, position + min(size, buffer.count))]
      unsafe buffer.copyBytes(from: piece)
      position += piece.count
      return piece.count
    }
    var lines: [Line] = []
    var passes = 0
    while try reader.fill() {
      // Every third time lines are taken whole, as many as there are.
      passes += 1
      if passes % 3 == 0 {
        let whole = unsafe Array(reader.wholeLines)
        lines += Self.lines(of: whole)
        reader.skip(whole.count)
      }
      while let line = unsafe reader.nextBuffered() {
        unsafe lines.append(Line(content: Array(line.content), ending: Array(line.ending)))
      }
    }
    #expect(reader.bytesRead == bytes.count)
    return lines
  }

  static let samples = [
    "", "\n", "\r\n", "\r", "a", "a\n", "a\r\n", "a\nb", "\n\n", "\r\n\r\n", "\r\r\n", "a\rb\n",
    "a\r\nb\nc\r\nd", "ab\r\n\r\ncd\n\nef\r", "13800138000\r\n13900139000\n", "\u{0}\n\u{0}",
  ]

  @Test(arguments: samples) func everyBoundaryBetweenTwoPieces(_ sample: String) throws {
    let bytes = Array(sample.utf8)
    let expected = Self.lines(of: bytes)
    for cut in 1...max(1, bytes.count) {
      for capacity in [1, 2, 3, 64] {
        let sizes = [cut, max(1, bytes.count - cut)]
        #expect(try Self.read(bytes, capacity: capacity, sizes: sizes) == expected)
      }
    }
  }

  @Test func randomStreamsInRandomPieces() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = RandomSource(seed: seed)
    let alphabet: [UInt8] = [0x0A, 0x0D, 0x61, 0x00, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      let sizes = (0..<8).map { _ in Int.random(in: 1...9, using: &random) }
      let capacity = Int.random(in: 1...16, using: &random)
      let found = try Self.read(bytes, capacity: capacity, sizes: sizes)
      #expect(
        found == Self.lines(of: bytes),
        "seed \(seed): \(bytes), pieces \(sizes), capacity \(capacity)")
    }
  }

  @Test func aLongLineGrowsTheBuffer() throws {
    let bytes = [UInt8](repeating: 0x37, count: 300_000) + [0x0A, 0x38]
    let found = try Self.read(bytes, capacity: 16, sizes: [])
    #expect(found.map(\.content.count) == [300_000, 1])
  }

  @Test func anErrorOfTheSourceComesThrough() {
    var reader = unsafe LineReader(capacity: 8) { (_) throws(SystemError) -> Int in
      throw SystemError(code: 5)
    }
    var error: SystemError?
    do throws(SystemError) { _ = try reader.fill() } catch let caught { error = caught }
    #expect(error == SystemError(code: 5))
  }
}
