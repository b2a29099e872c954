import MaskKit

/// What a remainder must be, or must be written as.
enum CodableOutcome: Codable {
  case remainder([Int])
  case map([String?])
  case digits(count: Int, minus: Int?)

  init(_ outcome: CheckOutcome) {
    switch outcome {
    case .remainder(let numbers): self = .remainder(numbers)
    case .map(let entries): self = .map(entries)
    case .digits(let count, let minus): self = .digits(count: count, minus: minus)
    }
  }

  var outcome: CheckOutcome {
    switch self {
    case .remainder(let numbers): .remainder(numbers)
    case .map(let entries): .map(entries)
    case .digits(let count, let minus): .digits(count, minus: minus)
    }
  }
}

/// One weighted sum.
struct CodableWeightedStep: Codable {
  var weights: [Int]
  var from: Int?
  var to: Int?
  var modulus: Int
  var add: Int
  var crossSum: Bool
  var outcome: CodableOutcome
  var at: Int?
  var otherwise: Second?

  struct Second: Codable {
    var weights: [Int]
    var outcome: CodableOutcome
  }

  init(_ step: WeightedStep) {
    weights = step.weights
    from = step.from
    to = step.to
    modulus = step.modulus
    add = step.add
    crossSum = step.crossSum
    outcome = CodableOutcome(step.outcome)
    at = step.at
    otherwise = step.otherwise.map {
      Second(weights: $0.weights, outcome: CodableOutcome($0.outcome))
    }
  }

  var step: WeightedStep {
    var step = WeightedStep(weights: weights, modulus: modulus, outcome: outcome.outcome)
    step.from = from
    step.to = to
    step.add = add
    step.crossSum = crossSum
    step.at = at
    step.otherwise = otherwise.map {
      WeightedStep.Second(weights: $0.weights, outcome: $0.outcome.outcome)
    }
    return step
  }
}

/// A number divided by a modulus.
struct CodableRemainderStep: Codable {
  var modulus: Int
  var from: Int?
  var to: Int?
  var replace: [Replacement]
  var append: String
  var outcome: CodableOutcome
  var at: Int?

  struct Replacement: Codable {
    var text: String
    var reading: String
  }

  init(_ step: RemainderStep) {
    modulus = step.modulus
    from = step.from
    to = step.to
    replace = step.replace.map { Replacement(text: $0.text, reading: $0.reading) }
    append = step.append
    outcome = CodableOutcome(step.outcome)
    at = step.at
  }

  var step: RemainderStep {
    var step = RemainderStep(modulus: modulus, outcome: outcome.outcome)
    step.from = from
    step.to = to
    step.replace = replace.map { RemainderStep.Replacement($0.text, as: $0.reading) }
    step.append = append
    step.at = at
    return step
  }
}

/// A sum of table entries.
struct CodableTablesStep: Codable {
  var odd: [Int]
  var even: [Int]?
  var modulus: Int
  var outcome: CodableOutcome

  init(_ step: TablesStep) {
    odd = step.odd
    even = step.even
    modulus = step.modulus
    outcome = CodableOutcome(step.outcome)
  }

  var step: TablesStep {
    TablesStep(odd: odd, even: even, modulus: modulus, outcome: outcome.outcome)
  }
}
