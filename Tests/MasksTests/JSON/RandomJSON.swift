import MaskTestSupport

/// Random JSON texts, and damage to them.
enum RandomJSON {
  /// A text that is JSON, at most `depth` deep.
  static func text(_ random: inout RandomSource, depth: Int = 4) -> [UInt8] {
    var text: [UInt8] = []
    value(&text, &random, depth: depth)
    return text
  }

  private static func value(_ text: inout [UInt8], _ random: inout RandomSource, depth: Int) {
    space(&text, &random)
    switch random.int(0...(depth > 0 ? 8 : 5)) {
    case 0: text += random.pick("true", "false", "null").utf8
    case 1, 2: number(&text, &random)
    case 3, 4, 5: string(&text, &random)
    case 6: list(&text, &random, depth: depth - 1)
    default: object(&text, &random, depth: depth - 1)
    }
    space(&text, &random)
  }

  private static func list(_ text: inout [UInt8], _ random: inout RandomSource, depth: Int) {
    text.append(UInt8(ascii: "["))
    let count = random.int(0...4)
    if count == 0 { space(&text, &random) }
    for index in 0..<count {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      value(&text, &random, depth: depth)
    }
    text.append(UInt8(ascii: "]"))
  }

  private static func object(_ text: inout [UInt8], _ random: inout RandomSource, depth: Int) {
    text.append(UInt8(ascii: "{"))
    let count = random.int(0...4)
    if count == 0 { space(&text, &random) }
    for index in 0..<count {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      space(&text, &random)
      // A number makes keys different, so that no reader has to choose between two.
      text += "\"\(index)".utf8
      string(&text, &random, isOpen: true)
      space(&text, &random)
      text.append(UInt8(ascii: ":"))
      value(&text, &random, depth: depth)
    }
    text.append(UInt8(ascii: "}"))
  }

  private static func number(_ text: inout [UInt8], _ random: inout RandomSource) {
    if random.chance(30) { text.append(UInt8(ascii: "-")) }
    text += random.pick("0", "7", "10", "123456789", "9007199254740993").utf8
    if random.chance(30) { text += random.pick(".0", ".5", ".125", ".000001").utf8 }
    if random.chance(30) { text += random.pick("e2", "E+3", "e-2", "e0", "E01").utf8 }
  }

  private static func string(
    _ text: inout [UInt8], _ random: inout RandomSource, isOpen: Bool = false
  ) {
    if !isOpen { text.append(UInt8(ascii: "\"")) }
    for _ in 0..<random.int(0...6) {
      text +=
        random.pick(
          "a", "Z", "0", " ", "/", "é", "中", "😀", "\u{7F}", "\u{2028}", #"\n"#, #"\""#, #"\\"#,
          #"\/"#,
          #"\b\f\r\t"#, #"\u0041"#, #"\u00E9"#, #"\ud83D\uDe00"#, #"\u0000"#, #"\uFFFF"#,
          "\u{10FFFF}"
        ).utf8
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func space(_ text: inout [UInt8], _ random: inout RandomSource) {
    while random.chance(15) { text += random.pick(" ", "\n", "\t", "\r\n").utf8 }
  }

  /// The text with one to three places changed.
  static func damaged(_ text: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var text = text
    for _ in 0..<random.int(1...3) where !text.isEmpty {
      let place = random.int(0...text.count - 1)
      switch random.int(0...6) {
      case 0: text.remove(at: place)
      case 1: text.insert(text[place], at: place)
      case 2: text[place] ^= 1 << UInt8(random.int(0...7))
      case 3: text.removeSubrange(place...)
      case 4: text.swapAt(place, random.int(0...text.count - 1))
      case 5:
        text.insert(random.pick(from: Array("{}[],:\"\\0-+.eEu/ \u{1}".utf8)) ?? 0, at: place)
      default:
        text.insert(random.pick(0x80, 0xC0, 0xC3, 0xE2, 0xED, 0xF0, 0xF5, 0xFF), at: place)
      }
    }
    return text
  }
}
