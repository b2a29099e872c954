import MaskKit

/// Makes a definition out of bytes.
enum FuzzedMask {
  static let patterns = [
    "###-####", "+7 (###) ###-##-##", "##/##", "@@ ## *", "#1#", "a#b@c", "###### ######## ###X",
    "XX-##", "\u{1F4DE}# #", "#e\u{301}#",
  ]
  static let literals = [
    " ", "-", "1", "", "a", "\u{E9}", "\u{1F4DE}", ") ", "\u{200B}", "\u{FF0D}",
  ]
  static let sets = ["0-9X", "13579", "a-c", "\u{10400}-\u{1044F}", "\u{661}-\u{669}1", "0-9+"]
  static let beginnings = ["1", "12", "3[15]", "34", "11-19", "2221-2720", "a", "62"]

  static func make(_ source: inout ByteSource) -> MaskDefinition {
    var mask: MaskDefinition
    switch source.number(below: 4) {
    case 0: mask = MaskDefinition(groups(&source))
    case 1: mask = MaskDefinition(pattern(&source))
    default:
      var alternatives: [LayoutDefinition] = []
      for index in 0...source.number(below: 3) + 1 {
        var layout = source.chance(4) ? pattern(&source) : groups(&source)
        if index < 3, !source.chance(3) {
          layout.when = (0...source.number(below: 2)).map { _ in
            source.pick(beginnings, or: "1")
          }
        }
        alternatives.append(layout)
      }
      alternatives[alternatives.count - 1].when = nil
      mask = MaskDefinition(LayoutDefinition(), alternatives: alternatives)
    }
    let options = source.byte()
    mask.isEager = options & 1 != 0
    mask.showPrefix = options & 2 != 0 ? .always : .withContent
    mask.overflow = [.reject, .push, .overwrite, .reject][Int(options >> 2 & 3)]
    mask.backspace = options & 16 != 0 ? .skip : .digit
    mask.letterCase = [nil, .upper, .lower, nil][Int(options >> 5 & 3)]
    if options & 128 != 0 {
      for _ in 0...source.number(below: 2) {
        mask.dropPrefixes.append(source.pick(["+86", "86", "1", "11", "a1", "+"], or: "+7"))
      }
    }
    return mask
  }

  private static func groups(_ source: inout ByteSource) -> LayoutDefinition {
    var layout = LayoutDefinition()
    let sizes = (0...source.number(below: 4)).map { _ in source.number(below: 4) + 1 }
    layout.groups = sizes.map { String($0) }.joined(separator: "-")
    let options = source.byte()
    if options & 1 != 0 { layout.separator = source.pick(literals, or: " ") }
    if options & 2 != 0 { layout.prefix = source.pick(literals, or: "+") }
    if options & 4 != 0 { layout.suffix = source.pick(literals, or: "!") }
    if options & 8 != 0 {
      layout.accept = source.pick(["letter", "alphanumeric", "hex"] + sets, or: "digit")
    }
    if options & 16 != 0 {
      layout.lengths = [1 + source.number(below: sizes.reduce(0, +)), sizes.reduce(0, +)]
    }
    return layout
  }

  private static func pattern(_ source: inout ByteSource) -> LayoutDefinition {
    var layout = LayoutDefinition()
    layout.pattern =
      source.chance(2)
      ? String(
        (0...source.number(below: 8)).map { _ in source.pick(Array("#@*X -1a\u{E9}"), or: "#") })
      : source.pick(patterns, or: "###")
    layout.classes = [ClassDefinition(symbol: "X", set: source.pick(sets, or: "0-9X"))]
    return layout
  }
}
