package import MaskKit

// What a mask says about strings and values, for comparison with the engine's answers.
extension ReferenceMask {
  /// What pasting a string into the empty field gives.
  package func formatted(_ string: String) -> (text: String, value: String, refused: [Refusal]) {
    let result = pasted(string)
    return (
      rendering(result.value).text, ReferenceText.string(result.value), result.refused
    )
  }

  /// The text of a value, `nil` if it fits no layout.
  package func render(_ value: String) -> String? {
    let scalars = Array(value.unicodeScalars)
    return fits(scalars) ? rendering(scalars).text : nil
  }

  /// How far a value has come; one that fits no layout is invalid.
  package func state(of value: String) -> ValueState {
    state(of: Array(value.unicodeScalars))
  }

  /// The places of a range among the characters of a value's text.
  package func ranks(_ value: String, _ range: TextRange) -> TextRange {
    let rendering = rendering(Array(value.unicodeScalars))
    return TextRange(rendering.rank(range.start), rendering.rank(range.end))
  }

  /// What is still to come behind a value's text.
  package func rest(after value: String, slot: Character) -> String {
    let scalars = Array(value.unicodeScalars)
    guard fits(scalars) else { return "" }
    let layout = layout(of: scalars)
    let rendering = rendering(scalars)
    if rendering.cells.contains(where: { $0.part == .suffix }) { return "" }
    let shown = rendering.cells.filter { $0.part != .character }.count
    let next = (ReferenceMask.slots(of: scalars, in: layout)?.last ?? -1) + 1
    var literals = 0
    var slots = 0
    var rest = ""
    for token in layout.tokens {
      switch token {
      case .literal(let scalar):
        if literals >= shown { rest.unicodeScalars.append(scalar) }
        literals += 1
      case .slot:
        if slots >= next { rest.append(slot) }
        slots += 1
      }
    }
    return rest
  }

  /// A text in which the characters between the first and the last few are hidden.
  package func redacted(_ value: String, _ rule: Redaction) -> String {
    let scalars = Array(value.unicodeScalars)
    guard fits(scalars), !scalars.isEmpty else { return "" }
    var text = ""
    var place = 0
    for cell in rendering(scalars).cells {
      if cell.part == .character {
        let isKept = place < rule.keepFirst || place >= scalars.count - rule.keepLast
        place += 1
        if !isKept {
          text += rule.with
          continue
        }
      }
      text.unicodeScalars.append(cell.scalar)
    }
    return text
  }

  /// How many digits a value needs to be complete, found by trying all. For masks of digits.
  package func missingDigits(after value: String) -> Int? {
    let digits = "0123456789".unicodeScalars
    var values = [Array(value.unicodeScalars)]
    let most = layouts.map(\.capacity).max() ?? 0
    for missing in 0...most {
      if values.contains(where: { isAdmissible($0) && isCompleteLength($0) }) { return missing }
      values = values.flatMap { value in digits.map { value + [$0] } }.filter { fits($0) }
      if values.isEmpty { return nil }
    }
    return nil
  }
}

extension ReferenceMask {
  /// The capacity of the roomiest layout.
  package var greatestCapacity: Int { layouts.map(\.capacity).max() ?? 0 }

  /// Whether every slot takes digits and nothing else.
  package var takesDigitsOnly: Bool {
    layouts.allSatisfy { layout in
      layout.slots.allSatisfy { if case .digit = $0 { true } else { false } }
    }
  }
}

extension ReferenceMask {
  /// The alternatives that some value chooses, found by trying all values of some digits.
  package func chosenAlternatives(digits: String) -> Set<Int> {
    var chosen: Set<Int> = []
    var values: [[Unicode.Scalar]] = [[]]
    while !values.isEmpty {
      for value in values {
        if let index = admissibleLayout(of: value) {
          if !value.isEmpty { chosen.insert(index) }
        }
      }
      values = values.flatMap { value in digits.unicodeScalars.map { value + [$0] } }
        .filter { fits($0) }
    }
    return chosen
  }
}
