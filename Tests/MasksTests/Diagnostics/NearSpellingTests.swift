import Testing

@testable import Masks

@Suite struct NearSpellingTests {
  private static let words = [
    "groups", "pattern", "separator", "separators", "case", "check", "id",
  ]

  @Test(
    arguments: [
      ("seperator", "separator"), ("seperators", "separators"), ("gruops", "groups"),
      ("Groups", "groups"), ("group", "groups"), ("chekc", "check"), ("cse", "case"),
      ("patttern", "pattern"), ("patt", "pattern"), ("di", "id"), ("ID", "id"),
      ("xx", nil), ("colour", nil), ("", nil), ("sep", nil), ("cheque", nil),
    ] as [(String, String?)])
  func nearest(_ typed: String, _ expected: String?) {
    #expect(NearSpelling.nearest(to: typed, in: Self.words) == expected)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("ab", "ba", 1), ("abcd", "acbd", 1),
    ("kitten", "sitting", 3), ("abc", "abc", 0), ("abc", "cab", 2),
  ])
  func distance(_ first: String, _ second: String, _ expected: Int) {
    #expect(NearSpelling.distance(Array(first.utf8), Array(second.utf8)) == expected)
    #expect(NearSpelling.distance(Array(second.utf8), Array(first.utf8)) == expected)
  }

  @Test func longWordsAreNotCompared() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearSpelling.nearest(to: long, in: [long + "b"]) == nil)
  }
}
