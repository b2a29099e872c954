import MaskKit

/// The check rules that a mask can name: the library's own, and those of the file.
struct NamedChecks: Sendable {
  /// The rules that need no entry in a file.
  static let primitives = ["luhn", "verhoeff"]

  /// The rules of the file by name; `nil` for one that has an error.
  private var rules: [String: CheckRule?] = [:]

  /// The library's own rules.
  init() {}

  /// Reads the `checks` of a file.
  mutating func read(_ checks: JSONValue, _ reading: inout Reading) {
    guard checks.kind == .object else {
      reading.reportType(
        checks, key: FileKey.checks.rawValue, expected: "an object of names and check rules")
      return
    }
    reading.within(.key(FileKey.checks.rawValue)) { reading in
      reading.entries(checks) { reading, name, _, rule in
        rules[name] = .some(nil)
        if rule.kind != .object { reading.reportType(rule, expected: "a check rule") }
      }
    }
  }

  /// The rule that a mask names.
  func rule(_ value: JSONValue, _ reading: inout Reading) -> CheckRule? {
    let key = MaskKey.check.rawValue
    guard let name = reading.string(value, key: key) else { return nil }
    if let rule = rules[name] { return rule }
    if Self.primitives.contains(name) { return nil }
    let names = Self.primitives + rules.keys.sorted()
    reading.report(
      "unknown-check", at: value, key: key, found: Quoted.text(name),
      expected: "\(Quoted.list(Self.primitives)), or a name in \"checks\"",
      suggestion: NearSpelling.nearest(to: name, in: names),
      "unknown check \(Quoted.text(name))")
    return nil
  }
}

extension NamedChecks {
  /// Adds the rules of another file; its names replace those that are there.
  mutating func add(_ other: NamedChecks) {
    rules.merge(other.rules) { _, new in new }
  }
}
