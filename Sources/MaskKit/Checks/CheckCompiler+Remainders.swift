extension CheckCompiler {
  mutating func checkSteps(_ steps: [WeightedStep]) {
    nonEmpty(steps.count, "check-empty", at: "steps", "step")
    for (index, step) in steps.enumerated() {
      inside(.key("steps"), .index(index)) { $0.checkStep(step) }
    }
  }

  private mutating func checkStep(_ step: WeightedStep) {
    checkWeights(step.weights)
    checkModulus(step.modulus)
    checkOutcome(step.outcome, modulus: step.modulus)
    bound(step.add, -Bound.number, Bound.number, "check-number", at: "add", named: "number")
    position(step.from, at: "from")
    position(step.to, at: "to")
    position(step.at, at: "at")
    if step.from != nil, step.to != nil {
      report(
        "check-position", at: "to", expected: "\"from\" or \"to\"",
        "both ends of the weights, which have their number")
    }
    if let from = step.from, from < 0, from + step.weights.count > 0 {
      report(
        "check-position", at: "from", found: "\(from)", expected: "at most -\(step.weights.count)",
        "weights that run over the end")
    }
    checkPlace(step.at, step.outcome)
    guard let otherwise = step.otherwise else { return }
    var hasGap = false
    if case .map(let entries) = step.outcome { hasGap = entries.contains { $0 == nil } }
    if !hasGap {
      report(
        "check-otherwise", at: "otherwise", expected: "a map with null in it",
        "second weights that are never used")
    }
    inside(.key("otherwise")) {
      $0.checkWeights(otherwise.weights)
      if otherwise.weights.count != step.weights.count {
        $0.report(
          "check-weights", at: "weights", found: "\(otherwise.weights.count)",
          expected: "\(step.weights.count) weights", "another number of weights than before")
      }
      $0.checkOutcome(otherwise.outcome, modulus: step.modulus)
    }
  }

  mutating func checkRemainder(_ step: RemainderStep, _ alphabet: CheckAlphabet) {
    checkModulus(step.modulus)
    checkOutcome(step.outcome, modulus: step.modulus)
    position(step.from, at: "numberFrom")
    position(step.to, at: "numberTo")
    position(step.at, at: "at")
    checkPlace(step.at, step.outcome)
    for (index, replacement) in step.replace.enumerated() {
      if replacement.text.isEmpty {
        report(
          "check-replace", at: "replace", index, expected: "at least one character",
          "an empty text to replace")
      }
      checkReadable(replacement.reading, at: "replace", alphabet)
    }
    nonEmpty(step.replace.count + 1, "check-replace", at: "replace", "text")
    checkReadable(step.append, at: "append", alphabet)
  }

  mutating func checkTables(_ step: TablesStep, _ alphabet: CheckAlphabet) {
    checkModulus(step.modulus)
    checkOutcome(step.outcome, modulus: step.modulus)
    for (key, table) in [("odd", step.odd), ("even", step.even ?? [])] {
      for (index, entry) in table.enumerated() {
        bound(entry, -Bound.number, Bound.number, "check-number", at: key, index, named: "number")
      }
      if Int64(table.count) != alphabet.size, key == "odd" || step.even != nil {
        report(
          "check-table", at: key, found: "\(table.count)",
          expected: "\(alphabet.size) numbers", "a table of another size than the alphabet")
      }
    }
    if case .remainder = step.outcome {
      report(
        "check-outcome", at: "remainder", expected: "\"map\" or \"digits\"",
        "tables without a check character")
    }
  }

  private mutating func checkWeights(_ weights: [Int]) {
    if !(1...Bound.weights ~= weights.count) || weights.allSatisfy({ $0 == 0 }) {
      report(
        "check-weights", at: "weights", found: "\(weights.count)",
        expected: "1 to \(Bound.weights) weights, not all of them 0", "no weights, or too many")
    }
    for (index, weight) in weights.enumerated() {
      bound(
        weight, -Bound.number, Bound.number, "check-weights", at: "weights", index, named: "weight")
    }
  }

  private mutating func checkModulus(_ modulus: Int) {
    bound(modulus, 2, Bound.number, "check-modulus", at: "modulus", named: "modulus")
  }

  private mutating func checkOutcome(_ outcome: CheckOutcome, modulus: Int) {
    switch outcome {
    case .remainder(let wanted):
      nonEmpty(wanted.count, "check-remainder", at: "remainder", "remainder")
      guard modulus > 0 else { return }
      for (index, number) in wanted.enumerated() {
        bound(
          number, 0, modulus - 1, "check-remainder", at: "remainder",
          wanted.count > 1 ? index : nil, named: "remainder")
      }
    case .map(let entries):
      if entries.count != modulus {
        report(
          "check-map", at: "map", found: "\(entries.count)",
          expected: "\(modulus) entries, one for each remainder",
          "a map of \(entries.count) entries")
      }
      let width = outcome.width
      let index = entries.firstIndex { $0.map { $0.unicodeScalars.count != width } ?? false }
      if index != nil || width == 0 {
        report(
          "check-map", at: "map", index, expected: "entries of one length, at least 1",
          "entries of several lengths")
      }
    case .digits(let width, let minus):
      bound(width, 1, 9, "check-digits", at: "digits", named: "number of digits")
      if let minus {
        bound(
          minus, max(modulus, 2) - 1, Bound.number, "check-digits", at: "minus", named: "number")
      }
    }
  }

  private mutating func checkPlace(_ at: Int?, _ outcome: CheckOutcome) {
    if at != nil, case .remainder = outcome {
      report(
        "check-outcome", at: "at", expected: "\"map\" or \"digits\" beside \"at\"",
        "a place without anything that stands there")
    }
  }

  private mutating func checkReadable(_ text: String, at key: String, _ alphabet: CheckAlphabet) {
    let isReadable = text.unicodeScalars.allSatisfy { alphabet.value(of: $0.value) != nil }
    if !isReadable {
      report(
        "check-replace", at: key, found: "\"\(text)\"", expected: "characters of the alphabet",
        "a reading that has no value")
    }
  }
}
