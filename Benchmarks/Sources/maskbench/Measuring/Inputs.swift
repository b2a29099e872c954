/// A seeded generator (SplitMix64): every run measures the same inputs.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Random digits.
  mutating func digits(_ count: Int) -> String {
    String(
      (0..<count).map { _ in Character(Unicode.Scalar(UInt8.random(in: 48...57, using: &self))) })
  }
}

extension String {
  /// The text in groups of these sizes, made here without the library, to check it.
  func grouped(_ sizes: [Int], by separator: String = " ") -> String {
    var rest = self[...]
    var groups: [Substring] = []
    for size in sizes where !rest.isEmpty {
      groups.append(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return groups.joined(separator: separator)
  }
}

/// The ten digits as texts, as a keyboard hands them over.
let digitTexts = (0...9).map { String($0) }
