// The rules that end in a remainder: weighted sums, numbers divided, tables.

extension CheckText {
  /// Whether a remainder is what it has to be; `nil` if the map has no entry for it.
  func meets(_ outcome: CheckOutcome, remainder: Int64, at place: Int) -> Bool? {
    switch outcome {
    case .remainder(let wanted):
      return wanted.contains(Int(remainder))
    case .map(let entries):
      guard let entry = entries[Int(remainder)] else { return nil }
      return holds(entry, at: place)
    case .digits(let width, let minus):
      var rest = minus.map { Int64($0) - remainder } ?? remainder
      for offset in stride(from: width - 1, through: 0, by: -1) {
        guard digit(place + offset) == Int(rest % 10) else { return false }
        rest /= 10
      }
      return true
    }
  }

  /// Whether a weighted sum is right.
  func satisfies(_ step: WeightedStep, alphabet: CheckAlphabet, skipsOthers: Bool) -> Bool {
    let width = step.weights.count
    var start: Int
    if let to = step.to {
      guard let end = place(to) else { return false }
      start = end - width
    } else {
      guard let from = place(step.from ?? 0), from + width <= count else { return false }
      start = from
    }
    let check: Int
    if let at = step.at {
      guard let place = place(at) else { return false }
      check = place
    } else {
      check = start + width
    }

    func sum(_ weights: [Int]) -> Int64? {
      var sum = Int64(step.add)
      var seen = 0
      for (offset, weight) in weights.enumerated() where weight != 0 && start + offset >= 0 {
        guard let value = alphabet.value(of: self[start + offset]) else {
          if skipsOthers { continue }
          return nil
        }
        seen += 1
        var product = value * Int64(weight)
        if step.crossSum {
          var rest = product
          product = 0
          while rest != 0 {
            product += rest % 10
            rest /= 10
          }
        }
        // At most 1,024 products, each of a value under 2^12 and a weight under 2^20.
        sum += product
      }
      guard seen > 0 else { return nil }
      let remainder = sum % Int64(step.modulus)
      return remainder < 0 ? remainder + Int64(step.modulus) : remainder
    }

    guard let first = sum(step.weights) else { return false }
    if let answer = meets(step.outcome, remainder: first, at: check) { return answer }
    guard let otherwise = step.otherwise, let second = sum(otherwise.weights) else { return false }
    return meets(otherwise.outcome, remainder: second, at: check) ?? false
  }

  /// Whether a number leaves the right remainder.
  func satisfies(
    _ step: RemainderStep, alphabet: CheckAlphabet, expandsLetters: Bool, skipsOthers: Bool
  ) -> Bool {
    let check: Int
    if let at = step.at {
      guard let place = place(at) else { return false }
      check = place
    } else {
      check = count - step.outcome.width
    }
    guard check >= 0, let start = place(step.from ?? 0),
      let end = step.to.map({ place($0) }) ?? (check < start ? count : check), start < end
    else { return false }

    let modulus = Int64(step.modulus)
    let base = expandsLetters ? 10 : alphabet.size
    var number: Int64 = 0
    /// Reads one more character; returns whether it has a value.
    func read(_ scalar: UInt32) -> Bool {
      guard let value = alphabet.value(of: scalar) else { return skipsOthers }
      number = number * (value >= base ? base * base : base) + value
      // A division costs more than the rest: it waits until it has to be.
      if number >= 1 << 40 { number %= modulus }
      return true
    }

    var index = start
    reading: while index < end {
      for replacement in step.replace where holds(replacement.text, at: index) {
        let next = index + replacement.text.unicodeScalars.count
        guard next <= end else { continue }
        for scalar in replacement.reading.unicodeScalars where !read(scalar.value) { return false }
        index = next
        continue reading
      }
      guard read(self[index]) else { return false }
      index += 1
    }
    for scalar in step.append.unicodeScalars where !read(scalar.value) { return false }
    return meets(step.outcome, remainder: number % modulus, at: check) ?? false
  }

  /// Whether a sum of table entries is right.
  func satisfies(_ step: TablesStep, alphabet: CheckAlphabet, skipsOthers: Bool) -> Bool {
    let check = count - step.outcome.width
    guard check > 0 else { return false }
    var sum: Int64 = 0
    for index in 0..<check {
      guard let value = alphabet.value(of: self[index]) else {
        if skipsOthers { continue }
        return false
      }
      let entry: Int64
      if index % 2 == 0 {
        entry = Int64(step.odd[Int(value)])
      } else if let even = step.even {
        entry = Int64(even[Int(value)])
      } else {
        entry = value
      }
      sum = (sum + entry) % Int64(step.modulus)
    }
    if sum < 0 { sum += Int64(step.modulus) }
    return meets(step.outcome, remainder: sum, at: check) ?? false
  }

  /// The decimal number that the text is, or `nil`; what is too great for a number is `Int64.max`.
  func number() -> Int64? {
    guard count > 0 else { return nil }
    var number: Int64 = 0
    for index in 0..<count {
      guard let digit = digit(index) else { return nil }
      let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
      let (next, further) = tens.addingReportingOverflow(Int64(digit))
      number = overflow || further ? Int64.max : next
    }
    return number
  }
}

extension CheckOutcome {
  /// How many characters of the text the check takes.
  var width: Int {
    switch self {
    case .remainder: 0
    case .map(let entries): entries.lazy.compactMap { $0?.unicodeScalars.count }.first ?? 0
    case .digits(let width, _): width
    }
  }
}
