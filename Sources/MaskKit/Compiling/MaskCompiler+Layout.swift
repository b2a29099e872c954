extension MaskCompiler {
  /// Compiles one layout: its own keys, else those of the mask.
  mutating func compileLayout(_ own: LayoutDefinition, alternative: Int?) {
    let before = errorCount
    let defaults = alternative == nil ? LayoutDefinition() : definition.layout
    var builder = LayoutBuilder()
    switch (own.groups, own.pattern) {
    case (let groups?, nil):
      addGroups(groups, own, defaults, alternative, to: &builder)
    case (nil, let pattern?):
      checkGroupOnlyKeys(own, alternative)
      addPattern(pattern, own.classes ?? defaults.classes ?? [], alternative, to: &builder)
    case (nil, nil):
      report(
        "layout", alternative: alternative, key: "", expected: "\"groups\" or \"pattern\"",
        alternative == nil
          ? "a mask needs \"groups\", \"pattern\" or \"alternatives\""
          : "an alternative needs \"groups\" or \"pattern\"")
    case (_?, _?):
      report(
        "exclusive-keys", alternative: alternative, key: "pattern",
        "\"groups\" and \"pattern\" exclude each other")
    }
    guard errorCount == before else { return }
    let key = own.groups != nil ? "groups" : "pattern"
    guard !builder.slots.isEmpty else {
      report(
        "capacity", alternative: alternative, key: key, found: "0",
        expected: "1 to \(GroupNotation.greatestCapacity) slots",
        "a layout needs at least one slot")
      return
    }
    guard builder.slots.count <= GroupNotation.greatestCapacity else {
      report(
        "capacity", alternative: alternative, key: own.maxDigits != nil ? "maxDigits" : key,
        expected: "1 to \(GroupNotation.greatestCapacity) slots",
        "a layout can have \(GroupNotation.greatestCapacity) slots at the most")
      return
    }
    guard builder.literalLength <= LayoutBuilder.greatestLiteralLength else {
      report(
        "literal-length", alternative: alternative, key: key,
        expected: "\(LayoutBuilder.greatestLiteralLength) bytes or fewer",
        "the literals of a layout can have \(LayoutBuilder.greatestLiteralLength) bytes of UTF-8 "
          + "at the most")
      return
    }
    let lengths = checkedLengths(own, defaults, alternative, capacity: builder.slots.count)
    let layout = builder.build(lengths: lengths, folding: folding)
    checkSuffix(layout, own, alternative)
    beginnings.append(checkedBeginnings(own.when, layout, alternative))
    layouts.append(layout)
  }

  /// Keys that say something about `groups` only.
  private mutating func checkGroupOnlyKeys(_ own: LayoutDefinition, _ alternative: Int?) {
    let keys = [
      ("separator", own.separator != nil), ("separators", own.separators != nil),
      ("prefix", own.prefix != nil), ("suffix", own.suffix != nil),
      ("accept", own.accept != nil), ("maxDigits", own.maxDigits != nil),
    ]
    for (key, isThere) in keys where isThere {
      report(
        "exclusive-keys", alternative: alternative, key: key,
        "\"\(key)\" goes with \"groups\" only: a pattern shows its literals itself")
    }
  }

  private mutating func checkedLengths(
    _ own: LayoutDefinition, _ defaults: LayoutDefinition, _ alternative: Int?, capacity: Int
  ) -> [UInt16] {
    let home = own.lengths != nil ? alternative : nil
    guard let lengths = own.lengths ?? defaults.lengths else { return [UInt16(capacity)] }
    if lengths.isEmpty {
      report(
        "lengths", alternative: home, key: "lengths", expected: "at least one length",
        "\"lengths\" needs at least one length")
    }
    var checked: [UInt16] = []
    for (index, length) in lengths.enumerated() {
      if 1...capacity ~= length {
        checked.append(UInt16(length))
      } else {
        report(
          "lengths", alternative: home, key: "lengths", element: index, found: "\(length)",
          expected: "1 to \(capacity)",
          "a length has to be between 1 and the capacity, \(capacity), not \(length)")
      }
    }
    return Set(checked).sorted()
  }

  /// A suffix behind a value that could go on must not look like more of it.
  private mutating func checkSuffix(
    _ layout: Layout, _ own: LayoutDefinition, _ alternative: Int?
  ) {
    guard let shortest = layout.lengths.first, Int(shortest) < layout.capacity else { return }
    for scalar in layout.folded.literal(layout.capacity).unicodeScalars {
      guard layout.slots.contains(where: { classes[Int($0)].contains(scalar.value) }) else {
        continue
      }
      let key = own.pattern != nil ? "pattern" : "suffix"
      let home = own.pattern == nil && own.suffix == nil ? nil : alternative
      report(
        "suffix", alternative: home, key: key, found: "\"\(scalar)\"",
        expected: "characters that no slot accepts",
        "a slot accepts \"\(scalar)\" of the suffix, and a shorter value is complete too")
      return
    }
  }
}
