import MaskTestSupport
import Testing

@testable import MaskKit

/// Sets of ASCII characters against sets of numbers.
struct ASCIISetTests {
  private static func members(_ set: ASCIISet) -> [UInt32] {
    var members: [UInt32] = []
    set.forEach { members.append($0) }
    return members
  }

  private static func category(_ scalar: UInt32) -> Unicode.GeneralCategory? {
    Unicode.Scalar(scalar)?.properties.generalCategory
  }

  @Test func membersAreThoseThatWerePutIn() {
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(100)) {
      var random = RandomSource(seed: seed)
      let lists = (0..<2).map { _ in
        (0..<random.int(0...40)).map { _ in UInt32(random.int(0...0x90)) }
      }
      let sets = lists.map { ASCIISet($0) }
      let expected = lists.map { Set($0.filter { $0 < 0x80 }) }
      for (set, numbers) in zip(sets, expected) {
        #expect(Self.members(set) == numbers.sorted() && set.count == numbers.count)
        for scalar in UInt32(0)..<0x80 {
          #expect(set.contains(scalar) == numbers.contains(scalar), "seed \(seed): \(scalar)")
        }
      }
      #expect(Set(Self.members(sets[0].union(sets[1]))) == expected[0].union(expected[1]))
      #expect(sets[0].intersects(sets[1]) == !expected[0].isDisjoint(with: expected[1]))
    }
    #expect(Self.members(ASCIISet()) == [] && ASCIISet([0x80, 0xC0, 0x10FFFF]).count == 0)
    for scalar in UInt32(0)..<0x80 { #expect(Self.members(ASCIISet([scalar])) == [scalar]) }
  }

  /// The sets that have names are what Unicode says.
  @Test func namedSets() {
    let all = UInt32(0)..<0x80
    #expect(Self.members(.control) == all.filter { Self.category($0) == .control })
    #expect(
      Self.members(.alphanumeric)
        == all.filter {
          [.decimalNumber, .uppercaseLetter, .lowercaseLetter].contains(Self.category($0))
        })
    let unreported: [Unicode.GeneralCategory] = [
      .spaceSeparator, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .otherPunctuation,
    ]
    #expect(
      Self.members(.unreported)
        == all.filter { scalar in
          scalar == 0x2B || unreported.contains { $0 == Self.category(scalar) }
        })
  }
}
