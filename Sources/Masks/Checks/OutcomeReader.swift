import MaskKit

/// Reads what a remainder has to be: one of `map`, `digits` with `minus`, and `remainder`.
struct OutcomeReader {
  /// The keys.
  enum Key: String {
    case map, digits, minus, remainder
  }

  private var map: [String?]?
  private var digits: Int?
  private var minus: Int?
  private var remainder: [Int]?
  /// The keys that are there, in the order of the text.
  private var keys: [Key] = []

  /// Reads one key.
  mutating func read(_ key: Key, _ value: JSONValue, _ reading: inout Reading) {
    keys.append(key)
    switch key {
    case .map: map = reading.map(value, key: key.rawValue)
    case .digits: digits = reading.integer(value, key: key.rawValue)
    case .minus: minus = reading.integer(value, key: key.rawValue)
    case .remainder:
      if value.kind == .array {
        remainder = reading.integers(value, key: key.rawValue)
      } else {
        remainder = reading.integer(value, key: key.rawValue).map { [$0] }
      }
    }
  }

  /// What was read; `nil` if there is an error in it.
  func outcome(of object: JSONValue, _ reading: inout Reading) -> CheckOutcome? {
    let choices = keys.filter { $0 != .minus }
    if choices.count > 1 {
      reading.report(
        "check-outcome", at: object[choices[1].rawValue] ?? object, key: choices[1].rawValue,
        found: Quoted.text(choices[1].rawValue),
        expected: "one of \"map\", \"digits\" and \"remainder\"",
        "\(Quoted.list(choices.map(\.rawValue), "and")) exclude each other")
      return nil
    }
    if keys.contains(.minus), choices != [.digits] {
      reading.report(
        "check-outcome", at: object[Key.minus.rawValue] ?? object, key: Key.minus.rawValue,
        found: "\"minus\"", expected: "\"digits\" beside \"minus\"",
        "\"minus\" goes with \"digits\" only")
      return nil
    }
    switch choices.first {
    case nil: return .remainder([0])
    case .map: return map.map { .map($0) }
    case .digits: return digits.map { .digits($0, minus: minus) }
    case .remainder: return remainder.map { .remainder($0) }
    case .minus: return nil
    }
  }
}

extension Reading {
  /// One step of a weighted rule. In place of one that has an error a right one is handed on: the
  /// other steps keep their places, and are judged too.
  mutating func weightedStep(_ object: JSONValue) -> WeightedStep? {
    let errors = findings.errorCount
    var step = WeightedStep(weights: [], modulus: 0)
    var outcome = OutcomeReader()
    let places = self.object(object, StepKey.table, what: "a step") { reading, key, value in
      let name = key.rawValue
      switch key {
      case .weights: step.weights = reading.integers(value, key: name) ?? []
      case .from: step.from = reading.integer(value, key: name)
      case .to: step.to = reading.integer(value, key: name)
      case .modulus: step.modulus = reading.integer(value, key: name) ?? 0
      case .add: step.add = reading.integer(value, key: name) ?? 0
      case .crossSum: step.crossSum = reading.boolean(value, key: name) ?? false
      case .at: step.at = reading.integer(value, key: name)
      case .otherwise: step.otherwise = reading.otherwise(value, key: name)
      case .map: outcome.read(.map, value, &reading)
      case .digits: outcome.read(.digits, value, &reading)
      case .minus: outcome.read(.minus, value, &reading)
      case .remainder: outcome.read(.remainder, value, &reading)
      }
    }
    guard let places else { return nil }
    for key in [StepKey.weights, .modulus] where !places.mayContain(key, of: StepKey.table) {
      reportMissing(key.rawValue, in: object, "a step")
    }
    if let found = outcome.outcome(of: object, &self) { step.outcome = found }
    return findings.errorCount == errors ? step : WeightedStep(weights: [1], modulus: 2)
  }

  private mutating func otherwise(_ object: JSONValue, key: String) -> WeightedStep.Second? {
    var weights: [Int]?
    var outcome = OutcomeReader()
    let places = self.object(
      object, StepKey.second, what: "second weights", key: key
    ) { reading, key, value in
      switch key {
      case .weights: weights = reading.integers(value, key: key.rawValue)
      case .map: outcome.read(.map, value, &reading)
      case .digits: outcome.read(.digits, value, &reading)
      case .minus: outcome.read(.minus, value, &reading)
      case .remainder: outcome.read(.remainder, value, &reading)
      default: break
      }
    }
    guard let places else { return nil }
    return within(.key(key)) { reading in
      if !places.mayContain(.weights, of: StepKey.second) {
        reading.reportMissing(StepKey.weights.rawValue, in: object, "the step's \"otherwise\"")
      }
      guard let weights, let found = outcome.outcome(of: object, &reading) else { return nil }
      return WeightedStep.Second(weights: weights, outcome: found)
    }
  }
}
