import MaskKit

/// Reads one check rule.
struct CheckReader {
  /// The rules that a rule may name; `nil` for one that has an error.
  let known: [String: CheckRule?]

  private var definition = CheckDefinition(.verhoeff)
  private var outcome = OutcomeReader()
  private var luhnRemainder = 0
  private var system: ISO7064System?
  private var move = 0
  private var steps: [WeightedStep]?
  private var remainder = RemainderStep(modulus: 0)
  private var modulus: Int?
  private var odd: [Int]?
  private var even: [Int]?
  private var pattern: String?
  private var min: Int?
  private var max: Int?
  private var values: [String]?
  private var members: [CheckDefinition]?
  /// Whether the rule names one that has an error: then it can't be judged.
  private(set) var namesBroken = false
  /// Whether the reader found nothing wrong. A rule with a fault is still handed on to be compiled,
  /// so that all that is wrong with it is reported at once.
  private(set) var isSound = true

  init(known: [String: CheckRule?]) {
    self.known = known
  }

  /// Reads a rule. `nil` if too little of it is left to judge the rest, or if it names a rule that
  /// has an error.
  mutating func read(_ object: JSONValue, _ reading: inout Reading) -> CheckDefinition? {
    guard object.kind == .object else {
      reading.reportType(object, expected: "a check rule")
      return nil
    }
    let errors = reading.findings.errorCount
    var word: CheckWord?
    if let value = object[CheckKey.rule.rawValue] {
      word = reading.word(value, key: CheckKey.rule.rawValue, of: CheckWord.table, a: "check rule")
      if word == nil { return nil }
    }
    let table = word?.keys ?? CheckKey.table
    let places = reading.object(
      object, table, what: "a check rule",
      hint: { name in
        guard let word, CheckKey.table.find(name) != nil else { return nil }
        return "a rule \"\(word.rawValue)\" does not have it"
      }
    ) { reading, key, value in
      readMember(key, value, word, &reading)
    }
    guard let places else { return nil }
    guard let word else {
      if !places.mayContain(.rule, of: table) {
        reading.reportMissing(CheckKey.rule.rawValue, in: object, "a check rule")
      }
      return nil
    }
    for key in word.required where !places.mayContain(key, of: table) {
      reading.reportMissing(key.rawValue, in: object, "a rule \"\(word.rawValue)\"")
    }
    let rule = rule(word, object, &reading)
    isSound = reading.findings.errorCount == errors
    guard let rule, !namesBroken, isSound || !word.dependsOnAlphabet else { return nil }
    definition.rule = rule
    return definition
  }

  private mutating func readMember(
    _ key: CheckKey, _ value: JSONValue, _ word: CheckWord?, _ reading: inout Reading
  ) {
    let name = key.rawValue
    switch key {
    case .rule: break
    case .lengths: definition.lengths = reading.integers(value, key: name)
    case .begins: definition.begins = reading.strings(value, key: name)
    case .from: definition.from = reading.integer(value, key: name)
    case .to: definition.to = reading.integer(value, key: name)
    case .alphabet: definition.alphabet = reading.alphabet(value, key: name)
    case .expandLetters:
      definition.expandsLetters = reading.boolean(value, key: name) ?? false
    case .skipOthers: definition.skipsOthers = reading.boolean(value, key: name) ?? false
    case .system: system = reading.system(value, key: name)
    case .move: move = reading.integer(value, key: name) ?? 0
    case .remainder:
      if word == .luhn {
        luhnRemainder = reading.integer(value, key: name) ?? 0
      } else {
        outcome.read(.remainder, value, &reading)
      }
    case .map: outcome.read(.map, value, &reading)
    case .digits: outcome.read(.digits, value, &reading)
    case .minus: outcome.read(.minus, value, &reading)
    case .steps: steps = reading.list(value, key: name, of: "steps") { $0.weightedStep($1) }
    case .modulus: modulus = reading.integer(value, key: name)
    case .numberFrom: remainder.from = reading.integer(value, key: name)
    case .numberTo: remainder.to = reading.integer(value, key: name)
    case .replace: remainder.replace = reading.replacements(value, key: name)
    case .append: remainder.append = reading.string(value, key: name) ?? ""
    case .at: remainder.at = reading.integer(value, key: name)
    case .odd: odd = reading.integers(value, key: name)
    case .even: even = reading.integers(value, key: name)
    case .pattern: pattern = reading.string(value, key: name)
    case .min: min = reading.integer(value, key: name)
    case .max: max = reading.integer(value, key: name)
    case .values: values = reading.strings(value, key: name)
    case .of:
      members = reading.list(value, key: name, of: "check rules") { member($1, &$0) }
    }
  }

  /// One of several rules: an object, or the name of another rule.
  private mutating func member(
    _ value: JSONValue, _ reading: inout Reading
  ) -> CheckDefinition? {
    guard let name = value.string else {
      var reader = CheckReader(known: known)
      let definition = reader.read(value, &reading)
      if reader.namesBroken { namesBroken = true }
      return definition
    }
    if let rule = known[name] {
      if rule == nil { namesBroken = true }
      return rule?.definition
    }
    if let rule = CheckRule.primitive(name) { return rule.definition }
    let names = NamedChecks.primitives + known.keys.sorted()
    reading.report(
      "unknown-check", at: value, found: Quoted.text(name),
      expected: "a check rule, or the name of one",
      suggestion: NearSpelling.nearest(to: name, in: names),
      "unknown check \(Quoted.text(name))")
    return nil
  }

  /// The rule that was read, as far as it is whole.
  private mutating func rule(
    _ word: CheckWord, _ object: JSONValue, _ reading: inout Reading
  ) -> CheckDefinition.Rule? {
    switch word {
    case .luhn: return .luhn(remainder: luhnRemainder)
    case .iso7064: return system.map { .iso7064($0, move: move) }
    case .verhoeff: return .verhoeff
    case .weighted: return steps.map { .weighted($0) }
    case .remainder:
      guard let modulus, let found = outcome.outcome(of: object, &reading) else { return nil }
      remainder.modulus = modulus
      remainder.outcome = found
      return .remainder(remainder)
    case .tables:
      guard let modulus, let odd, let found = outcome.outcome(of: object, &reading)
      else { return nil }
      return .tables(TablesStep(odd: odd, even: even, modulus: modulus, outcome: found))
    case .date: return pattern.map { .date($0) }
    case .range: return .range(min: min ?? 0, max: max ?? Int.max)
    case .oneOf: return values.map { .oneOf($0) }
    case .noneOf: return values.map { .noneOf($0) }
    case .any: return members.map { .any($0) }
    case .all: return members.map { .all($0) }
    case .not: return members.map { .not($0) }
    }
  }
}

extension CheckWord {
  /// Whether its numbers are judged by the alphabet: with a damaged one they would seem wrong too.
  fileprivate var dependsOnAlphabet: Bool { self == .remainder || self == .tables }

  /// The keys that such a rule has to have.
  fileprivate var required: [CheckKey] {
    switch self {
    case .luhn, .verhoeff, .range: []
    case .iso7064: [.system]
    case .weighted: [.steps]
    case .remainder: [.modulus]
    case .tables: [.odd, .modulus]
    case .date: [.pattern]
    case .oneOf, .noneOf: [.values]
    case .any, .all, .not: [.of]
    }
  }
}
