import MaskKit

/// A row that formats whole strings.
func formatRow(
  _ name: String, _ includes: String, _ mask: Mask, _ inputs: [String],
  base: Row.Base = .floor, target: Double? = nil, expecting expected: @escaping (String) -> String
) -> Row {
  Row(
    name: name, includes: includes, operations: inputs.count, base: base, target: target,
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

let cardNumbers: [String] = {
  var random = SeededGenerator(seed: 2)
  return (0..<variety).map { _ in "4" + random.digits(15) }
}()

func formatRows() throws -> [Row] {
  [
    formatRow(
      "format.phone", "3-4-4, 11 digits to text", try Mask(groups: "3-4-4"), phoneNumbers,
      target: 2, expecting: { $0.grouped([3, 4, 4]) }),
    formatRow(
      "format.phone.dressed", "the same from “138-0013-8000”", try Mask(groups: "3-4-4"),
      phoneNumbers.map { $0.grouped([3, 4, 4], by: "-") },
      expecting: { $0.split(separator: "-").joined(separator: " ") }),
    formatRow(
      "format.card", "4-4-4-4, 16 digits to text", try Mask(groups: "4-4-4-4"), cardNumbers,
      target: 2, expecting: { $0.grouped([4, 4, 4, 4]) }),
  ]
}
