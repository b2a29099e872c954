extension InputDecoder {
  /// A paste that is longer comes in pieces.
  private static let longestPaste = 32 << 20
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Takes what is pasted up to the mark of its end. Returns the next index.
  mutating func takePaste(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    // The mark may be cut in two, so that its beginning is the end of what came before.
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      pasted.append(byte)
      if byte == UInt8(ascii: "~"), pasted.ends(with: Self.pasteEnd) {
        pasted.removeLast(Self.pasteEnd.count)
        finishPaste()
        state = .ground
        return index
      }
    }
    if pasted.count > Self.longestPaste { emitLongPaste() }
    return index
  }

  /// Hands over what a paste has so far, but for what may be the beginning of its end.
  private mutating func emitLongPaste() {
    let whole = UTF8Tail.wholeCount(of: Array(pasted.dropLast(Self.pasteEnd.count)))
    let kept = Array(pasted[whole...])
    pasted.removeLast(kept.count)
    finishPaste()
    pasted = kept
  }

  /// Hands over what was pasted.
  mutating func finishPaste() {
    events.append(.paste(String(decoding: pasted, as: UTF8.self)))
    pasted = []
  }
}

extension [UInt8] {
  /// Whether the last elements are those of `suffix`.
  fileprivate func ends(with suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
