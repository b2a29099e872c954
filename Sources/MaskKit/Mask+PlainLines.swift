/// How far a run of plain lines went.
package struct PlainRun: Sendable, Equatable {
  /// How many lines went through.
  package var lines = 0
  /// The bytes that were read, line ends included.
  package var read = 0
  /// The bytes that were written, line ends included.
  package var written = 0

  /// A run that went nowhere.
  package init() {}
}

extension Mask {
  /// Formats one plain line after the other from bytes to bytes, as ``formatted(_:)`` does with
  /// strings. Line ends stay as they are. Nothing is allocated.
  ///
  /// A line is plain if the mask is uniform and the line ASCII, if nothing of it has to be
  /// reported, no prefix is dropped, and a character is left. It ends with `\n` or `\r\n`.
  ///
  /// - Parameters:
  ///   - bytes: the lines; what stands behind the last line end is left.
  ///   - asValue: whether values are written instead of texts.
  ///   - output: room for what is written.
  /// - Returns: how far it went: up to the first line that is not plain, or that may find no room.
  package func formatPlainLines(
    _ bytes: UnsafeRawBufferPointer, asValue: Bool, into output: UnsafeMutableRawBufferPointer
  ) -> PlainRun {
    let source = unsafe ByteView(bytes.assumingMemoryBound(to: UInt8.self))
    var out = unsafe ByteWriter(output.assumingMemoryBound(to: UInt8.self))
    var run = PlainRun()
    // The longest text, and a line end.
    let room = storage.layouts.reduce(0) { max($0, $1.template.bytes.count) } + 2
    withPlainReader(upTo: storage.greatestCapacity) { reader in
      while room <= output.count - out.count,
        let feed = source.firstIndex(of: 0x0A, from: run.read)
      {
        let hasReturn = feed > run.read && source[feed - 1] == 0x0D
        let end = hasReturn ? feed - 1 : feed
        guard let layout = reader.read(source.slice(run.read, end)) else { break }
        if asValue {
          out.write(reader.value, 0, reader.value.count)
        } else {
          storage.writeStraight(reader.value, layout: layout, &out)
        }
        out.write(source, end, feed + 1)
        run.read = feed + 1
        run.lines += 1
      }
    }
    run.written = out.count
    return run
  }

  /// The text of a plain line; `nil` if it is not plain.
  func formatPlain(_ string: String) -> String? {
    string.withBytes { source in
      withPlainReader(upTo: min(source.count, storage.greatestCapacity)) { reader in
        reader.read(source).map { layout in
          let value = reader.value
          return String(capacity: value.count + storage.layouts[layout].literalLength) { out in
            storage.writeStraight(value, layout: layout, &out)
          }
        }
      }
    } ?? nil
  }

  /// Calls `body` with a reader of values of at most `capacity` bytes; `nil` if no line is plain.
  @inline(__always)
  private func withPlainReader<Result>(
    upTo capacity: Int, _ body: (inout PlainReader) -> Result
  ) -> Result? {
    guard let rules = storage.straight, !rules.takesWholeTexts else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      var reader = unsafe PlainReader(storage, rules, buffer)
      return body(&reader)
    }
  }
}

/// Reads the values of plain lines, one at a time. It must not outlive its buffer.
@safe
private struct PlainReader {
  private let storage: MaskStorage
  private let rules: StraightRules
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var intake: StraightIntake

  init(
    _ storage: MaskStorage, _ rules: StraightRules, _ buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.storage = storage
    self.rules = rules
    unsafe self.buffer = buffer
    intake = StraightIntake(storage, rules, tailCount: 0)
  }

  /// The value that was read last.
  var value: ByteView {
    unsafe ByteView(UnsafeBufferPointer(rebasing: buffer[..<intake.count]))
  }

  /// Reads a line's value, and returns its layout; `nil` if the line is not plain.
  @inline(__always)
  mutating func read(_ line: ByteView) -> Int? {
    guard !rules.mayDropPrefix(line) else { return nil }
    var out = unsafe ByteWriter(buffer)
    intake.restart()
    guard intake.take(line, &out), intake.count > 0 else { return nil }
    return storage.straightLayout(intake.state, count: intake.count)
  }
}
