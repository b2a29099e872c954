/// A replacement on its way in.
struct AdmittedText {
  /// The replacement as it was written.
  let source: String
  /// Whether the source is ASCII: then each character is a byte, and nothing has to be cut into
  /// clusters.
  let isASCII: Bool
  private let folding: Folding

  init(_ source: String, folding: Folding) {
    self.source = source
    self.folding = folding
    isASCII = source.withBytes { $0.isASCII }
  }

  /// The replacement, folded.
  var folded: String {
    if isASCII, folding.letterCase == nil, source.withBytes({ $0.isPrintableASCII }) {
      return source
    }
    return folding.fold(source)
  }

  /// Whether exactly one character is left of a text.
  @inline(__always)
  static func isSingle(_ source: String, folding: Folding) -> Bool {
    source.utf8.count == 1
      ? source.withBytes { $0.isPrintableASCII }
      : AdmittedText(source, folding: folding).isSingle
  }

  /// Whether exactly one character is left.
  var isSingle: Bool {
    var count = 0
    forEach { _, _, _ in
      count += 1
      return count < 2
    }
    return count == 1
  }

  /// Calls `body` with each character's folded scalar (`nil` for a cluster of more than one), and
  /// with its UTF-8 offsets in the source, until `body` returns false.
  ///
  /// - Parameter begin: the UTF-8 offset in the source from which on characters are taken.
  func forEach(
    from begin: Int = 0, _ body: (_ scalar: UInt32?, _ start: Int, _ end: Int) -> Bool
  ) {
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
