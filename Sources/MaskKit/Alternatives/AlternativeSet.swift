/// A set of alternatives, a bit each. A mask has at most 256.
struct AlternativeSet: Equatable {
  private var words = SIMD4<UInt64>()

  /// The empty set.
  init() {}

  var isEmpty: Bool { words == SIMD4() }

  func contains(_ alternative: UInt8) -> Bool {
    words[Int(alternative >> 6)] &>> UInt64(alternative & 63) & 1 != 0
  }

  mutating func insert(_ alternative: UInt8) {
    words[Int(alternative >> 6)] |= 1 &<< UInt64(alternative & 63)
  }

  /// The members of both sets.
  func union(_ other: AlternativeSet) -> AlternativeSet {
    var union = self
    union.words |= other.words
    return union
  }

  /// The members in order.
  var members: [UInt8] {
    var members: [UInt8] = []
    var count = 0
    for word in 0..<4 { count += words[word].nonzeroBitCount }
    members.reserveCapacity(count)
    for word in 0..<4 {
      var bits = words[word]
      while bits != 0 {
        members.append(UInt8(truncatingIfNeeded: word << 6 + bits.trailingZeroBitCount))
        bits &= bits &- 1
      }
    }
    return members
  }

  /// A hash that goes on from another one.
  func hash(from seed: UInt64) -> UInt64 {
    var hash = seed
    for word in 0..<4 { hash = IndexTable.mix(hash, words[word]) }
    return hash
  }
}
