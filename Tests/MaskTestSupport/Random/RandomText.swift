import MaskKit

/// Makes values and replacements for a mask.
enum RandomText {
  static let plain = "1231230".unicodeScalars.map { $0 }

  /// What a key or a paste can bring: digits of other scripts, letters that change with their
  /// case, marks, emoji, clusters, literals.
  static let odd = [
    "\u{FF11}", "\u{661}", "\u{966}", "\u{1D7D7}", "\u{E9}", "e\u{301}", "\u{DF}", "\u{130}",
    "\u{131}", "\u{1C4}", "\u{10428}", "\u{10400}", "\u{FF21}", "\u{FF58}", "\u{4E09}", "\u{2460}",
    "\u{2167}", "\u{24D0}", "\u{200D}", "\u{202D}", "\u{202C}", "\u{FE0F}", "1\u{FE0F}\u{20E3}",
    "\u{1F44D}", "\u{1F44D}\u{1F3FD}", "\u{1F1E8}\u{1F1F3}", "\u{301}", "\u{A0}", "\u{3000}", "\t",
    "\n",
    "\r\n", "\u{2028}", "\u{2012}", "\u{2212}", "\u{FF0D}", "\u{FF0B}", "$", "<", "+", "_", "|",
    "\u{FFFC}", "\u{3164}", "\u{1160}", "\u{5E74}", "\u{1F4DE}", "\u{200B}", "\u{AD}", "\u{E0101}",
  ]

  /// Some scalars that a class accepts, such as come out of a key press.
  static func scalars(for slot: ReferenceClass) -> [Unicode.Scalar] {
    let some = "123123012abcxABX+- \u{E9}\u{44F}\u{10428}\u{10400}\u{4E09}\u{DF}".unicodeScalars
    return some.filter { slot.accepts($0) }
  }

  /// A value that fits a layout, sometimes with gaps.
  static func value(
    _ layout: ReferenceLayout, _ letterCase: LetterCase?, _ random: inout RandomSource
  ) -> [Unicode.Scalar] {
    var value: [Unicode.Scalar] = []
    let length = random.chance(40) ? layout.capacity : random.int(0...layout.capacity)
    for slot in layout.slots.prefix(length) where !random.chance(7) {
      let choices = scalars(for: slot).filter {
        ReferenceText.folded($0, letterCase).map(slot.accepts) ?? false
      }
      if let scalar = random.pick(from: choices) { value.append(scalar) }
    }
    let folded = ReferenceText.folded(value, letterCase)
    return ReferenceMask.fits(folded, layout) ? folded : []
  }

  /// A key press.
  static func key(_ mask: ReferenceMask, _ random: inout RandomSource) -> String {
    switch random.int(1...10) {
    case 1...6:
      let slots = mask.layouts.flatMap(\.slots)
      let choices = random.pick(from: slots).map(scalars(for:)) ?? plain
      return String(random.pick(from: choices) ?? "1")
    case 7:
      // A part of a literal: a scalar, or what is read as one character.
      let literals = mask.layouts.flatMap(\.literals)
      if random.chance(50) { return String(random.pick(from: literals) ?? " ") }
      return String(random.pick(from: Array(ReferenceText.string(literals))) ?? " ")
    case 8: return random.pick("1", "2", "a", "x", "B", " ", "-", "+", "Z")
    default: return random.pick(from: odd) ?? "1"
    }
  }

  /// A text that is pasted: a number as the mask or someone else writes it, with junk.
  static func paste(_ mask: ReferenceMask, _ random: inout RandomSource) -> String {
    var text: [Unicode.Scalar]
    let letterCase = mask.definition.letterCase
    guard let layout = random.pick(from: mask.layouts) else { return "1" }
    let value = value(layout, letterCase, &random)
    switch random.int(1...8) {
    case 1...3:
      text = mask.styles.randomElement(using: &random).map { mask.scalars(of: value, $0) } ?? value
    case 4: text = value
    case 5, 6:
      let prefixes = mask.definition.dropPrefixes.map { Array($0.unicodeScalars) }
      text = (random.pick(from: prefixes + mask.layouts.map(\.prefix)) ?? []) + value
    case 7: text = layout.prefix
    default:
      text = []
      for _ in 0..<random.int(0...6) { text += key(mask, &random).unicodeScalars }
    }
    if random.chance(30) {
      for _ in 0..<random.int(1...3) {
        let junk = Array(key(mask, &random).unicodeScalars)
        text.insert(contentsOf: junk, at: random.int(0...text.count))
      }
    }
    if random.chance(10), !text.isEmpty { text.remove(at: random.int(0...(text.count - 1))) }
    if random.chance(15) { text = text.map { widened($0, &random) } }
    if random.chance(15) { text = ["\u{202D}"] + text + ["\u{202C}"] }
    if random.chance(2) {
      // A long text, in which most finds no room.
      let once = text
      for _ in 0..<random.int(1...60) {
        text += random.chance(70) ? once : Array(key(mask, &random).unicodeScalars)
      }
    }
    return ReferenceText.string(text)
  }

  /// A digit or letter in another script's, or a wide, form.
  private static func widened(
    _ scalar: Unicode.Scalar, _ random: inout RandomSource
  ) -> Unicode.Scalar {
    guard scalar.isASCII, scalar.value > 0x20 else { return scalar }
    if ReferenceText.isASCIIDigit(scalar) {
      let zero: UInt32 = random.pick(0xFF10, 0x660, 0x966, 0x1D7CE, 0x30)
      return Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar
    }
    return Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
  }
}
