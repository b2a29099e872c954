/// A replacement on its way in.
struct AdmittedText {
  /// The replacement as it was written.
  let source: String
  /// The replacement, folded.
  let folded: String
  /// Whether the source is ASCII: then each character is a byte, and nothing has to be cut into
  /// clusters.
  private let isASCII: Bool
  private let folding: Folding

  init(_ source: String, folding: Folding) {
    self.source = source
    self.folding = folding
    let (isASCII, isFolded) = source.withBytes { bytes in
      (bytes.isASCII, folding.letterCase == nil && bytes.isPrintableASCII)
    }
    self.isASCII = isASCII
    folded = isFolded ? source : folding.fold(source)
  }

  /// Whether exactly one character is left.
  var isSingle: Bool {
    isASCII ? folded.utf8.count == 1 : folded.count == 1
  }

  /// Calls `body` with each character's folded scalar (`nil` for a cluster of more than one), and
  /// with its UTF-8 offsets in the source, until `body` returns false.
  ///
  /// - Parameter dropped: how many folded scalars are passed over first.
  func forEach(
    behind dropped: Int = 0, _ body: (_ scalar: UInt32?, _ start: Int, _ end: Int) -> Bool
  ) {
    let begin = sourceOffset(behind: dropped)
    guard !isASCII else {
      source.withBytes { bytes in
        var index = begin
        while index < bytes.count {
          if let scalar = folding.foldASCII(UInt32(bytes[index])) {
            guard body(scalar, index, index + 1) else { return }
          }
          index += 1
        }
      }
      return
    }
    let rest = source.utf8Slice(begin, source.utf8.count)
    for character in AdmittedCharacters(rest, at: begin, folding: folding) {
      guard body(character.scalar, character.start, character.end) else { return }
    }
  }

  /// The UTF-8 offset in the source behind its first `scalars` visible scalars.
  private func sourceOffset(behind scalars: Int) -> Int {
    guard scalars > 0 else { return 0 }
    var offset = 0
    var visible = 0
    for scalar in source.unicodeScalars {
      offset += UTF8Length.of(scalar.value)
      if folding.fold(scalar.value) != nil { visible += 1 }
      if visible == scalars { return offset }
    }
    return offset
  }
}

extension ByteView {
  /// Whether all bytes are ASCII without control characters.
  var isPrintableASCII: Bool {
    var index = 0
    while index < count {
      guard 0x20..<0x7F ~= self[index] else { return false }
      index += 1
    }
    return true
  }
}
