import MaskKit

// Values that only check rules have.
extension Reading {
  /// A list of whole numbers.
  mutating func integers(_ value: JSONValue, key: String) -> [Int]? {
    list(value, key: key, of: "whole numbers") { $0.integer($1) }
  }

  /// An alphabet: a string, or several of them.
  mutating func alphabet(_ value: JSONValue, key: String) -> [String]? {
    if let row = value.string { return [row] }
    guard value.kind == .array else {
      reportType(value, key: key, expected: "a string, or a list of strings")
      return nil
    }
    return strings(value, key: key)
  }

  /// What stands for each remainder: a string of single characters, or a list in which `null`
  /// means that there is nothing.
  mutating func map(_ value: JSONValue, key: String) -> [String?]? {
    if let text = value.string { return text.unicodeScalars.map { String($0) } }
    guard value.kind == .array else {
      reportType(value, key: key, expected: "a string, or a list of strings and null")
      return nil
    }
    return list(value, key: key, of: "strings") { reading, entry -> String?? in
      if entry.kind == .null { return .some(nil) }
      return reading.string(entry).map { .some($0) }
    }
  }

  /// One of the systems of ISO 7064.
  mutating func system(_ value: JSONValue, key: String) -> ISO7064System? {
    guard let name = string(value, key: key) else { return nil }
    if let system = ISO7064System(rawValue: name) { return system }
    let names = ISO7064System.allCases.map(\.rawValue)
    report(
      "unknown-value", at: value, key: key, found: Quoted.text(name), expected: Quoted.list(names),
      suggestion: NearSpelling.nearest(to: name, in: names), "unknown system \(Quoted.text(name))")
    return nil
  }

  /// Texts that are read as others.
  mutating func replacements(_ value: JSONValue, key: String) -> [RemainderStep.Replacement] {
    guard value.kind == .object else {
      reportType(value, key: key, expected: "an object of texts and their readings")
      return []
    }
    var all: [RemainderStep.Replacement] = []
    within(.key(key)) { reading in
      reading.entries(value) { reading, text, _, value in
        if let other = reading.string(value) { all.append(.init(text, as: other)) }
      }
    }
    return all
  }

  /// Adds what the compiler says about a rule that is being read.
  mutating func add(_ issue: CheckIssue, in rule: JSONValue) {
    var place = rule
    var path = pathText()
    walk: for step in issue.path {
      switch step {
      case .key(let key):
        guard let value = place[key] else { break walk }
        place = value
        Reading.append(.key(key), to: &path)
      case .index(let index) where place.kind == .object:
        guard let member = place.members.dropFirst(index).first(where: { _ in true })
        else { break walk }
        place = member.value
        Reading.append(.key(member.key.string ?? ""), to: &path)
      case .index(let index):
        guard let value = place.elements.dropFirst(index).first(where: { _ in true })
        else { break walk }
        place = value
        Reading.append(.index(index), to: &path)
      }
    }
    findings.add(
      Finding(
        range: place.markedRange, code: issue.code, path: path, message: issue.message,
        found: issue.found, expected: issue.expected))
  }
}
