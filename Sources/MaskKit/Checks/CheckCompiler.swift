/// Turns definitions into rules, and collects everything that is wrong with them.
struct CheckCompiler {
  /// The bounds that keep every computation small.
  enum Bound {
    static let number = 1_000_000
    static let weights = 1_024
    static let alphabet = 4_096
    static let entries = 4_096
    static let rules = 1_000
    static let depth = 8
  }

  private(set) var issues: [CheckIssue] = []
  private var path: [CheckIssue.Step] = []
  private var rules = 0

  /// Compiles a rule. What it gives is only of use if ``issues`` stays empty.
  mutating func compile(_ definition: CheckDefinition) -> CheckNode {
    rules += 1
    guard rules <= Bound.rules else {
      if rules == Bound.rules + 1 {
        report("check-size", expected: "at most \(Bound.rules) rules", "a check of too many rules")
      }
      return CheckNode(definition)
    }
    checkScope(definition)
    let alphabet = alphabet(of: definition)
    var members: [CheckNode] = []
    var dateFields: [DateField] = []
    switch definition.rule {
    case .luhn(let remainder):
      let base = definition.expandsLetters ? 10 : Int(alphabet.size)
      if base < 2 {
        report(
          "check-alphabet", at: "alphabet", expected: "at least 2 characters",
          "an alphabet of fewer than 2 characters")
      } else {
        bound(remainder, 0, base - 1, "check-remainder", at: "remainder", named: "remainder")
      }
    case .iso7064(_, let move):
      bound(move, 0, Bound.weights, "check-position", at: "move", named: "number of characters")
    case .verhoeff: break
    case .weighted(let steps): checkSteps(steps)
    case .remainder(let step): checkRemainder(step, alphabet)
    case .tables(let step): checkTables(step, alphabet)
    case .date(let pattern): dateFields = fields(of: pattern)
    case .range(let min, let max):
      if min > max {
        report(
          "check-range", at: "max", found: "\(max)", expected: "at least \(min)",
          "a range that ends before it begins")
      }
      if min < 0 {
        report(
          "check-range", at: "min", found: "\(min)", expected: "at least 0", "a negative number")
      }
    case .oneOf(let texts), .noneOf(let texts):
      nonEmpty(texts.count, "check-empty", at: "values", "text")
    case .any(let list), .all(let list), .not(let list): members = compile(list)
    }
    return CheckNode(
      definition, alphabet: alphabet, members: members, fields: dateFields)
  }

  private mutating func compile(_ list: [CheckDefinition]) -> [CheckNode] {
    nonEmpty(list.count, "check-empty", at: "of", "rule")
    guard path.count / 2 < Bound.depth else {
      report("check-depth", expected: "at most \(Bound.depth) levels", "rules nested too deep")
      return []
    }
    var members: [CheckNode] = []
    path.append(.key("of"))
    for (index, member) in list.enumerated() where rules <= Bound.rules {
      path.append(.index(index))
      members.append(compile(member))
      path.removeLast()
    }
    path.removeLast()
    return members
  }

  // MARK: What every rule has

  private mutating func checkScope(_ definition: CheckDefinition) {
    if let lengths = definition.lengths {
      nonEmpty(lengths.count, "check-empty", at: "lengths", "length")
      for (index, length) in lengths.enumerated() {
        bound(length, 1, Bound.weights, "check-length", at: "lengths", index, named: "length")
      }
    }
    if let begins = definition.begins {
      nonEmpty(begins.count, "check-empty", at: "begins", "beginning")
    }
    position(definition.from, at: "from")
    position(definition.to, at: "to")
    ordered(definition.from ?? 0, definition.to)
  }

  /// Reports a part that ends before it begins, where both ends are counted from the same side.
  mutating func ordered(_ from: Int, _ to: Int?) {
    if let to, from >= to, (from < 0) == (to < 0) {
      report(
        "check-position", at: "to", found: "\(to)", expected: "more than \(from)",
        "a part that ends before it begins")
    }
  }

  private mutating func alphabet(of definition: CheckDefinition) -> CheckAlphabet {
    guard let rows = definition.alphabet else {
      return definition.expandsLetters ? .digitsAndLetters : .digits
    }
    let count = rows.reduce(0) { min($0 + $1.unicodeScalars.count, Bound.alphabet + 1) }
    guard 1...Bound.alphabet ~= count else {
      report(
        "check-alphabet", at: "alphabet", found: "\(count) characters",
        expected: "1 to \(Bound.alphabet) characters", "an alphabet of a wrong size")
      return .digits
    }
    do {
      return try CheckAlphabet(rows: rows)
    } catch {
      report(
        "check-alphabet", at: "alphabet", rows.count > 1 ? error.row : nil,
        found: "\"\(error.character)\"", expected: "one value for each character",
        "the character \"\(error.character)\" stands at two places")
      return .digits
    }
  }

  private mutating func fields(of pattern: String) -> [DateField] {
    var fields: [DateField] = []
    var index = 0
    for letter in pattern.unicodeScalars {
      if let last = fields.last, last.letter == letter, last.start + last.width == index {
        fields[fields.count - 1].width += 1
      } else if ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) {
        fields.append(DateField(letter: letter, start: index, width: 1))
      }
      index += 1
    }
    nonEmpty(fields.count, "check-date", at: "pattern", "field")
    for (place, field) in fields.enumerated() {
      let repeated = fields[..<place].contains { $0.letter == field.letter }
      if repeated || DateField.widths(of: field.letter)?.contains(field.width) != true {
        let found = String(repeating: String(Character(field.letter)), count: min(field.width, 16))
        report(
          "check-date", at: "pattern", found: "\"\(found)\"",
          expected: "yyyy, yy, MM, dd, HH, hh, mm or ss, each once",
          repeated ? "the field \"\(found)\" twice" : "the field \"\(found)\"")
      }
    }
    return fields
  }

  // MARK: Reporting

  /// Calls `body` with a longer path.
  mutating func inside(_ steps: CheckIssue.Step..., body: (inout CheckCompiler) -> Void) {
    path += steps
    body(&self)
    path.removeLast(steps.count)
  }

  mutating func report(
    _ code: String, at key: String? = nil, _ index: Int? = nil, found: String = "",
    expected: String, _ message: String
  ) {
    var path = path
    if let key { path.append(.key(key)) }
    if let index { path.append(.index(index)) }
    issues.append(
      CheckIssue(
        code: code, path: path, found: found, expected: expected,
        message: "\(message); expected \(expected)"))
  }

  /// Reports a number outside its bounds.
  mutating func bound(
    _ number: Int, _ low: Int, _ high: Int, _ code: String, at key: String, _ index: Int? = nil,
    named what: String
  ) {
    guard number < low || number > high else { return }
    report(
      code, at: key, index, found: "\(number)", expected: "\(low) to \(high)",
      "the \(what) \(number)")
  }

  /// Reports a position that no value has.
  mutating func position(_ position: Int?, at key: String) {
    guard let position else { return }
    bound(position, -Bound.weights, Bound.weights, "check-position", at: key, named: "position")
  }

  mutating func nonEmpty(_ count: Int, _ code: String, at key: String, _ what: String) {
    guard count == 0 || count > Bound.entries else { return }
    report(
      code, at: key, found: "\(count)", expected: "1 to \(Bound.entries)",
      count == 0 ? "no \(what)" : "too many entries")
  }
}
