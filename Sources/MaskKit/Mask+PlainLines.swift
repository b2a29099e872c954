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
    guard let rules = storage.straight, !rules.takesWholeTexts else { return run }
    storage.withStraightReader(upTo: storage.greatestCapacity) { reader in
      while room <= output.count - out.count,
        let feed = source.firstIndex(of: 0x0A, from: run.read)
      {
        let hasReturn = feed > run.read && source[feed - 1] == 0x0D
        let end = hasReturn ? feed - 1 : feed
        let line = source.slice(run.read, end)
        guard !rules.mayDropPrefix(line), let value = reader.read(line, rules, in: storage)
        else { break }
        if asValue {
          out.write(value.bytes, 0, value.bytes.count)
        } else {
          storage.writeStraight(value.bytes, layout: value.layout, &out)
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
    guard let rules = storage.straight, !rules.takesWholeTexts else { return nil }
    return string.withBytes { source in
      guard !rules.mayDropPrefix(source) else { return nil }
      return storage.withStraightReader(upTo: source.count) { reader in
        guard let value = reader.read(source, rules, in: storage) else { return nil }
        let length = value.bytes.count + storage.layouts[value.layout].literalLength
        return String(capacity: length) { out in
          storage.writeStraight(value.bytes, layout: value.layout, &out)
        }
      }
    }
  }
}
