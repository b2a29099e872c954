/// A compiled rule: everything is known to be within bounds. It never changes, so that copies of
/// a rule share it.
final class CheckNode: Sendable {
  let definition: CheckDefinition
  let alphabet: CheckAlphabet
  /// The members of `any`, `all` and `not`.
  let members: [CheckNode]
  /// The fields of `date`.
  let fields: [DateField]

  init(
    _ definition: CheckDefinition, alphabet: CheckAlphabet = .digits, members: [CheckNode] = [],
    fields: [DateField] = []
  ) {
    self.definition = definition
    self.alphabet = alphabet
    self.members = members
    self.fields = fields
  }

  /// Whether a text satisfies the rule.
  func holds(for whole: CheckText) -> Bool {
    if let lengths = definition.lengths, !lengths.contains(whole.count) { return false }
    if let begins = definition.begins, !Self.holds(anyOf: begins, whole) { return false }
    guard let text = whole.part(from: definition.from, to: definition.to) else { return false }
    let skipsOthers = definition.skipsOthers
    switch definition.rule {
    case .luhn(let remainder):
      return text.luhn(
        remainder: Int64(remainder), alphabet: alphabet, expandsLetters: definition.expandsLetters,
        skipsOthers: skipsOthers)
    case .iso7064(let system, let move):
      return text.satisfies(system, move: move, skipsOthers: skipsOthers)
    case .verhoeff:
      return text.verhoeff(skipsOthers: skipsOthers)
    case .weighted(let steps):
      for index in steps.indices
      where !text.satisfies(steps[index], alphabet: alphabet, skipsOthers: skipsOthers) {
        return false
      }
      return true
    case .remainder(let step):
      return text.satisfies(
        step, alphabet: alphabet, expandsLetters: definition.expandsLetters,
        skipsOthers: skipsOthers)
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
      for index in members.indices where members[index].holds(for: text) { return true }
      return false
    case .all:
      for index in members.indices where !members[index].holds(for: text) { return false }
      return true
    case .not:
      for index in members.indices where members[index].holds(for: text) { return false }
      return true
    }
  }

  private static func holds(anyOf beginnings: [String], _ text: CheckText) -> Bool {
    for index in beginnings.indices where text.holds(beginnings[index], at: 0) { return true }
    return false
  }
}
