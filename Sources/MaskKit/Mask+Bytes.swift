extension Mask {
  /// How many bytes ``formatPlain(_:asValue:into:)`` writes at the most; 0 if it never does.
  package var greatestPlainLength: Int {
    guard let rules = storage.straight, !rules.takesWholeTexts else { return 0 }
    return storage.layouts.reduce(0) { max($0, $1.capacity + $1.literalLength) }
  }

  /// Formats a plain line from bytes to bytes, as ``formatted(_:)`` does with strings.
  ///
  /// A line is plain if the mask is uniform and the line ASCII, nothing of it has to be reported,
  /// and no prefix is dropped. Nothing is allocated.
  ///
  /// - Parameters:
  ///   - line: the line's bytes.
  ///   - asValue: whether the value is written instead of the text.
  ///   - output: room for ``greatestPlainLength`` bytes.
  /// - Returns: how many bytes were written; `nil` if the line is not plain.
  package func formatPlain(
    _ line: UnsafeRawBufferPointer, asValue: Bool, into output: UnsafeMutableRawBufferPointer
  ) -> Int? {
    let source = unsafe ByteView(line.assumingMemoryBound(to: UInt8.self))
    var out = unsafe ByteWriter(output.assumingMemoryBound(to: UInt8.self))
    return withStraightValue(of: source) { value, layout in
      if asValue {
        out.write(value, 0, value.count)
      } else {
        storage.writeStraight(value, layout: layout, &out)
      }
      return out.count
    }
  }

  /// The text of a plain line; `nil` if it is not plain.
  func formatPlain(_ string: String) -> String? {
    string.withBytes { source in
      withStraightValue(of: source) { value, layout in
        String(capacity: value.count + storage.layouts[layout].literalLength) { out in
          storage.writeStraight(value, layout: layout, &out)
        }
      }
    }
  }

  /// Calls `body` with the value of a plain line and its layout, if the value is not empty.
  @inline(__always)
  private func withStraightValue<Result>(
    of source: ByteView, _ body: (_ value: ByteView, _ layout: Int) -> Result
  ) -> Result? {
    guard let rules = storage.straight, !rules.takesWholeTexts, !rules.mayDropPrefix(source) else {
      return nil
    }
    let room = min(source.count, storage.greatestCapacity)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      var value = unsafe ByteWriter(buffer)
      var intake = StraightIntake(storage, rules, tailCount: 0)
      guard intake.take(source, &value), intake.count > 0 else { return nil }
      let layout = storage.straightLayout(intake.state, count: intake.count)
      return unsafe body(
        ByteView(UnsafeBufferPointer(rebasing: buffer[..<intake.count])), layout)
    }
  }
}
