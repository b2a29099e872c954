import MaskKit

// A check rule as data that can be written. The definitions themselves are not Codable, because
// the engine compiles where Codable does not exist; these types say the same and are.

/// A check rule.
struct CodableCheck: Codable {
  var rule: CodableRule
  var lengths: [Int]?
  var begins: [String]?
  var from: Int?
  var to: Int?
  var alphabet: [String]?
  var expandsLetters: Bool
  var skipsOthers: Bool

  init(_ check: CheckDefinition) {
    rule = CodableRule(check.rule)
    lengths = check.lengths
    begins = check.begins
    from = check.from
    to = check.to
    alphabet = check.alphabet
    expandsLetters = check.expandsLetters
    skipsOthers = check.skipsOthers
  }

  func definition() throws -> CheckDefinition {
    var check = CheckDefinition(try rule.rule(), alphabet: alphabet)
    check.lengths = lengths
    check.begins = begins
    check.from = from
    check.to = to
    check.expandsLetters = expandsLetters
    check.skipsOthers = skipsOthers
    return check
  }
}

/// What a rule computes.
indirect enum CodableRule: Codable {
  case luhn(remainder: Int)
  case iso7064(system: String, move: Int)
  case verhoeff
  case weighted([CodableWeightedStep])
  case remainder(CodableRemainderStep)
  case tables(CodableTablesStep)
  case date(String)
  case range(min: Int, max: Int)
  case oneOf([String])
  case noneOf([String])
  case any([CodableCheck])
  case all([CodableCheck])
  case not([CodableCheck])

  init(_ rule: CheckDefinition.Rule) {
    switch rule {
    case .luhn(let remainder): self = .luhn(remainder: remainder)
    case .iso7064(let system, let move): self = .iso7064(system: system.rawValue, move: move)
    case .verhoeff: self = .verhoeff
    case .weighted(let steps): self = .weighted(steps.map { CodableWeightedStep($0) })
    case .remainder(let step): self = .remainder(CodableRemainderStep(step))
    case .tables(let step): self = .tables(CodableTablesStep(step))
    case .date(let pattern): self = .date(pattern)
    case .range(let min, let max): self = .range(min: min, max: max)
    case .oneOf(let texts): self = .oneOf(texts)
    case .noneOf(let texts): self = .noneOf(texts)
    case .any(let checks): self = .any(checks.map { CodableCheck($0) })
    case .all(let checks): self = .all(checks.map { CodableCheck($0) })
    case .not(let checks): self = .not(checks.map { CodableCheck($0) })
    }
  }

  func rule() throws -> CheckDefinition.Rule {
    switch self {
    case .luhn(let remainder): return .luhn(remainder: remainder)
    case .iso7064(let name, let move):
      guard let system = ISO7064System(rawValue: name) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: [], debugDescription: "Unknown system of ISO 7064 \"\(name)\""))
      }
      return .iso7064(system, move: move)
    case .verhoeff: return .verhoeff
    case .weighted(let steps): return .weighted(steps.map(\.step))
    case .remainder(let step): return .remainder(step.step)
    case .tables(let step): return .tables(step.step)
    case .date(let pattern): return .date(pattern)
    case .range(let min, let max): return .range(min: min, max: max)
    case .oneOf(let texts): return .oneOf(texts)
    case .noneOf(let texts): return .noneOf(texts)
    case .any(let checks): return .any(try checks.map { try $0.definition() })
    case .all(let checks): return .all(try checks.map { try $0.definition() })
    case .not(let checks): return .not(try checks.map { try $0.definition() })
    }
  }
}
