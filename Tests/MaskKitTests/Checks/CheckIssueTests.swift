import MaskKit
import Testing

/// Wrong definitions, and what is said about them.
@Suite("Wrong check rules")
struct CheckIssueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var check: CheckDefinition
    /// The codes and places, in order.
    var issues: [String]
    var testDescription: String { issues.joined(separator: ", ") }
  }

  @Test("Everything wrong is reported, with its place", arguments: rows)
  func issues(_ row: Row) {
    do throws(CheckError) {
      _ = try CheckRule(row.check)
      Issue.record("No error for \(row.issues)")
    } catch {
      #expect(error.issues.map { "\(place($0)) \($0.code)" } == row.issues)
      for issue in error.issues {
        #expect(!issue.expected.isEmpty)
        #expect(!issue.message.hasSuffix("."))
        #expect(issue.message.first?.isUppercase == false)
        let place = self.place(issue)
        #expect(
          issue.description
            == "\(place.isEmpty ? "check" : place): \(issue.message) [\(issue.code)]")
      }
      #expect(error.description == error.issues.map(\.description).joined(separator: "\n"))
    }
  }

  private func place(_ issue: CheckIssue) -> String {
    var place = ""
    for step in issue.path {
      switch step {
      case .key(let key): place += place.isEmpty ? key : ".\(key)"
      case .index(let index): place += "[\(index)]"
      }
    }
    return place
  }

  static let rows: [Row] = [
    Row(
      check: CheckDefinition(.luhn(remainder: 10)), issues: ["remainder check-remainder"]),
    Row(
      check: CheckDefinition(.luhn(remainder: 0), alphabet: ["x"]),
      issues: ["alphabet check-alphabet"]),
    Row(
      check: CheckDefinition(.luhn(remainder: 0), alphabet: ["012", "102"]),
      issues: ["alphabet[1] check-alphabet"]),
    Row(
      check: CheckDefinition(.iso7064(.mod97radix10, move: -4)), issues: ["move check-position"]),
    Row(check: weighted(), issues: ["steps check-empty"]),
    Row(
      check: weighted(
        WeightedStep(weights: [0, 0], modulus: 1),
        WeightedStep(weights: [1, 2_000_000], modulus: 11, outcome: map("0123"))),
      issues: [
        "steps[0].weights check-weights", "steps[0].modulus check-modulus",
        "steps[1].weights[1] check-weights", "steps[1].map check-map",
      ]),
    Row(
      check: weighted(
        WeightedStep(weights: [1], modulus: 2, outcome: .map(["a", "bc"])),
        WeightedStep(weights: [1], modulus: 2, outcome: .remainder([0, 2]))),
      issues: ["steps[0].map[1] check-map", "steps[1].remainder[1] check-remainder"]),
    Row(
      check: weighted(secondWeights),
      issues: [
        "steps[0].otherwise check-otherwise", "steps[0].otherwise.weights check-weights",
      ]),
    Row(check: weighted(withoutGap), issues: ["steps[0].otherwise check-otherwise"]),
    Row(
      check: part(CheckDefinition(.verhoeff), from: 5, to: 5), issues: ["to check-position"]),
    Row(
      check: lengths([], begins([], CheckDefinition(.verhoeff))),
      issues: ["lengths check-empty", "begins check-empty"]),
    Row(check: lengths([4, 0], CheckDefinition(.verhoeff)), issues: ["lengths[1] check-length"]),
    Row(
      check: CheckDefinition(.tables(TablesStep(odd: [1], modulus: 26, outcome: .remainder([0])))),
      issues: ["odd check-table", "remainder check-outcome"]),
    Row(check: CheckDefinition(.date("yyyyMMDD")), issues: ["pattern check-date"]),
    Row(
      check: CheckDefinition(.date("dMMM")),
      issues: [
        "pattern check-date", "pattern check-date",
      ]),
    Row(check: CheckDefinition(.date("ddMMdd")), issues: ["pattern check-date"]),
    Row(check: CheckDefinition(.date("--")), issues: ["pattern check-date"]),
    Row(check: CheckDefinition(.range(min: 2, max: 1)), issues: ["max check-range"]),
    Row(check: CheckDefinition(.oneOf([])), issues: ["values check-empty"]),
    Row(
      check: CheckDefinition(.any([CheckDefinition(.verhoeff), CheckDefinition(.all([]))])),
      issues: ["of[1].of check-empty"]),
    Row(check: replaced, issues: ["replace[0] check-replace", "append check-replace"]),
    Row(
      check: nested(12),
      issues: [
        String(repeating: "of[0].", count: 7) + "of[0] check-depth"
      ]),
    Row(
      check: CheckDefinition(
        .any(
          [CheckDefinition](
            repeating: CheckDefinition(
              .all([CheckDefinition](repeating: CheckDefinition(.verhoeff), count: 100))),
            count: 100))),
      issues: ["of[9].of[89] check-size"]),
  ]

  private static let secondWeights: WeightedStep = {
    var step = WeightedStep(weights: [1, 2], modulus: 10, outcome: map("0123456789"))
    step.otherwise = .init(weights: [1], outcome: map("0123456789"))
    return step
  }()

  /// Second weights beside an outcome that every number has.
  private static let withoutGap: WeightedStep = {
    var step = WeightedStep(weights: [1, 2], modulus: 10)
    step.otherwise = .init(weights: [2, 1], outcome: .remainder([0]))
    return step
  }()

  private static let replaced: CheckDefinition = {
    var step = RemainderStep(modulus: 23)
    step.replace = [.init("", as: "1")]
    step.append = "A"
    return CheckDefinition(.remainder(step))
  }()

  private static func nested(_ depth: Int) -> CheckDefinition {
    (0..<depth).reduce(CheckDefinition(.verhoeff)) { inner, _ in CheckDefinition(.any([inner])) }
  }
}
