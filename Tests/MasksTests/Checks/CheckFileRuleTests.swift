import MaskKit
import Masks
import Testing

/// Check rules as they are read from a file, at work.
struct CheckFileRuleTests {
  /// The state of a value in a mask of one rule.
  private func state(of value: String, _ rule: String) throws -> ValueState {
    let json = """
      {"version": 1, "checks": {"r": \(rule)}, "masks": [
        {"id": "a", "title": "A", "groups": "\(value.utf8.count)", "check": "r"}
      ]}
      """
    var catalog = MaskCatalog()
    try catalog.load(Array(json.utf8), file: "rule.json")
    return try catalog.mask("a").state(of: value)
  }

  @Test(arguments: [
    // 7992739871 with the check digit 3 leaves 0; each other digit leaves its distance.
    (#"{"rule": "luhn"}"#, "79927398713", true),
    (#"{"rule": "luhn", "remainder": 2}"#, "79927398715", true),
    (#"{"rule": "luhn", "remainder": 2}"#, "79927398713", false),
    // 1 and 3 from "odd", 2 from "even": 5 + 4 + 7 = 16, which leaves 6.
    (
      #"""
      {"rule": "tables", "modulus": 10, "digits": 1,
       "odd": [0, 5, 0, 7, 0, 0, 0, 0, 0, 0], "even": [0, 0, 4, 0, 0, 0, 0, 0, 0, 0]}
      """#, "1236", true
    ),
    (
      #"""
      {"rule": "tables", "modulus": 10, "digits": 1,
       "odd": [0, 5, 0, 7, 0, 0, 0, 0, 0, 0], "even": [0, 0, 4, 0, 0, 0, 0, 0, 0, 0]}
      """#, "2136", false
    ),
    // Without "even" the second character has its own value: 5 + 2 + 7 = 14.
    (
      #"""
      {"rule": "tables", "modulus": 10, "digits": 1,
       "odd": [0, 5, 0, 7, 0, 0, 0, 0, 0, 0]}
      """#, "1234", true
    ),
  ])
  func rules(_ rule: String, _ value: String, _ holds: Bool) throws {
    #expect(try state(of: value, rule) == (holds ? .complete : .invalid))
  }

  @Test func noMoreThanAThousandRules() throws {
    func diagnostics(_ count: Int) -> [String] {
      let rules = (0..<count).map { #""r\#($0)": {"rule": "luhn"}"# }.joined(separator: ",")
      let file = #"{"version": 1, "checks": {\#(rules)}, "masks": []}"#
      return MaskCatalog.lint(Array(file.utf8), file: "rules.json").map(\.code)
    }
    #expect(diagnostics(1_000) == [])
    #expect(diagnostics(1_001) == ["check-count"])
  }
}
