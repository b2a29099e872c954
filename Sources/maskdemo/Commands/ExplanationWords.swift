import MaskKit

/// An explanation in a person's words.
enum ExplanationWords {
  /// What became of a character.
  static func fate(of step: Explanation.Step) -> String {
    switch step.fate {
    case .slot(let slot):
      return step.folded == step.character
        ? "slot \(slot + 1)" : "slot \(slot + 1), as \"\(step.folded)\""
    case .literal: return "literal: the mask prints it itself"
    case .dropped: return "dropped: a beginning such as a country code is no data"
    case .invisible: return "dropped: an invisible mark, \(codes(step.character))"
    case .passedOver: return "dropped: white space and punctuation are no data"
    case .refused(.notAccepted): return "refused: no slot here takes it"
    case .refused(.full): return "refused: there is no room for it"
    }
  }

  /// What the field shows in the end, and why.
  static func facts(_ explanation: Explanation, of mask: Mask) -> [(String, String)] {
    var facts = [("text", "\"\(explanation.text)\""), ("value", "\"\(explanation.value)\"")]
    if explanation.isRendering {
      facts.append(("read", "by position: it is a text that the mask itself shows"))
    }
    facts.append(("layout", layout(explanation, of: mask.definition)))
    facts.append(("state", state(explanation, of: mask)))
    facts.append(("check", check(explanation.check)))
    return facts
  }

  private static func layout(
    _ explanation: Explanation, of definition: MaskDefinition
  ) -> String {
    guard let alternatives = definition.alternatives, alternatives.count > 1,
      alternatives.indices.contains(explanation.layout)
    else { return "the only one, \(shape(definition.layout, definition.layout))" }
    let layout = alternatives[explanation.layout]
    let place = "\(explanation.layout + 1) of \(alternatives.count)"
    return "\(place), \(shape(layout, definition.layout)): \(reason(explanation.choice, layout))"
  }

  private static func shape(_ layout: LayoutDefinition, _ defaults: LayoutDefinition) -> String {
    if let pattern = layout.pattern ?? (layout.groups == nil ? defaults.pattern : nil) {
      return pattern
    }
    return layout.groups ?? defaults.groups ?? ""
  }

  private static func reason(_ choice: Explanation.Choice, _ layout: LayoutDefinition) -> String {
    let beginnings = (layout.when ?? []).prefix(6).joined(separator: ", ")
    let more = (layout.when?.count ?? 0) > 6 ? ", …" : ""
    let begins = "begins with \(beginnings)\(more)"
    switch choice {
    case .only: return "there is no other"
    case .first: return "the first, for an empty value"
    case .complete:
      return layout.when == nil
        ? "no beginning of another rules it out, and the length is complete"
        : "the value \(begins), and its length is complete"
    case .begins:
      return layout.when == nil
        ? "no beginning of another rules it out, and the value fits"
        : "the value \(begins), and fits"
    case .mayBegin: return "the value may still get one of its beginnings, \(beginnings)\(more)"
    case .greatest: return "the greatest that the value fits; no alternative admits it"
    }
  }

  private static func state(_ explanation: Explanation, of mask: Mask) -> String {
    guard explanation.state == .partial, let missing = mask.missing(after: explanation.value),
      missing > 0
    else { return explanation.state.rawValue }
    return "\(explanation.state.rawValue), \(missing) more"
  }

  private static func check(_ check: Explanation.Check) -> String {
    switch check {
    case .none: "the mask has none"
    case .notRun: "not run: only complete lengths are checked"
    case .holds: "holds"
    case .fails: "fails"
    }
  }

  private static func codes(_ character: String) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
