package import MaskKit

extension RandomMask {
  /// A mask that is large in one respect: many slots, many classes, many alternatives, or many
  /// beginnings. Its sizes lie around powers of two, where machine words end.
  package static func makeWide(_ random: inout RandomSource) -> MaskDefinition {
    var mask: MaskDefinition
    switch random.int(1...4) {
    case 1: mask = MaskDefinition(longGroups(&random))
    case 2: mask = MaskDefinition(longPattern(&random))
    case 3: mask = manyAlternatives(&random)
    default: mask = MaskDefinition(manyClasses(&random))
    }
    mask.isEager = random.chance(40)
    mask.overflow = random.pick(.reject, .reject, .push, .overwrite)
    if random.chance(20) { mask.backspace = .skip }
    mask.letterCase = random.pick(nil, nil, .upper, .lower)
    if random.chance(30) { mask.dropPrefixes = ["+1", "12"] }
    return mask
  }

  private static func longGroups(_ random: inout RandomSource) -> LayoutDefinition {
    var layout = LayoutDefinition()
    layout.groups = random.pick("1...", "4...", "2-3...", "7...")
    layout.maxDigits = random.pick(31, 32, 33, 63, 64, 65, 66, 96, 127, 128, 129, 130)
    if random.chance(40) { layout.accept = random.pick("alphanumeric", "letter", "1-3") }
    if random.chance(40) { layout.prefix = random.pick("+1 ", "(", "\u{1F4DE}") }
    if random.chance(40) { layout.suffix = random.pick("!", " kg", "\u{E9}") }
    if random.chance(30) { layout.separator = random.pick("-", "", ") ", "\u{1F4DE}") }
    return layout
  }

  private static func longPattern(_ random: inout RandomSource) -> LayoutDefinition {
    var layout = LayoutDefinition()
    let slots = random.pick(["#", "@"], ["#", "#", "#", "@"], ["*", "#"], ["#", "@", "X"])
    if slots.contains("X") { layout.classes = [ClassDefinition(symbol: "X", set: "1a")] }
    var pattern = ""
    for _ in 0..<random.pick(33, 62, 63, 64, 65, 66, 70, 129) {
      pattern += random.pick(from: slots) ?? "#"
      if random.chance(20) { pattern += random.pick("-", " ", "1", "a", "\u{E9}", ") ") }
    }
    layout.pattern = pattern
    return layout
  }

  private static func manyAlternatives(_ random: inout RandomSource) -> MaskDefinition {
    var own = LayoutDefinition()
    own.separator = random.pick(nil, "-", "1")
    var alternatives: [LayoutDefinition] = []
    let count = random.pick(8, 9, 16, 17, 31, 32, 33, 63, 64, 65, 70)
    for index in 0..<count {
      var layout = LayoutDefinition()
      layout.groups = (0..<random.int(1...3)).map { _ in String(random.int(1...4)) }
        .joined(separator: "-")
      if index < count - 1 {
        // Each has a beginning of its own, so that it can be chosen at all.
        layout.groups = (layout.groups ?? "") + "-1-1"
        layout.when = [String(10 + index)]
        if random.chance(10) { layout.when?.append(random.pick("8[13]", "81-89", "800-812")) }
        if random.chance(10) { layout.when?.append("\(10 + random.int(0...index))[13]") }
        if random.chance(20) { layout.lengths = [2, 3] }
      }
      alternatives.append(layout)
    }
    return MaskDefinition(own, alternatives: alternatives)
  }

  private static func manyClasses(_ random: inout RandomSource) -> LayoutDefinition {
    var layout = LayoutDefinition()
    let symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZbcdefghijklmnopqrstuvwyz".map { String($0) }
    let count = random.pick(8, 16, 17, 31, 32, 33, 40, 50)
    var pattern = ""
    var classes: [ClassDefinition] = []
    for symbol in symbols.prefix(count) {
      let members = "0123456789abcxABX+-\u{E9}\u{44F}\u{10428}\u{4E09}".unicodeScalars.filter { _ in
        random.chance(20)
      }
      let set = members.isEmpty ? "1" : members.map { String($0) }.joined()
      // A minus between two others would be a range.
      classes.append(ClassDefinition(symbol: symbol, set: set.replacing("-", with: "") + "1"))
      pattern += symbol
      if random.chance(10) { pattern += random.pick("-", " ", "1", ".") }
    }
    layout.classes = classes
    layout.pattern = pattern
    return layout
  }
}
