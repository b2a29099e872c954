/// The kinds of check rules, as `rule` names them.
enum CheckWord: String, CaseIterable, Sendable {
  case luhn, iso7064, verhoeff, weighted, remainder, tables
  case date, range, oneOf, noneOf
  case any, all, not

  static let table = KeyTable<CheckWord>()

  /// The keys that such a rule may have.
  var keys: KeyTable<CheckKey> {
    switch self {
    case .luhn: CheckKey.luhn
    case .iso7064: CheckKey.iso7064
    case .verhoeff: CheckKey.verhoeff
    case .weighted: CheckKey.weighted
    case .remainder: CheckKey.remainders
    case .tables: CheckKey.tables
    case .date: CheckKey.date
    case .range: CheckKey.range
    case .oneOf, .noneOf: CheckKey.texts
    case .any, .all, .not: CheckKey.lists
    }
  }
}

/// The keys of a check rule.
enum CheckKey: String, CaseIterable, Sendable {
  case rule, lengths, begins, from, to
  case alphabet, expandLetters, skipOthers
  case system, move, remainder
  case steps
  case modulus, numberFrom, numberTo, replace, append, map, digits, minus, at
  case odd, even
  case pattern
  case min, max
  case values
  case of

  static let table = KeyTable<CheckKey>()
  static let luhn = KeyTable(scope + [.alphabet, .expandLetters, .skipOthers, .remainder])
  static let iso7064 = KeyTable(scope + [.system, .move, .skipOthers])
  static let verhoeff = KeyTable(scope + [.skipOthers])
  static let weighted = KeyTable(scope + [.alphabet, .skipOthers, .steps])
  static let remainders = KeyTable(
    scope + [
      .alphabet, .expandLetters, .skipOthers, .modulus, .numberFrom, .numberTo, .replace, .append,
      .map, .digits, .minus, .remainder, .at,
    ])
  static let tables = KeyTable(
    scope + [.alphabet, .skipOthers, .odd, .even, .modulus, .map, .digits, .minus])
  static let date = KeyTable(scope + [.pattern])
  static let range = KeyTable(scope + [.min, .max])
  static let texts = KeyTable(scope + [.values])
  static let lists = KeyTable(scope + [.of])

  /// The keys of every rule.
  private static let scope: [CheckKey] = [.rule, .lengths, .begins, .from, .to]
}

/// The keys of one step of a weighted rule.
enum StepKey: String, CaseIterable, Sendable {
  case weights, from, to, modulus, add, crossSum, map, digits, minus, remainder, at, otherwise

  static let table = KeyTable<StepKey>()
  static let second = KeyTable<StepKey>([.weights, .map, .digits, .minus, .remainder])
}
