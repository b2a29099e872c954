/// What can be drawn of a text that came from outside.
///
/// A title or a refused character may hold anything, control sequences too. None reaches the
/// terminal: it would obey them.
enum PrintableText {
  /// The character itself, or what is drawn in its place.
  static func symbol(for character: Character) -> String {
    guard let first = character.unicodeScalars.first else { return " " }
    if first.value >= 0x20, first.value < 0x7F, character.unicodeScalars.count == 1 {
      return String(character)
    }
    // U+2400 has pictures of the C0 controls. A line break is one character of two of them.
    if first.value < 0x20, let picture = Unicode.Scalar(0x2400 + first.value) {
      return String(Character(picture))
    }
    if first.value == 0x7F { return "\u{2421}" }
    switch first.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      return "\u{FFFD}"
    case .nonspacingMark, .enclosingMark:
      // A mark without a base would be drawn onto the neighbour.
      return "\u{25CC}" + withoutControls(character)
    default:
      return withoutControls(character)
    }
  }

  /// The cluster without controls that may stand inside it; joiners stay.
  private static func withoutControls(_ character: Character) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in character.unicodeScalars {
      // A cluster can hold thousands of marks. No screen shows them.
      if kept.count == 16 { break }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: continue
      case .format where scalar.value != 0x200D && scalar.value != 0x200C: continue
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }
}
