import MaskKit

func compileRows() throws -> [Row] {
  let notations = ["3-4-4", "4-3-4", "4-4-3", "2-4-5", "5-3-3", "3-3-5", "2-3-6", "6-3-2"]
  return [
    Row(
      name: "compile.phone", includes: "a mask made from “3-4-4”; the target is 20 keystrokes",
      operations: notations.count * 8, base: .row("key.end"), target: 20,
      body: {
        for _ in 0..<8 {
          for notation in notations {
            if let mask = try? Mask(groups: notation) { blackHole(mask.capacity) }
          }
        }
      },
      fault: {
        notations.lazy.compactMap { notation in
          difference("\((try? Mask(groups: notation))?.capacity ?? 0)", "11")
        }.first
      }),
    compileRow(
      "compile.pattern", "a mask made from “+7 (###) ###-##-##”", 32,
      MaskDefinition(pattern: "+7 (###) ###-##-##")),
    compileRow(
      "compile.card.brands", "the mask of all card brands", 1, Measured.allBrands),
    compileRow(
      "compile.4000", "a mask of 4,000 beginnings", 1,
      try Measured.choosing(among: 4000).0.definition, every: 20),
  ]
}

private func compileRow(
  _ name: String, _ includes: String, _ count: Int, _ definition: MaskDefinition, every: Int = 1
) -> Row {
  Row(
    name: name, includes: includes, operations: count, every: every,
    body: {
      for _ in 0..<count {
        if let mask = try? Mask(definition) { blackHole(mask.capacity) }
      }
    },
    fault: { (try? Mask(definition)) == nil ? "the mask does not compile" : nil })
}
