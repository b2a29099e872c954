/// A compiled rule: everything is known to be within bounds.
struct CheckNode: Sendable, Hashable {
  var rule: CheckDefinition.Rule
  var lengths: [Int]?
  var begins: [String]?
  var from: Int?
  var to: Int?
  var alphabet = CheckAlphabet.digits
  var expandsLetters = false
  var skipsOthers = false
  /// The members of `any`, `all` and `not`.
  var members: [CheckNode] = []
  /// The fields of `date`.
  var fields: [DateField] = []

  init(_ rule: CheckDefinition.Rule) {
    self.rule = rule
  }

  func holds(for whole: CheckText) -> Bool {
    if let lengths, !lengths.contains(whole.count) { return false }
    if let begins, !begins.contains(where: { whole.holds($0, at: 0) }) { return false }
    guard let text = whole.part(from: from, to: to) else { return false }
    switch rule {
    case .luhn(let remainder):
      return text.luhn(
        remainder: Int64(remainder), alphabet: alphabet, expandsLetters: expandsLetters,
        skipsOthers: skipsOthers)
    case .iso7064(let system, let move):
      return text.satisfies(system, move: move, skipsOthers: skipsOthers)
    case .verhoeff:
      return text.verhoeff(skipsOthers: skipsOthers)
    case .weighted(let steps):
      return steps.allSatisfy {
        text.satisfies($0, alphabet: alphabet, skipsOthers: skipsOthers)
      }
    case .remainder(let step):
      return text.satisfies(
        step, alphabet: alphabet, expandsLetters: expandsLetters, skipsOthers: skipsOthers)
    case .tables(let step):
      return text.satisfies(step, alphabet: alphabet, skipsOthers: skipsOthers)
    case .date(let pattern):
      return text.isDate(of: fields, length: pattern.unicodeScalars.count)
    case .range(let min, let max):
      guard let number = text.number() else { return false }
      return Int64(min) <= number && number <= Int64(max)
    case .oneOf(let texts):
      return texts.contains { text.equals($0) }
    case .noneOf(let texts):
      return !texts.contains { text.equals($0) }
    case .any:
      return members.contains { $0.holds(for: text) }
    case .all:
      return members.allSatisfy { $0.holds(for: text) }
    case .not:
      return !members.contains { $0.holds(for: text) }
    }
  }
}
