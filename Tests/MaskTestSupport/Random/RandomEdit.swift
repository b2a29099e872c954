package import MaskKit

/// Makes edits for a field as it stands.
package enum RandomEdit {
  /// The next edit. `masks` are those that a change can take.
  package static func make(
    for field: some TestedField, _ definition: MaskDefinition, masks: [MaskDefinition],
    _ random: inout RandomSource
  ) -> FieldEdit {
    let mask = ReferenceMask(definition)
    let length = field.text.utf16.count
    switch random.int(1...100) {
    case 1...28: return .insert(RandomText.key(mask, &random))
    case 29...30: return .insert(RandomText.paste(mask, &random))
    case 31...42: return .paste(RandomText.paste(mask, &random))
    case 43...52: return .deleteBackward
    case 53...58: return .deleteForward
    case 59...60: return .deleteSelection
    case 61...74: return .select(selection(length, &random))
    case 75...86:
      let replaced = random.chance(12) ? odd(length, &random) : selection(length, &random)
      let text: String
      switch random.int(1...3) {
      case 1: text = ""
      case 2: text = RandomText.key(mask, &random)
      default: text = RandomText.paste(mask, &random)
      }
      var reported: TextRange?
      if random.chance(35) {
        reported = random.pick(
          TextRange(caret: replaced.start), TextRange(caret: replaced.end), replaced,
          odd(length, &random))
      }
      return .replace(replaced, text, selection: reported)
    case 87...89: return .set(RandomText.paste(mask, &random))
    case 90...91: return .change(random.pick(from: masks) ?? definition)
    case 92...97: return .undo
    default: return .redo
    }
  }

  /// A selection, mostly within the text; also one that cuts a surrogate pair.
  private static func selection(_ length: Int, _ random: inout RandomSource) -> TextRange {
    if random.chance(4) { return odd(length, &random) }
    if random.chance(12) { return TextRange(0, length) }
    let first = random.int(0...length)
    if random.chance(55) { return TextRange(caret: first) }
    let second = random.int(0...length)
    return TextRange(min(first, second), max(first, second))
  }

  /// A range that may be reversed, negative or past the end.
  private static func odd(_ length: Int, _ random: inout RandomSource) -> TextRange {
    func end(_ random: inout RandomSource) -> Int {
      random.pick(
        -1, 0, random.int(0...length), length, length + 1, length + 5, Int.min, Int.max,
        Int.max - 1)
    }
    return TextRange(end(&random), end(&random))
  }
}
