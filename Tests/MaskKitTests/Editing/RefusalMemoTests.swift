import MaskTestSupport
import Testing

@testable import MaskKit

/// A kind of character that was refused is judged once, as long as nothing is accepted.
struct RefusalMemoTests {
  @Test func whatWasRefusedIsKnown() {
    let kinds = (0..<200).map { (accepting: UInt64(1) << UInt64($0 % 64), state: $0 / 3) }
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(50)) {
      var random = RandomSource(seed: seed)
      var memo = RefusalMemo()
      var reasons: [Int: RefusalReason] = [:]
      #expect(memo.isEmpty)
      for _ in 0..<random.int(0...150) {
        let kind = random.int(0...199)
        guard reasons[kind] == nil else { continue }
        let reason = random.pick(RefusalReason.full, .notAccepted)
        memo.note(kinds[kind].accepting, kinds[kind].state, reason)
        reasons[kind] = reason
      }
      #expect(memo.isEmpty == reasons.isEmpty)
      for (kind, key) in kinds.enumerated() {
        #expect(memo.reason(key.accepting, key.state) == reasons[kind], "seed \(seed): \(key)")
      }
    }
  }
}
