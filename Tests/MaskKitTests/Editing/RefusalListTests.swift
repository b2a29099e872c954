import MaskTestSupport
import Testing

@testable import MaskKit

/// What is refused is kept as stretches, so that a refused megabyte is no list of a million.
struct RefusalListTests {
  /// Neighbours that were refused for one reason are one stretch. What is not reported may stand
  /// between them; an accepted character may not.
  @Test func stretches() throws {
    let mask = try Mask(groups: "3-4")
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(200)) {
      var random = RandomSource(seed: seed)
      let list = RefusalList(source: "", mask: mask)
      var expected: [(start: Int, end: Int, reason: RefusalReason)] = []
      var isApart = true
      for place in 0..<random.int(1...12) {
        switch random.int(1...4) {
        case 1:
          list.endStretch()
          isApart = true
        case 2: break  // Nobody reports it.
        default:
          let reason = random.pick(RefusalReason.full, .notAccepted)
          list.add(from: place, to: place + 1, reason)
          if let last = expected.last, last.reason == reason, !isApart {
            expected[expected.count - 1].end = place + 1
          } else {
            expected.append((place, place + 1, reason))
          }
          isApart = false
        }
      }
      #expect(
        list.stretches.map { [$0.start, $0.end] } == expected.map { [$0.start, $0.end] },
        "seed \(seed)")
      #expect(list.stretches.map(\.reason) == expected.map(\.reason), "seed \(seed)")
    }
  }
}
