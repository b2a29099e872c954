/// The keys that an object may have, or the words that a string may be, found by their bytes.
struct KeyTable<Key>: Sendable
where Key: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
  /// The length and both ends of a word: for most words that is all of it.
  private struct Signature: Hashable {
    var length: Int
    var head: UInt64
    var tail: UInt64

    init(_ text: JSONText, _ range: Range<Int>) {
      length = range.count
      head = 0
      tail = 0
      for index in range.prefix(8) { head = head << 8 | UInt64(text[index]) }
      for index in range.suffix(8) { tail = tail << 8 | UInt64(text[index]) }
    }

    init(_ word: String) {
      let bytes = Array(word.utf8)
      self = JSONText.with(bytes) { Signature($0, bytes.indices) }
    }
  }

  private let signatures: [Signature]
  /// The keys in the order of their declaration.
  let keys: [Key]

  /// A table of all keys, or of those given.
  init(_ keys: [Key] = Array(Key.allCases)) {
    self.keys = keys
    signatures = keys.map { Signature($0.rawValue) }
  }

  /// The key that a string is, and its place in the table.
  func find(_ value: JSONValue) -> (key: Key, place: Int)? {
    let node = value.node
    let signature =
      node.hasEscapes
      ? Signature(value.string ?? "")
      : JSONText.with(value.document.bytes) { Signature($0, node.stringRange) }
    for place in signatures.indices where signatures[place] == signature {
      if signature.length <= 16 || value.isString(keys[place].rawValue) {
        return (keys[place], place)
      }
    }
    return nil
  }

  /// The place of a key in the table.
  func place(of key: Key) -> Int? { keys.firstIndex(of: key) }

  /// The key nearest to a mistyped one.
  func nearest(to word: String) -> Key? {
    NearSpelling.nearest(to: word, in: keys.lazy.map(\.rawValue)).flatMap { Key(rawValue: $0) }
  }
}
