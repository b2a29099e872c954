package import MaskKit

/// Makes masks that cover what the notation can say.
package enum RandomMask {
  /// What is printed: plain, digits, letters, wide forms, marks, astral scalars, clusters.
  static let literals = [
    " ", "-", "/", ".", "(", ")", "+", ") ", " - ", "1", "2", "7", "12", "a", "x", "A", "B2",
    "\u{E9}", "e\u{301}", "\u{1F4DE}", "\u{1F44D}\u{1F3FD}", "\u{A0}", "\u{2011}", "\u{FF0D}",
    "\u{FF05}", "\u{5E74}", "\u{DF}", "\u{200B}", "#", "\\", "\u{10428}", "\u{661}", "\u{2039}",
  ]

  /// Sets for `classes` and `accept`.
  static let sets = [
    "0-1", "1-3", "0-9X", "13579", "a-c", "A-Z", "x", "0-9+", "12-", "\u{10400}-\u{1044F}",
    "\u{E9}a1",
    "\u{661}-\u{669}1", " 1",
  ]

  /// A mask. The engine may still refuse it, where an alternative can never be chosen.
  package static func make(_ random: inout RandomSource) -> MaskDefinition {
    var mask: MaskDefinition
    if random.chance(25) {
      mask = brands(&random)
    } else if random.chance(30) {
      var own = LayoutDefinition()
      if random.chance(30) { own.prefix = random.pick(from: literals) }
      if random.chance(30) { own.separator = random.pick(from: literals) }
      // Slots of one class in all of them, so that only beginnings and lengths tell them apart.
      if random.chance(25) { own.accept = random.pick(from: sets + ["letter", "alphanumeric"]) }
      let isPlain = own.prefix == nil && own.separator == nil && own.accept == nil
      let count = random.int(2...4)
      var alternatives: [LayoutDefinition] = []
      for index in 0..<count {
        var layout =
          isPlain && random.chance(40) ? pattern(&random) : groups(&random, isAlternative: true)
        if own.accept != nil { layout.accept = nil }
        if index < count - 1 && random.chance(80) {
          let whole = ReferenceNotation.merged(layout, defaults: own)
          layout.when = beginnings(ReferenceNotation.layout(whole), &random)
        }
        alternatives.append(layout)
      }
      mask = MaskDefinition(own, alternatives: alternatives)
    } else {
      mask = MaskDefinition(random.chance(50) ? groups(&random) : pattern(&random))
    }
    mask.isEager = random.chance(40)
    if random.chance(25) { mask.showPrefix = .always }
    mask.overflow = random.pick(.reject, .reject, .push, .overwrite)
    if random.chance(25) { mask.backspace = .skip }
    mask.letterCase = random.pick(nil, nil, .upper, .lower)
    if random.chance(15) { mask.check = random.pick(.luhn, .verhoeff) }
    if random.chance(35) {
      let known = ["+86", "0086", "86", "+7", "8", "1", "12", "+1", "a1", "11", " 1-", "(2)", "B"]
      for _ in 0..<random.int(1...3) {
        if let prefix = random.pick(from: known), !mask.dropPrefixes.contains(prefix) {
          mask.dropPrefixes.append(prefix)
        }
      }
    }
    return mask
  }

  /// Alternatives of digits alone, as the brands of cards are: their beginnings overlap, their
  /// capacities differ, so that a deletion can leave a value that no layout allows.
  private static func brands(_ random: inout RandomSource) -> MaskDefinition {
    var own = LayoutDefinition()
    own.separator = random.pick(nil, nil, "-", "1", "")
    let count = random.int(2...4)
    // Values so long that a string keeps them in memory of its own.
    let isLong = random.chance(20)
    var alternatives: [LayoutDefinition] = []
    for index in 0..<count {
      var layout = LayoutDefinition()
      let sizes = (0..<random.int(1...(index < count - 1 || isLong ? 3 : 2))).map { _ in
        isLong ? random.int(5...7) : random.int(1...3)
      }
      layout.groups = sizes.map { String($0) }.joined(separator: "-")
      if random.chance(20) { layout.suffix = random.pick("!", " kg") }
      let capacity = sizes.reduce(0, +)
      if random.chance(50) {
        let lengths = (1...capacity).filter { _ in random.chance(40) }
        if !lengths.isEmpty { layout.lengths = lengths }
      }
      if index < count - 1 && random.chance(85) {
        let known = [
          "1", "2", "12", "11-13", "21-23", "2[13]", "[12]3", "3", "111-122", "123", "31",
        ]
        layout.when = (0..<random.int(1...2)).compactMap { _ in
          random.pick(from: known.filter { $0.split(separator: "-")[0].count <= capacity })
        }
      }
      alternatives.append(layout)
    }
    return MaskDefinition(own, alternatives: alternatives)
  }

  private static func groups(
    _ random: inout RandomSource, isAlternative: Bool = false
  ) -> LayoutDefinition {
    var layout = LayoutDefinition()
    let sizes = (0..<random.int(1...4)).map { _ in random.int(1...(random.chance(10) ? 6 : 3)) }
    var notation = sizes.map { String($0) }.joined(separator: "-")
    let sum = sizes.reduce(0, +)
    var most = sum
    if random.chance(20) {
      notation += "..."
      most = random.int(1...(sum + 5))
      layout.maxDigits = most
    } else if random.chance(15) {
      most = random.int(1...sum)
      layout.maxDigits = most
    }
    layout.groups = notation
    if random.chance(35) {
      layout.accept = random.pick("digit", "letter", "alphanumeric", "hex", nil)
      if random.chance(40) { layout.accept = random.pick(from: sets) }
    }
    if random.chance(30) { layout.prefix = random.pick(from: literals) }
    if random.chance(30) { layout.suffix = random.pick(from: literals) }
    let gaps = gapCount(sizes: sizes, repeats: notation.hasSuffix("..."), most: most)
    if random.chance(isAlternative ? 30 : 50) {
      layout.separator = random.chance(15) ? "" : random.pick(from: literals)
    } else if random.chance(40) && gaps > 0 {
      layout.separators = (0..<gaps).map { _ in
        random.chance(15) ? "" : random.pick(from: literals) ?? " "
      }
    }
    addLengths(&layout, &random)
    return layout
  }

  private static func gapCount(sizes: [Int], repeats: Bool, most: Int) -> Int {
    var groups = 0
    var left = most
    while left > 0 {
      guard groups < sizes.count || repeats else { break }
      left -= groups < sizes.count ? sizes[groups] : sizes.last ?? left
      groups += 1
    }
    return groups - 1
  }

  /// A pattern of a few characters that are data in one place and printed in another.
  private static func narrowPattern(_ random: inout RandomSource) -> LayoutDefinition {
    var layout = LayoutDefinition()
    layout.classes = [
      ClassDefinition(symbol: "X", set: random.pick("1", "12", "1a")),
      ClassDefinition(symbol: "Y", set: random.pick("2", "1-2", "a", "2a")),
    ]
    let symbols = ["X", "Y", "X", "Y", "#", "@", "1", "2", "a", "1", "-"]
    var pattern = ""
    for _ in 0..<random.int(1...9) { pattern += random.pick(from: symbols) ?? "X" }
    if !pattern.contains(where: { "XY#@".contains($0) }) { pattern += "X" }
    layout.pattern = pattern
    addLengths(&layout, &random)
    return layout
  }

  private static func pattern(_ random: inout RandomSource) -> LayoutDefinition {
    if random.chance(30) { return narrowPattern(&random) }
    var layout = LayoutDefinition()
    var classes: [ClassDefinition] = []
    if random.chance(50) {
      classes.append(ClassDefinition(symbol: "X", set: random.pick(from: sets) ?? "x"))
    }
    if random.chance(25) {
      classes.append(ClassDefinition(symbol: "\u{1D4A9}", set: random.pick(from: sets) ?? "x"))
    }
    let special = ["#", "@", "*", "\\"] + classes.map(\.symbol)
    var slots = ["#", "@", "#", "*"] + classes.map(\.symbol)
    if random.chance(30) { slots = [random.pick(from: slots) ?? "#"] }
    var pattern = ""
    var count = 0
    let wanted = random.int(1...6)
    while count < wanted || random.chance(30) {
      if count < wanted && random.chance(65) {
        pattern += random.pick(from: slots) ?? "#"
        count += 1
      } else {
        for scalar in (random.pick(from: literals) ?? "-").unicodeScalars {
          if special.contains(String(scalar)) { pattern += "\\" }
          pattern.unicodeScalars.append(scalar)
        }
      }
    }
    layout.pattern = pattern
    if !classes.isEmpty { layout.classes = classes }
    addLengths(&layout, &random)
    return layout
  }

  private static func addLengths(_ layout: inout LayoutDefinition, _ random: inout RandomSource) {
    guard random.chance(35) else { return }
    let compiled = ReferenceNotation.layout(layout)
    let suffix = compiled.literals.suffix(
      compiled.tokens.reversed().prefix { if case .literal = $0 { true } else { false } }.count)
    // A suffix that could be data is only allowed behind a full value.
    guard !suffix.contains(where: { scalar in compiled.slots.contains { $0.accepts(scalar) } })
    else { return }
    let lengths = (1...compiled.capacity).filter { _ in random.chance(50) }
    if !lengths.isEmpty { layout.lengths = lengths }
  }

  /// Beginnings that the first slots accept, and that overlap with those of other layouts.
  private static func beginnings(
    _ layout: ReferenceLayout, _ random: inout RandomSource
  ) -> [String] {
    var found: [String] = []
    for _ in 0..<random.int(1...3) {
      let length = random.int(1...min(3, layout.capacity))
      var places: [String] = []
      var isDigits = true
      for slot in layout.slots.prefix(length) {
        let choices = RandomText.scalars(for: slot).filter {
          !"[]-".unicodeScalars.contains($0)
        }
        guard let scalar = random.pick(from: choices) else { break }
        isDigits = isDigits && ReferenceText.isASCIIDigit(scalar)
        if random.chance(20), let other = random.pick(from: choices) {
          places.append("[\(scalar)\(other)]")
          isDigits = false
        } else {
          places.append(String(scalar))
        }
      }
      guard !places.isEmpty else { continue }
      let low = places.joined()
      if isDigits && random.chance(30) {
        let high = String(
          low.unicodeScalars.map { _ in Character(random.pick("2", "3", "9")) })
        let accepted = zip(layout.slots, high.unicodeScalars).allSatisfy { $0.accepts($1) }
        if low <= high && accepted {
          found.append("\(low)-\(high)")
          continue
        }
      }
      found.append(low)
    }
    return found.isEmpty ? ["1"] : found
  }
}
