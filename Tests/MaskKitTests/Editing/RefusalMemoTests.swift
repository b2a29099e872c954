import MaskTestSupport
import Testing

@testable import MaskKit

/// A character that was refused is judged once, as long as nothing is accepted.
struct RefusalMemoTests {
  /// Every ASCII character is remembered, and the last one beyond; each with its own reason.
  @Test func whatWasRefusedIsKnown() {
    let ascii = Array(UInt32(0)..<0x80)
    let others: [UInt32] = [0x80, 0xC0, 0xE9, 0x4E09, 0x1_0428]
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(100)) {
      var random = RandomSource(seed: seed)
      var memo = RefusalMemo()
      var reasons: [UInt32: RefusalReason] = [:]
      var last: UInt32?
      for _ in 0..<random.int(0...40) {
        let scalar = random.pick(from: random.chance(20) ? others : ascii) ?? 0
        let reason = reasons[scalar] ?? random.pick(.full, .notAccepted)
        memo[scalar] = reason
        reasons[scalar] = reason
        if scalar >= 0x80 { last = scalar }
      }
      for scalar in ascii { #expect(memo[scalar] == reasons[scalar], "seed \(seed): \(scalar)") }
      for scalar in others {
        #expect(memo[scalar] == (scalar == last ? reasons[scalar] : nil), "seed \(seed): \(scalar)")
      }
    }
  }
}
