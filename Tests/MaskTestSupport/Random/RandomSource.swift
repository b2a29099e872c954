/// A seeded source of choices (SplitMix64): the same seed gives the same choices everywhere.
package struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range.
  package mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Whether something happens that happens in so many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  /// One of some choices; `first` where there is none.
  package mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice {
    pick(from: [first] + others) ?? first
  }

  /// One of a list, `nil` if it is empty.
  package mutating func pick<Choice>(from choices: [Choice]) -> Choice? {
    choices.randomElement(using: &self)
  }
}
