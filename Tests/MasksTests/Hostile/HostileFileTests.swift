import MaskKit
import MaskTestSupport
import Testing

@testable import Masks

/// Files made to hurt: each is read in time in proportion to its size, and says what is wrong with
/// it in no more lines than a person could read.
@Suite(.serialized)
struct HostileFileTests {
  @Test(arguments: HostileFile.allCases)
  func file(_ file: HostileFile) {
    let before = Cost.peakMemory
    var largest = 0
    let cost = Cost.growth(from: HostileFileTests.quarter) { size in
      let bytes = Array(file.text(size).utf8)
      largest = bytes.count
      return {
        let findings = MaskCatalog.lint(bytes, file: "hostile.json")
        #expect(findings.count <= 2001)
        for finding in findings {
          if finding.description.utf8.count > 2000 { Issue.record("a long sentence: \(file)") }
        }
      }
    }
    #expect(cost.growth < Cost.linear, "\(file): \(cost)")
    // The text, its list of values, and what is made of it.
    #expect(Cost.peakMemory - before < 100 * largest + 300_000_000, "\(file)")
  }

  #if DEBUG
    static let quarter = 16_000
  #else
    static let quarter = 250_000
  #endif

  private func codes(_ bytes: [UInt8]) -> [String] {
    MaskCatalog.lint(bytes, file: "hostile.json").filter { $0.severity == .error }.map(\.code)
  }

  private func codes(_ text: String) -> [String] { codes(Array(text.utf8)) }

  private func masks(_ count: Int) -> String {
    let all = (0..<count).map { "{\"id\":\"a\($0)\",\"title\":\"A\",\"groups\":\"4\"}" }
    return "{\"version\":1,\"masks\":[" + all.joined(separator: ",") + "]}"
  }

  @Test(arguments: [10_000, 10_001])
  func maskCount(_ count: Int) throws {
    let bytes = Array(masks(count).utf8)
    #expect(codes(bytes) == (count > 10_000 ? ["mask-count"] : []))
    var catalog = MaskCatalog()
    try? catalog.load(bytes, file: "many.json")
    #expect(catalog.masks.count == (count > 10_000 ? 0 : count))
  }

