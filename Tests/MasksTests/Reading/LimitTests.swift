import MaskKit
import Testing

@testable import Masks

@Suite struct LimitTests {
  private func codes(_ text: String) -> [String] {
    codes(Array(text.utf8))
  }

  private func codes(_ bytes: [UInt8]) -> [String] {
    var catalog = MaskCatalog()
    do {
      try catalog.load(bytes, file: "limits.json")
      return []
    } catch {
      return error.diagnostics.map(\.code)
    }
  }

  private func file(_ masks: String) -> String { "{\"version\": 1, \"masks\": [\(masks)]}" }

  private func mask(_ keys: String) -> String {
    file("{\"id\": \"a\", \"title\": \"A\", \(keys)}")
  }

  @Test func masks() {
    func many(_ count: Int) -> String {
      file(
        (0..<count).map { "{\"id\":\"m\($0)\",\"title\":\"A\",\"groups\":\"1\"}" }
          .joined(separator: ","))
    }
    #expect(codes(many(10_000)) == [])
    #expect(codes(many(10_001)) == ["mask-count"])
    // Nothing is read of a list that is too long.
    let wrong = Array(repeating: "1", count: 2_000_000).joined(separator: ",")
    #expect(codes(file(wrong)) == ["mask-count"])
  }

  @Test func alternatives() {
    func many(_ count: Int) -> String {
      let first = (0..<count - 1).map { "{\"when\":[\"\(1000 + $0)\"],\"groups\":\"4\"}" }
      return mask(
        "\"alternatives\": [\((first + ["{\"groups\":\"5\"}"]).joined(separator: ","))]")
    }
    #expect(codes(many(256)) == [])
    #expect(codes(many(257)) == ["alternative-count"])
  }

  @Test func beginnings() {
    func many(_ count: Int) -> String {
      let when = (0..<count).map { "\"\(10_000 + $0)\"" }.joined(separator: ",")
      return mask("\"alternatives\": [{\"when\":[\(when)],\"groups\":\"5\"},{\"groups\":\"6\"}]")
    }
    #expect(codes(many(4096)) == [])
    #expect(codes(many(4097)) == ["when-count"])
  }

  @Test func capacity() {
    #expect(codes(mask("\"groups\": \"1024\"")) == [])
    #expect(codes(mask("\"groups\": \"1025\"")) == ["capacity"])
    #expect(codes(mask("\"pattern\": \"\(String(repeating: "#", count: 1024))\"")) == [])
    #expect(codes(mask("\"pattern\": \"\(String(repeating: "#", count: 1025))\"")) == ["capacity"])
  }

  @Test func size() {
    let start = Array(file("").utf8)
    let whole = start + Array(repeating: 0x20, count: (16 << 20) - start.count)
    #expect(codes(whole) == [])
    #expect(codes(whole + [0x20]) == ["file-size"])
  }

  @Test func depth() {
    func nested(_ depth: Int) -> String {
      // The file, the list, and what is in it.
      file(String(repeating: "[", count: depth - 2) + String(repeating: "]", count: depth - 2))
    }
    #expect(codes(nested(32)) == ["type"])
    #expect(codes(nested(33)) == ["nesting"])
  }

  /// Files of megabytes with one thing a great many times: read at once, and without a list of as
  /// many findings.
  @Test func longAndWrong() {
    let many = 200_000
    let keys = "{\"version\":1,\"masks\":[]" + String(repeating: ",\"a\":1", count: many) + "}"
    #expect(codes(keys).count == Findings.limit + 1)
    let repeated = "{\"version\":1" + String(repeating: ",\"masks\":1", count: many) + "}"
    #expect(codes(repeated).suffix(1) == ["more"])
    let digits = String(repeating: "7", count: 10 * many)
    #expect(codes("{\"version\":\(digits),\"masks\":[]}") == ["type"])
    let zeros = String(repeating: "0", count: 10 * many)
    #expect(codes("{\"version\":1.\(zeros),\"masks\":[]}") == [])
    let text = String(repeating: "\\u00e9", count: 2 * many)
    #expect(codes(mask("\"\(text)\": 1, \"groups\": \"3\"")) == ["unknown-key"])
    #expect(codes(mask("\"title\": \"\(text)\", \"groups\": \"3\"")).contains("repeated-key"))
    #expect(codes(mask("\"check\": \"\(text)\", \"groups\": \"3\"")) == ["unknown-check"])
  }
}
