import MaskKit
import Masks
import Testing

/// Check rules as they stand in a masks file.
@Suite("Check rules in masks files")
struct CheckFileTests {
  /// A wrong rule, and what is said about it: line, column, path, code.
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: String
    var findings: [String]
    var testDescription: String { rule }
  }

  @Test("A wrong rule is reported at its place", arguments: wrong)
  func wrongRules(_ row: Row) {
    let text = "{ \"version\": 1, \"checks\": {\n\"a\": \(row.rule)\n}, \"masks\": [] }"
    let found = MaskCatalog.lint(Array(text.utf8), file: "t.json")
    #expect(found.map { "\($0.line):\($0.column) \($0.path) \($0.code)" } == row.findings)
    #expect(found.allSatisfy { $0.severity == .error })
  }

  static let wrong: [Row] = [
    Row(rule: "1", findings: ["2:6 checks.a type"]),
    Row(rule: "{}", findings: ["2:6 checks.a missing-key"]),
    Row(rule: #"{ "rule": "luhm" }"#, findings: ["2:16 checks.a.rule unknown-value"]),
    Row(rule: #"{ "rul": "luhn" }"#, findings: ["2:8 checks.a.rul unknown-key"]),
    Row(rule: #"{ "rule": "luhn", "move": 4 }"#, findings: ["2:24 checks.a.move unknown-key"]),
    Row(
      rule: #"{ "rule": "luhn", "rule": "luhn" }"#, findings: ["2:24 checks.a.rule repeated-key"]),
    Row(
      rule: #"{ "rule": "luhn", "alphabet": "0120" }"#,
      findings: ["2:36 checks.a.alphabet check-alphabet"]),
    Row(
      rule: #"{ "rule": "luhn", "alphabet": ["01", "10"] }"#,
      findings: ["2:43 checks.a.alphabet[1] check-alphabet"]),
    Row(rule: #"{ "rule": "iso7064" }"#, findings: ["2:6 checks.a missing-key"]),
    Row(
      rule: #"{ "rule": "iso7064", "system": "97-11" }"#,
      findings: ["2:37 checks.a.system unknown-value"]),
    Row(
      rule: #"{ "rule": "weighted", "steps": [{ "weights": [1, "2"], "modulus": 11 }] }"#,
      findings: ["2:55 checks.a.steps[0].weights[1] type"]),
    Row(
      rule: #"{ "rule": "weighted", "steps": [{ "weights": [1], "modulus": 3, "map": "01" }] }"#,
      findings: ["2:77 checks.a.steps[0].map check-map"]),
    Row(
      rule: #"{ "rule": "weighted", "steps": [{ "weights": [1] }] }"#,
      findings: ["2:38 checks.a.steps[0] missing-key"]),
    // A fault of one step hides none of another, whoever finds it.
    Row(
      rule: """
        { "rule": "weighted", "steps": [{ "weights": [1], "modulus": 9, "mod": 1 },
        { "weights": [], "modulus": 1 }] }
        """,
      findings: [
        "2:70 checks.a.steps[0].mod unknown-key",
        "3:14 checks.a.steps[1].weights check-weights",
        "3:29 checks.a.steps[1].modulus check-modulus",
      ]),
    Row(
      rule: #"{ "rule": "any", "of": [{ "rule": "luhn", "alphabet": "00", "x": 1 }] }"#,
      findings: [
        "2:60 checks.a.of[0].alphabet check-alphabet", "2:66 checks.a.of[0].x unknown-key",
      ]),
    // What depends on a damaged key is not judged.
    Row(
      rule: #"{ "rule": "tables", "alphabt": "01", "odd": [0, 1], "modulus": 2, "digits": 1 }"#,
      findings: ["2:26 checks.a.alphabt unknown-key"]),
    Row(
      rule: #"{ "rule": "remainder", "modulus": 7, "map": "0123456", "digits": 1 }"#,
      findings: ["2:71 checks.a.digits check-outcome"]),
    Row(
      rule: #"{ "rule": "remainder", "modulus": 7, "minus": 7 }"#,
      findings: ["2:52 checks.a.minus check-outcome"]),
    Row(
      rule: #"{ "rule": "remainder", "modulus": 1, "replace": { "2A": "x" } }"#,
      findings: ["2:40 checks.a.modulus check-modulus", "2:54 checks.a.replace check-replace"]),
    Row(
      rule: #"{ "rule": "date", "pattern": "yyyyMMDD" }"#,
      findings: ["2:35 checks.a.pattern check-date"]),
    Row(
      rule: #"{ "rule": "any", "of": ["luhn", "lhun", { "rule": "range", "min": 2, "max": 1 }] }"#,
      findings: ["2:38 checks.a.of[1] unknown-check"]),
    Row(
      rule: #"{ "rule": "all", "of": ["luhn", { "rule": "range", "min": 2, "max": 1 }] }"#,
      findings: ["2:74 checks.a.of[1].max check-range"]),
    Row(rule: #"{ "rule": "not", "of": ["a"] }"#, findings: ["2:30 checks.a.of check-cycle"]),
    Row(
      rule: #"{ "rule": "any", "of": ["b"] }, "b": { "rule": "any", "of": ["luhn", "a"] }"#,
      findings: ["2:30 checks.a.of check-cycle", "2:75 checks.b.of check-cycle"]),
    Row(
      rule: #"{ "rule": "verhoeff" }, "luhn": { "rule": "verhoeff" }"#,
      findings: ["2:30 checks.luhn check-name"]),
  ]

  @Test("A near spelling is offered")
  func suggestions() {
    let text = #"{ "version": 1, "checks": { "iso": { "rule": "wieghted" } }, "masks": [] }"#
    let found = MaskCatalog.lint(Array(text.utf8), file: "t.json")
    #expect(found.map(\.suggestion) == ["weighted"])
  }

  @Test("Rules name each other in any order, and a mask names them")
  func references() throws {
    let text = """
      { "version": 1,
        "checks": {
          "both": { "rule": "all", "of": ["outer", { "rule": "noneOf", "values": ["00"] }] },
          "outer": { "rule": "any", "of": ["inner", "verhoeff"] },
          "inner": { "rule": "luhn" } },
        "masks": [{ "id": "a", "title": "A", "groups": "2", "check": "both" }] }
      """
    var catalog = MaskCatalog()
    try catalog.load(Array(text.utf8), file: "t.json")
    let mask = try catalog.mask("a")
    #expect(mask.state(of: "18") == .complete)
    #expect(mask.state(of: "00") == .invalid)
    #expect(mask.state(of: "19") == .invalid)
    #expect(mask.state(of: "1") == .partial)
    // A mask object that is read later may name the same rules.
    let later = try Mask(
      json: Array(#"{ "groups": "1-1", "check": "inner" }"#.utf8), catalog: catalog)
    #expect(later.state(of: "19") == .invalid)
  }

  @Test("A rule that grows by naming itself twice, level by level, is refused in time")
  func explosion() {
    var text = #"{ "version": 1, "masks": [], "checks": { "r0": { "rule": "luhn" }"#
    for level in 1...60 {
      text += #", "r\#(level)": { "rule": "any", "of": ["r\#(level - 1)", "r\#(level - 1)"] }"#
    }
    let found = MaskCatalog.lint(Array((text + "} }").utf8), file: "t.json")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.code == "check-depth" || $0.code == "check-size" })
  }
}
