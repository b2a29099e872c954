import Testing

@testable import maskdemo

@Suite struct NearSpellingTests {
  static let candidates = ["format", "list", "show", "replay", "lint", "explain"]

  @Test(arguments: [
    ("fromat", "format"), ("fomat", "format"), ("formatt", "format"), ("farmot", "format"),
    ("lsit", "list"), ("lits", "list"), ("sho", "show"), ("repaly", "replay"), ("lnt", "lint"),
    ("explian", "explain"), ("list", "list"),
  ])
  func isNear(_ word: String, _ expected: String) {
    #expect(nearSpelling(of: word, among: Self.candidates) == expected)
  }

  @Test(arguments: ["", "x", "sing", "formula1", "listing-all"])
  func nothingIsNear(_ word: String) {
    #expect(nearSpelling(of: word, among: Self.candidates) == nil)
  }

  @Test func ofEqualsTheFirst() {
    #expect(nearSpelling(of: "lixt", among: ["list", "lint"]) == "list")
    #expect(nearSpelling(of: "lixt", among: ["lint", "list"]) == "lint")
    #expect(nearSpelling(of: "lit", among: ["lint", "list"]) == "lint")
  }

  @Test func aVeryLongWordTakesNoTime() {
    #expect(nearSpelling(of: String(repeating: "x", count: 200_000), among: Self.candidates) == nil)
  }
}
