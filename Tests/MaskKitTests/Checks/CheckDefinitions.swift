import MaskKit

// Short ways to write definitions in tables.

func part(_ check: CheckDefinition, from: Int? = nil, to: Int? = nil) -> CheckDefinition {
  var check = check
  check.from = from
  check.to = to
  return check
}

func expanding(_ rule: CheckDefinition.Rule) -> CheckDefinition {
  var check = CheckDefinition(rule)
  check.expandsLetters = true
  return check
}

func skipping(_ rule: CheckDefinition.Rule) -> CheckDefinition {
  var check = CheckDefinition(rule)
  check.skipsOthers = true
  return check
}

func lengths(_ lengths: [Int], _ check: CheckDefinition) -> CheckDefinition {
  var check = check
  check.lengths = lengths
  return check
}

func begins(_ begins: [String], _ check: CheckDefinition) -> CheckDefinition {
  var check = check
  check.begins = begins
  return check
}

func weighted(_ steps: WeightedStep...) -> CheckDefinition {
  CheckDefinition(.weighted(steps))
}

/// One character for each remainder.
func map(_ entries: String) -> CheckOutcome {
  .map(entries.map { String($0) })
}

/// The Spanish DNI and NIE.
let spanish: CheckDefinition = {
  var step = RemainderStep(modulus: 23, outcome: map("TRWAGMYFPDXBNJZSQVHLCKE"))
  step.replace = [.init("X", as: "0"), .init("Y", as: "1"), .init("Z", as: "2")]
  return CheckDefinition(.remainder(step))
}()

/// The French NIR.
let french: CheckDefinition = {
  var step = RemainderStep(modulus: 97, outcome: .digits(2, minus: 97))
  step.replace = [.init("2A", as: "19"), .init("2B", as: "18")]
  return CheckDefinition(.remainder(step))
}()

/// The Italian codice fiscale.
let italian = CheckDefinition(
  .tables(
    TablesStep(
      odd: [
        1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24,
        23,
      ],
      modulus: 26, outcome: map("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))),
  alphabet: ["0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"])

/// The Australian ABN.
let australian: WeightedStep = {
  var step = WeightedStep(weights: [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], modulus: 89)
  step.add = -10
  return step
}()

/// The Austrian VAT number.
let austrian: WeightedStep = {
  var step = WeightedStep(
    weights: [1, 2, 1, 2, 1, 2, 1], modulus: 10, outcome: map("6543210987"))
  step.crossSum = true
  return step
}()

/// The Lithuanian VAT number of nine digits.
let lithuanian: WeightedStep = {
  var step = WeightedStep(
    weights: [1, 2, 3, 4, 5, 6, 7, 8], modulus: 11,
    outcome: .map((0...9).map { String($0) } + [nil]))
  step.otherwise = .init(weights: [3, 4, 5, 6, 7, 8, 9, 1], outcome: .digits(1, minus: nil))
  return step
}()

/// The Romanian VAT number, which has two to ten digits.
let romanian: WeightedStep = {
  var step = WeightedStep(
    weights: [70, 50, 30, 20, 10, 70, 50, 30, 20], modulus: 11, outcome: .digits(1, minus: nil))
  step.to = -1
  return step
}()
