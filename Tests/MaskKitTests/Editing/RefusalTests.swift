import MaskKit
import Testing

/// What was refused, as a value.
struct RefusalTests {
  static let texts = [
    "", "1", "x", "xx", "1x", "x1", "x-x", "1234x", "12345", "12x345", "é", "e\u{301}",
  ]

  private func refused(_ text: String) throws -> Refusals {
    try Mask(groups: "2-2").formatted(text).refused
  }

  /// The list is kept as stretches, and equal if the characters are.
  @Test(arguments: texts, texts)
  func equality(_ first: String, _ second: String) throws {
    let (one, other) = (try refused(first), try refused(second))
    let isEqual = Array(one) == Array(other)
    #expect((one == other) == isEqual)
    if isEqual { #expect(one.hashValue == other.hashValue) }
  }

  @Test(arguments: texts) func theFirst(_ text: String) throws {
    let refused = try refused(text)
    #expect(refused.first == Array(refused).first)
    #expect(refused.isEmpty == (refused.first == nil))
  }
}
