import MaskKit

/// A row that formats whole strings.
func formatRow(
  _ name: String, _ includes: String, _ mask: Mask, _ inputs: [String],
  base: Row.Base = .floor, target: Double? = nil, perOperation: Int = 1,
  expecting expected: @escaping (String) -> String
) -> Row {
  Row(
    name: name, includes: includes, operations: inputs.count * perOperation, base: base,
    target: target,
    body: {
      for input in inputs {
        let text = mask.format(input)
        blackHole(text, 0)
      }
    },
    fault: {
      inputs.lazy.compactMap { difference(mask.format($0), expected($0)) }.first
    })
}

/// Card numbers of 16 digits.
let cardNumbers: [String] = {
  var random = SeededGenerator(seed: 2)
  return (0..<variety).map { _ in "4" + random.digits(15) }
}()

/// Card numbers of the brands in turn, with the sizes of their groups.
let brandNumbers: [(number: String, sizes: [Int])] = {
  var random = SeededGenerator(seed: 3)
  let brands: [(String, Int, [Int])] = [
    ("37", 15, [4, 6, 5]), ("4", 16, [4, 4, 4, 4]), ("36", 14, [4, 6, 4]),
    ("55", 16, [4, 4, 4, 4]), ("62", 19, [4, 4, 4, 4, 3]), ("2203", 16, [4, 4, 4, 4]),
    ("1", 15, [4, 5, 6]), ("6011", 16, [4, 4, 4, 4]), ("9792", 16, [4, 4, 4, 4]),
  ]
  return (0..<variety).map { index in
    let (beginning, length, sizes) = brands[index % brands.count]
    return (beginning + random.digits(length - beginning.count), sizes)
  }
}()

/// Codes of digits and letters, and their texts by “(@@) ###-** / @@@@”.
let patternCodes: [(code: String, text: String)] = {
  var random = SeededGenerator(seed: 4)
  let letters = Array("ABCDEFGHKLMNPRSTUVWXYZ")
  return (0..<variety).map { _ in
    var letter: String { letters.randomElement(using: &random).map { String($0) } ?? "A" }
    let parts = (
      letter + letter, random.digits(3), letter + random.digits(1),
      letter + letter + letter + letter
    )
    let code = parts.0 + parts.1 + parts.2 + parts.3
    return (code, "(\(parts.0)) \(parts.1)-\(parts.2) / \(parts.3)")
  }
}()

func formatRows() throws -> [Row] {
  let brands = brandNumbers
  let sizes = Dictionary(
    brands.map { ($0.number, $0.sizes) }, uniquingKeysWith: { first, _ in first })
  return [
    formatRow(
      "format.phone", "3-4-4, 11 digits to text", try Measured.phone(), phoneNumbers,
      target: 2, expecting: { $0.grouped([3, 4, 4]) }),
    formatRow(
      "format.phone.dressed", "the same from “138-0013-8000”", try Measured.phone(),
      phoneNumbers.map { $0.grouped([3, 4, 4], by: "-") },
      expecting: { $0.split(separator: "-").joined(separator: " ") }),
    formatRow(
      "format.phone.shown", "the same from “138 0013 8000”", try Measured.phone(),
      phoneNumbers.map { $0.grouped([3, 4, 4]) }, expecting: { $0 }),
    formatRow(
      "format.card", "4-4-4-4, 16 digits to text", try Measured.card(), cardNumbers,
      target: 2, expecting: { $0.grouped([4, 4, 4, 4]) }),
    formatRow(
      "format.card.brands", "14 to 19 digits, the layout chosen among 19 by brand",
      try Measured.cardOfAllBrands(), brands.map { $0.number }, base: .row("format.card"),
      target: 3, expecting: { $0.grouped(sizes[$0] ?? []) }),
    patternRow(try Measured.pattern()),
    ibanRow(try Measured.iban()),
  ]
}

private func patternRow(_ mask: Mask) -> Row {
  let texts = Dictionary(
    patternCodes.map { ($0.code, $0.text) }, uniquingKeysWith: { first, _ in first })
  return formatRow(
    "format.pattern", "“(@@) ###-** / @@@@”, 11 characters to text", mask,
    patternCodes.map { $0.code }, expecting: { texts[$0] ?? "" })
}

private func ibanRow(_ mask: Mask) -> Row {
  var random = SeededGenerator(seed: 5)
  let inputs = (0..<variety).map { _ in "DE" + random.digits(20) }
  return formatRow(
    "format.iban", "an IBAN of 22 characters to text, letters to capitals", mask, inputs,
    expecting: { $0.grouped([4, 4, 4, 4, 4, 2]) })
}
