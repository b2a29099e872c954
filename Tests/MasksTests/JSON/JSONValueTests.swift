import Testing

@testable import Masks

@Suite struct JSONValueTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8)).root
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("0.0", 0), ("0e99999999999", 0), ("-0.000e-12", 0), ("12", 12),
      ("1e2", 100), ("100.0", 100), ("1000e-1", 100), ("1.5e1", 15), ("-1.25e2", -125),
      ("0.00012e5", 12), ("1e0000000000000002", 100), ("10E+0", 10),
      ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
      ("9223372036854775808", nil), ("-9223372036854775809", nil),
      ("9.223372036854775807e18", Int.max),
      ("1e18", 1_000_000_000_000_000_000), ("1e19", nil), ("1e99999999999999999999", nil),
      ("1.5", nil), ("1e-1", nil), ("15e-2", nil), ("0.1", nil), ("1e-99999999999999999999", nil),
    ] as [(String, Int?)])
  func integers(_ text: String, _ expected: Int?) throws {
    #expect(try read(text).integer == expected)
    #expect(try read(text).numberText == text)
  }

  @Test(arguments: [
    (#""""#, ""), (#""abc""#, "abc"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u4E2D\u0000""#, "Aé中\u{0}"), (#""\uD83D\uDE00x""#, "😀x"),
    (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""中\n😀""#, "中\n😀"), (#""a\u0301""#, "a\u{301}"),
  ])
  func strings(_ text: String, _ expected: String) throws {
    let value = try read(text)
    #expect(value.string.map { Array($0.utf8) } == Array(expected.utf8))
    #expect(value.isString(expected))
    #expect(!value.isString(expected + "x"))
  }

  /// Two strings that Swift takes for equal are different keys.
  @Test func keysAreComparedByTheirBytes() throws {
    let object = try read("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(object["\u{E9}"]?.integer == 1)
    #expect(object["e\u{301}"]?.integer == 2)
  }

  /// Each scalar of a decoded string is found in the text, escapes whole.
  @Test func offsetsInStrings() throws {
    let text = #"  "a\n\u00e9中\uD83D\uDE00😀\"z""#
    let value = try read(text)
    let string = try #require(value.string)
    let written = ["a", #"\n"#, #"\u00e9"#, "中", #"\uD83D\uDE00"#, "😀", #"\""#, "z"]
    var place = 3
    var offset = 0
    for (scalar, source) in zip(string.unicodeScalars, written) {
      let range = place..<place + source.utf8.count
      for unit in 0..<UTF8.width(scalar) { #expect(value.range(ofDecoded: offset + unit) == range) }
      offset += UTF8.width(scalar)
      place = range.upperBound
    }
    #expect(value.range(ofDecoded: offset) == place..<place + 1)
    #expect(value.range(ofDecoded: offset + 100) == place..<place + 1)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\", #""a\"b\\""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
    ("\u{0}\u{1B}\u{7F}", #""\u0000\u001B\u007F""#), ("中😀/", #""中😀/""#),
  ])
  func writing(_ string: String, _ expected: String) throws {
    #expect(JSONWriter.quoted(string) == expected)
    #expect(try read(expected).string == string)
  }
}
