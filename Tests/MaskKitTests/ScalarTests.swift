import MaskKit
import MaskTestSupport
import Testing

/// Every Unicode scalar on its way into a mask, in the engine and in the model.
struct ScalarTests {
  /// All of them, or a part of them where no more rounds are wanted: everything below U+0800, and
  /// of the rest a part that depends on the seed.
  static let scalars: [Unicode.Scalar] = {
    let isWhole = Rounds.factor > 1
    let seed = UInt32(truncatingIfNeeded: Rounds.firstSeed)
    return (UInt32(0)...0x10FFFF).filter {
      isWhole || $0 < 0x800 || $0 < 0x3200 && $0 % 3 == seed % 3
        || (0xFE00...0xFFFF).contains($0) && $0 % 4 == seed % 4
        || $0 % 53 == seed % 53 && $0 < 0x20000 || $0 % 4093 == seed % 4093
    }.compactMap(Unicode.Scalar.init)
  }()

  /// Slots for anything that a slot can take, so that each class and each way of folding shows.
  @Test(arguments: [nil, LetterCase.upper, .lower])
  func everyScalar(_ letterCase: LetterCase?) throws {
    var layout = LayoutDefinition()
    layout.pattern = "*-@#"
    layout.lengths = [1, 2]
    var definition = MaskDefinition(layout)
    definition.letterCase = letterCase
    let mask = try Mask(definition)
    let model = ReferenceMask(definition)
    var failures = 0
    for scalar in ScalarTests.scalars {
      for string in ["\(scalar)", "b\(scalar)c"] {
        let seen = mask.formatted(string)
        let expected = model.formatted(string)
        let isSame =
          seen.text.unicodeScalars.elementsEqual(expected.text.unicodeScalars)
          && seen.value.unicodeScalars.elementsEqual(expected.value.unicodeScalars)
          && Array(seen.refused) == expected.refused
        if !isSame && failures < 20 {
          failures += 1
          Issue.record(
            "U+\(String(scalar.value, radix: 16)) \(scalar): \(seen.text) \(Array(seen.refused)), model \(expected)"
          )
        }
      }
    }
  }
}
