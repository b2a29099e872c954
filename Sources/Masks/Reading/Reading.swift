import MaskKit

/// One reading of a document: where it is, and what it found.
///
/// Everything here goes on after an error. What could not be read is `nil`, and its finding is
/// kept.
struct Reading {
  /// One step of a path.
  enum Step {
    case key(String)
    case index(Int)
  }

  var findings = Findings()
  /// The way to the object that is being read.
  private(set) var path: [Step] = []

  /// A reading that has found nothing.
  init() {}

  /// Reads what lies one step further in.
  mutating func within<Result>(
    _ step: Step, _ body: (inout Reading) -> Result
  ) -> Result {
    path.append(step)
    defer { path.removeLast() }
    return body(&self)
  }

  /// The path to `key` of the object that is being read, or to that object.
  func pathText(_ key: String? = nil) -> String {
    var text = ""
    for step in path { Reading.append(step, to: &text) }
    if let key { Reading.append(.key(key), to: &text) }
    return text
  }

  static func append(_ step: Step, to text: inout String) {
    switch step {
    case .index(let index): text += "[\(index)]"
    case .key(let key):
      let isName = key.utf8.allSatisfy {
        0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || [0x24, 0x2D, 0x5F].contains($0)
      }
      if isName && !key.isEmpty && key.utf8.count <= 64 {
        text += text.isEmpty ? key : ".\(key)"
      } else {
        text += "[\(Quoted.text(key))]"
      }
    }
  }

  /// Adds an error about `value`, which is the value of `key` in the object that is being read, or
  /// that object itself.
  mutating func report(
    _ code: String, at value: JSONValue, key: String? = nil, found: String = "",
    expected: String = "", suggestion: String? = nil, severity: MaskIssue.Severity = .error,
    _ message: @autoclosure () -> String
  ) {
    if findings.isDropped(severity, at: value.markedRange) { return }
    findings.add(
      Finding(
        range: value.markedRange, code: code, severity: severity, path: pathText(key),
        message: message() + (suggestion.map { "; did you mean \(Quoted.text($0))?" } ?? ""),
        found: found, expected: expected, suggestion: suggestion))
  }

  /// Adds an error about a value of the wrong kind.
  mutating func reportType(_ value: JSONValue, key: String? = nil, expected: String) {
    if findings.isDropped(.error, at: value.markedRange) { return }
    let found = value.summary
    report(
      "type", at: value, key: key, found: found, expected: expected,
      "expected \(expected), found \(found)")
  }
}

extension JSONValue {
  /// What is marked when the value is meant: a whole word, but of an object or array, which can
  /// have many lines, the bracket.
  var markedRange: Range<Int> {
    switch kind {
    case .object, .array: range.lowerBound..<range.lowerBound + 1
    default: range
    }
  }

  /// The value in a sentence.
  var summary: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .boolean: boolean == true ? "true" : "false"
    case .null: "null"
    case .string: "the string \(Quoted.text(string ?? ""))"
    case .number:
      "the number \(document.bytes[range.prefix(24)].map { String(UnicodeScalar($0)) }.joined())"
        + (range.count > 24 ? "…" : "")
    }
  }
}
