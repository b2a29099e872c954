/// Puts the rules of a file in such an order that each comes behind those that it names.
struct CheckOrder {
  private enum State {
    case new, open, done
  }

  private let rules: [(name: String, rule: JSONValue)]
  private let places: [String: Int]
  private var states: [State]
  /// The places of the rules in that order. Rules that name themselves, by whatever way, are left
  /// out, and reported.
  private(set) var sorted: [Int] = []

  init(_ rules: [(name: String, rule: JSONValue)]) {
    self.rules = rules
    places = Dictionary(
      rules.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    states = Array(repeating: .new, count: rules.count)
  }

  /// Sorts the rules.
  mutating func sort(_ reading: inout Reading) {
    for place in rules.indices { _ = visit(place, &reading) }
  }

  /// Visits a rule. Returns whether everything that it names has an end.
  private mutating func visit(_ place: Int, _ reading: inout Reading) -> Bool {
    guard states[place] == .new else { return states[place] == .done }
    states[place] = .open
    var isGood = true
    for value in Self.names(in: rules[place].rule) {
      guard let name = value.string, let other = places[name] else { continue }
      if visit(other, &reading) { continue }
      isGood = false
      reading.within(.key(rules[place].name)) {
        $0.report(
          "check-cycle", at: value, key: CheckKey.of.rawValue, found: Quoted.text(name),
          expected: "a rule that does not lead back here",
          "the rule \(Quoted.text(name)) leads to itself")
      }
    }
    if isGood {
      states[place] = .done
      sorted.append(place)
    }
    return isGood
  }

  /// The names among the members of a rule, and of the rules inside it.
  private static func names(in rule: JSONValue) -> [JSONValue] {
    guard let members = rule[CheckKey.of.rawValue] else { return [] }
    var names: [JSONValue] = []
    for member in members.elements {
      if member.kind == .string { names.append(member) } else { names += Self.names(in: member) }
    }
    return names
  }
}
