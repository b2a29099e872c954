import MaskKit

/// The check rules that a mask can name: the library's own, and those of the file.
struct NamedChecks: Sendable {
  /// The rules that need no entry in a file.
  static let primitives = ["luhn", "verhoeff"]
  /// The greatest number of rules in a file.
  static let limit = 1_000

  /// The rules of the file by name; `nil` for one that has an error.
  private var rules: [String: CheckRule?] = [:]

  /// The library's own rules.
  init() {}

  /// Reads the `checks` of a file.
  mutating func read(_ checks: JSONValue, _ reading: inout Reading) {
    let key = FileKey.checks.rawValue
    guard checks.kind == .object else {
      reading.reportType(checks, key: key, expected: "an object of names and check rules")
      return
    }
    guard checks.members.prefix(Self.limit + 1).reduce(0, { count, _ in count + 1 }) <= Self.limit
    else {
      reading.report(
        "check-count", at: checks, key: key, expected: "\(Self.limit) or fewer",
        "a file can have \(Self.limit) check rules at the most")
      return
    }
    reading.within(.key(key)) { reading in
      var found: [(name: String, rule: JSONValue)] = []
      reading.entries(checks) { reading, name, place, rule in
        rules[name] = .some(nil)
        if Self.primitives.contains(name) {
          reading.report(
            "check-name", at: place, found: Quoted.text(name),
            expected: "another name than \(Quoted.list(Self.primitives))",
            "the library has a rule \(Quoted.text(name)) of its own")
        } else {
          found.append((name, rule))
        }
      }
      var order = CheckOrder(found)
      order.sort(&reading)
      for place in order.sorted {
        let (name, rule) = found[place]
        reading.within(.key(name)) { rules[name] = .some(compile(rule, &$0)) }
      }
    }
  }

  /// One rule; `nil` if it has an error.
  private func compile(_ value: JSONValue, _ reading: inout Reading) -> CheckRule? {
    var reader = CheckReader(known: rules)
    guard let definition = reader.read(value, &reading) else { return nil }
    do {
      let rule = try CheckRule(definition)
      return reader.isSound ? rule : nil
    } catch {
      for issue in error.issues { reading.add(issue, in: value) }
      return nil
    }
  }

  /// The rule that a mask names.
  func rule(_ value: JSONValue, _ reading: inout Reading) -> CheckRule? {
    let key = MaskKey.check.rawValue
    guard let name = reading.string(value, key: key) else { return nil }
    if let rule = rules[name] { return rule }
    if let rule = CheckRule.primitive(name) { return rule }
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
