import MaskKit
import MaskTestSupport
import Testing

/// A rule looks at the values of characters, not at the characters.
@Suite("Alphabets of check rules")
struct CheckAlphabetTests {
  /// Ten characters in place of the digits, ASCII and others, in order of code and out of it.
  static let alphabets = [
    "abcdefghij", "jihgfedcba", "٠١٢٣٤٥٦٧٨٩", "甲乙丙丁戊己庚辛壬癸", "aéb京c𐐨d癸eｚ", "ｚeéd𐐨c京ba癸",
  ]

  static let definitions: [CheckDefinition] = [
    CheckDefinition(.luhn(remainder: 0)), CheckDefinition(.luhn(remainder: 5)),
    CheckDefinition(
      .weighted([WeightedStep(weights: [3, 1, 4, 1, 5], modulus: 10, outcome: .remainder([0, 3]))])),
  ]

  @Test("Translated values have translated checks", arguments: alphabets, definitions)
  func translation(_ alphabet: String, _ definition: CheckDefinition) throws {
    let plain = try CheckRule(definition)
    var translated = definition
    translated.alphabet = [alphabet]
    let rule = try CheckRule(translated)
    let characters = Array(alphabet.unicodeScalars)
    var random = RandomSource(seed: Rounds.firstSeed)
    var held = 0
    for _ in 0..<Rounds.count(300) {
      let digits = (0..<random.int(0...9)).map { _ in random.int(0...9) }
      let value = digits.map { String($0) }.joined()
      let other = digits.map { String(characters[$0]) }.joined()
      #expect(rule.holds(for: other) == plain.holds(for: value), "\(value) as \(other)")
      if plain.holds(for: value) { held += 1 }
    }
    #expect(held > 5, "hardly a value was right")
    // What stands in no row has no value.
    #expect(!rule.holds(for: "0") && !rule.holds(for: "\u{10FFFD}"))
  }

  @Test("Two rows give two characters one value")
  func rows() throws {
    let rule = try CheckRule(
      CheckDefinition(.luhn(remainder: 0), alphabet: ["0123456789", "零一二三四五六七八九"]))
    #expect(rule.holds(for: "79927398713") && rule.holds(for: "七9九2七398七一3"))
    #expect(!rule.holds(for: "七9九2七398七一四"))
    #expect(throws: CheckError.self) {
      try CheckRule(CheckDefinition(.luhn(remainder: 0), alphabet: ["零一二", "一零二"]))
    }
  }
}
