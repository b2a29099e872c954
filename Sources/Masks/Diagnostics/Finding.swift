import MaskKit

/// A finding whose place is still a range of bytes. Lines and columns are counted at the end.
struct Finding {
  /// The bytes that are meant.
  var range: Range<Int>
  /// A stable name for this kind of trouble.
  var code: String
  /// How bad it is.
  var severity = MaskIssue.Severity.error
  /// The path in the document.
  var path: String
  /// The sentence for a person.
  var message: String
  /// What was found.
  var found = ""
  /// What was expected.
  var expected = ""
  /// A near spelling that would be right.
  var suggestion: String?
}

/// The findings of one reading, of each severity no more than a person could want.
struct Findings {
  /// How many errors, and how many warnings, are kept. The others are only counted: a file of 16
  /// megabytes could have millions.
  static let limit = 1000

  private(set) var kept: [Finding] = []
  private(set) var errorCount = 0
  private(set) var warningCount = 0
  private var firstDropped: Range<Int>?

  /// Adds a finding.
  mutating func add(_ finding: Finding) {
    if isDropped(finding.severity, at: finding.range) { return }
    kept.append(finding)
    count(finding.severity)
  }

  /// Only counts a finding, if there is no more room for it, and says so. To be asked before
  /// anything is spent on a finding's sentence.
  mutating func isDropped(_ severity: MaskIssue.Severity, at range: Range<Int>) -> Bool {
    guard (severity == .error ? errorCount : warningCount) >= Self.limit else { return false }
    firstDropped = firstDropped ?? range
    count(severity)
    return true
  }

  private mutating func count(_ severity: MaskIssue.Severity) {
    switch severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    }
  }

  /// What was found in the order of the text, and how much more there was.
  func sorted() -> [Finding] {
    var all = kept
    if let range = firstDropped {
      let errors = max(0, errorCount - Self.limit)
      let warnings = max(0, warningCount - Self.limit)
      all.append(
        Finding(
          range: range, code: "more", severity: errors > 0 ? .error : .warning, path: "",
          message: "\(errors) more errors and \(warnings) more warnings are not listed"))
    }
    // Findings at one place stay in the order in which they were made.
    return all.indices
      .sorted { (all[$0].range.lowerBound, $0) < (all[$1].range.lowerBound, $1) }
      .map { all[$0] }
  }
}