  @Test func depth() {
    #expect(
      codes(String(repeating: "[", count: 32) + String(repeating: "]", count: 32)) == ["type"])
    #expect(codes(String(repeating: "[", count: 33)) == ["nesting"])
    #expect(codes(String(repeating: "[", count: 1_000_000)) == ["nesting"])
    #expect(codes(String(repeating: "{\"a\":", count: 1_000_000)) == ["nesting"])
  }

  /// A file of exactly 16 MiB is read, one byte more is not looked into.
  @Test(arguments: [16 << 20, (16 << 20) + 1])
  func size(_ count: Int) throws {
    let start =
      "{\"version\":1,\"masks\":[{\"id\":\"a\",\"title\":\"A\",\"groups\":\"4\",\"source\":\""
    let end = "\"}]}"
    let filling = count - start.utf8.count - end.utf8.count
    let text = start + String(repeating: "x", count: filling) + end
    let bytes = Array(text.utf8)
    #expect(bytes.count == count)
    var catalog = MaskCatalog()
    do {
      try catalog.load(bytes, file: "large.json")
      #expect(count == 16 << 20 && catalog["a"]?.source?.utf8.count == filling)
    } catch {
      #expect(count > 16 << 20 && error.diagnostics.map(\.code) == ["file-size"])
    }
  }

  /// A long string wherever a mask holds one.
  @Test(arguments: [
    "title", "groups", "pattern", "prefix", "suffix", "separator", "accept", "id", "region",
    "source", "check", "case", "keyboard", "contentType", "overflow",
  ])
  func longString(_ key: String) {
    let text = String(repeating: "7", count: max(HostileFileTests.quarter * 4, 70_000))
    let layout = key == "groups" || key == "pattern" ? "" : "\"groups\":\"4\","
    let rest = ["id", "title"].filter { $0 != key }.map { "\"\($0)\":\"a\"," }.joined()
    let bytes = Array(
      "{\"version\":1,\"masks\":[{\(rest)\(layout)\"\(key)\":\"\(text)\"}]}".utf8)
    let findings = MaskCatalog.lint(bytes, file: "long.json")
    #expect(findings.allSatisfy { $0.description.utf8.count < 2000 }, "\(key)")
    #expect(
      findings.contains { $0.severity == .error }
        != ["title", "source", "accept", "id"].contains(key))
  }

  @Test func numbers() {
    let million = String(repeating: "9", count: 1_000_000)
    for number in [million, "-" + million, "1e" + million, "1e-" + million, "0." + million] {
      #expect(codes("{\"version\":\(number),\"masks\":[]}") == ["type"], "\(number.prefix(4))")
      let mask = "{\"id\":\"a\",\"title\":\"A\",\"groups\":\"4...\",\"maxDigits\":\(number)}"
      #expect(codes("{\"version\":1,\"masks\":[\(mask)]}") == ["type"])
    }
    for number in ["9223372036854775807", "-9223372036854775808", "1e18", "9223372036854775808"] {
      let mask = "{\"id\":\"a\",\"title\":\"A\",\"groups\":\"4...\",\"maxDigits\":\(number)}"
      #expect(codes("{\"version\":1,\"masks\":[\(mask)]}").count == 1, "\(number)")
      let lengths = "{\"id\":\"a\",\"title\":\"A\",\"groups\":\"4\",\"lengths\":[\(number)]}"
      #expect(codes("{\"version\":1,\"masks\":[\(lengths)]}").count == 1, "\(number)")
      let redact =
        "{\"id\":\"a\",\"title\":\"A\",\"groups\":\"4\",\"redact\":{\"keepFirst\":\(number),\"keepLast\":\(number)}}"
      let found = codes("{\"version\":1,\"masks\":[\(redact)]}")
      #expect(number == "1e18" || number.hasSuffix("7") ? found.isEmpty : found.count == 2)
    }
  }

  /// A key a million times: one finding for each, but no more than the limit.
  @Test func repeatedKey() {
    let count = HostileFileTests.quarter > 20_000 ? 1_000_000 : 50_000
    let keys = String(repeating: "\"version\":1,", count: count)
    let found = codes("{\(keys)\"masks\":[]}")
    #expect(found.first == "repeated-key" && found.count == 1001)
    #expect(found.last == "more" || found.contains("more"))
  }

  @Test func otherEncodings() {
    let text = "{\"version\":1,\"masks\":[]}"
    #expect(codes(text) == [])
    let units = Array(text.utf8)
    let little: [UInt8] = units.flatMap { unit -> [UInt8] in [unit, 0] }
    let big: [UInt8] = units.flatMap { unit -> [UInt8] in [0, unit] }
    let wide: [UInt8] = units.flatMap { unit -> [UInt8] in [unit, 0, 0, 0] }
    let latin: [UInt8] = Array("[\"".utf8) + [0xE9] + Array("\"]".utf8)
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0]]
    let all: [[UInt8]] = [
      little, big, wide, latin, marks[0] + little, marks[1] + big, marks[2] + wide, [0xEF, 0xBB],
      [0xEF], [0xEF, 0xBB, 0xBF], [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x7B],
      [0x2B, 0x2F, 0x76, 0x38], [0x84, 0x31, 0x95, 0x33],
    ]
    for bytes in all {
      #expect(codes(bytes) == ["syntax"], "\(bytes.prefix(8))")
      var catalog = MaskCatalog()
      #expect(throws: MaskFileError.self) { try catalog.load(bytes, file: "other.json") }
      #expect(catalog.masks.isEmpty)
    }
  }

  /// How many findings are not listed is said, errors and warnings apart.
  @Test(arguments: [(1000, 0), (1001, 0), (1500, 0), (1001, 1300), (10, 1300)])
  func whatIsNotListed(_ errors: Int, _ warnings: Int) {
    // A mask without an example is a warning.
    let masks = (0..<warnings).map { "{\"id\":\"a\($0)\",\"title\":\"A\",\"groups\":\"4\"}" }
    let keys = String(repeating: "\"version\":1,", count: errors + 1)
    let text = "{\(keys)\"masks\":[\(masks.joined(separator: ","))]}"
    let findings = MaskCatalog.lint(Array(text.utf8), file: "many.json")
    let more = findings.filter { $0.code == "more" }
    let hidden = (max(0, errors - 1000), max(0, warnings - 1000))
    #expect(more.count == (hidden == (0, 0) ? 0 : 1))
    #expect(findings.count - more.count == min(errors, 1000) + min(warnings, 1000))
    if let more = more.first {
      #expect(
        more.message
          == "\(hidden.0) more errors and \(hidden.1) more warnings are not listed")
      #expect(more.severity == (hidden.0 > 0 ? .error : .warning))
    }
  }

  /// Words that differ from a known one in a single place are other words.
  @Test(arguments: [
    "fullStreetAddress", "creditCardNumber", "asciiCapableNumberPad", "telephoneNumber",
  ])
  func wordsInEveryPlace(_ word: String) {
    let key = word.hasPrefix("ascii") ? "keyboard" : "contentType"
    for place in word.indices {
      var other = word
      other.replaceSubrange(place...place, with: "x")
      let mask = "{\"id\":\"a\",\"title\":\"A\",\"groups\":\"4\",\"\(key)\":\"\(other)\"}"
      #expect(codes("{\"version\":1,\"masks\":[\(mask)]}") == ["unknown-value"], "\(other)")
    }
  }
}
