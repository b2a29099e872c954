/// The keys that an object may have, or the words that a string may be, found by their bytes.
struct KeyTable<Key>: Sendable
where Key: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
  /// The length and both ends of a word: for most words that is all of it.
  private struct Signature: Hashable {
    var length: Int
    var head: UInt64
    var tail: UInt64

    init<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes) {
      length = bytes.count
      head = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
      tail = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  private let signatures: [Signature]
  /// The keys in the order of their declaration.
  let keys: [Key]

  /// A table of all keys, or of those given.
  init(_ keys: [Key] = Array(Key.allCases)) {
    self.keys = keys
    signatures = keys.map { Signature(Array($0.rawValue.utf8)) }
  }

  /// The key that a string is, and its place in the table.
  func find(_ value: JSONValue) -> (key: Key, place: Int)? {
    let signature: Signature
    if value.node.hasEscapes {
      signature = Signature(Array((value.string ?? "").utf8))
    } else {
      let range = value.stringRange
      signature = Signature(value.document.bytes[range])
    }
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
