/// A hash table of places in a list that someone else keeps: no key is stored twice.
struct IndexTable {
  private struct Entry {
    var hash: UInt32
    var index: Int32
  }

  private static let free = Entry(hash: 0, index: -1)

  /// A power of two entries, at most three quarters of them in use.
  private var entries: [Entry] = []
  private var count = 0

  /// Goes on with a hash.
  @inline(__always)
  static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product &>> 32
  }

  /// The place that was added with this hash and that `isEqual` takes for the same.
  @inline(__always)
  func find(_ hash: UInt64, _ isEqual: (Int) -> Bool) -> Int? {
    guard !entries.isEmpty else { return nil }
    let short = UInt32(truncatingIfNeeded: hash)
    var at = Int(short) & (entries.count - 1)
    while entries[at].index >= 0 {
      if entries[at].hash == short, isEqual(Int(entries[at].index)) {
        return Int(entries[at].index)
      }
      at = (at + 1) & (entries.count - 1)
    }
    return nil
  }

  /// Adds a place that is not there yet.
  mutating func insert(_ hash: UInt64, _ index: Int) {
    if (count + 1) * 4 > entries.count * 3 { grow() }
    count += 1
    place(
      Entry(hash: UInt32(truncatingIfNeeded: hash), index: Int32(truncatingIfNeeded: index)))
  }

  /// Takes everything out. The room of a small table is kept.
  mutating func removeAll() {
    guard count > 0 else { return }
    let size = entries.count <= 256 ? entries.count : 0
    if size == 0 { entries = [] }
    for at in 0..<size { entries[at] = Self.free }
    count = 0
  }

  private mutating func grow() {
    let old = entries
    entries = [Entry](repeating: Self.free, count: max(16, old.count * 2))
    for entry in old where entry.index >= 0 { place(entry) }
  }

  private mutating func place(_ entry: Entry) {
    var at = Int(entry.hash) & (entries.count - 1)
    while entries[at].index >= 0 { at = (at + 1) & (entries.count - 1) }
    entries[at] = entry
  }
}
