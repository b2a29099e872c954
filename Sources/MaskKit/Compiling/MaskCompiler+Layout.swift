extension MaskCompiler {
  /// Compiles one layout: its own keys, else those of the mask. What is wrong with one key does
  /// not keep the others from being judged.
  mutating func compileLayout(_ own: LayoutDefinition, alternative: Int?) {
    let before = issueCount
    let defaults = alternative == nil ? LayoutDefinition() : definition.layout
    var builder = LayoutBuilder()
    var areSlotsKnown = false
    switch (own.groups, own.pattern) {
    case (let groups?, nil):
      areSlotsKnown = addGroups(groups, own, defaults, alternative, to: &builder)
    case (nil, let pattern?):
      checkGroupOnlyKeys(own, alternative)
      areSlotsKnown = addPattern(pattern, own, alternative, to: &builder)
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
    areSlotsKnown = areSlotsKnown && checkSize(builder, own, alternative)
    let slots = areSlotsKnown ? builder.slots : nil
    let lengths = checkedLengths(own, defaults, alternative, capacity: slots?.count)
    // The error of a class that is one too many comes later; until then its slots are not judged.
    let areClassesKept = classes.count <= Self.greatestClassCount
    addBeginnings(own.when, alternative, slots: areClassesKept ? slots : nil)
    guard areSlotsKnown, areClassesKept, !lengths.isEmpty else { return }
    guard builder.literalLength <= LayoutBuilder.greatestLiteralLength else { return }
    let layout = builder.build(lengths: lengths, folding: folding)
    checkSuffix(layout, own, alternative)
    if issueCount == before { layouts.append(layout) }
  }

  /// Whether the number of slots is one that a layout can have.
  private mutating func checkSize(
    _ builder: LayoutBuilder, _ own: LayoutDefinition, _ alternative: Int?
  ) -> Bool {
    let key = own.groups != nil ? "groups" : "pattern"
    let limit = GroupNotation.greatestCapacity
    if builder.literalLength > LayoutBuilder.greatestLiteralLength {
      reportLiteralLength(key: key, alternative)
    }
    if builder.slots.isEmpty {
      report(
        "capacity", alternative: alternative, key: key, found: "0",
        expected: "1 to \(limit) slots", "a layout needs at least one slot")
      return false
    }
    if builder.slots.count > limit {
      report(
        "capacity", alternative: alternative, key: own.maxDigits != nil ? "maxDigits" : key,
        expected: "1 to \(limit) slots", "a layout can have \(limit) slots at the most")
      return false
    }
    return true
  }

  mutating func reportLiteralLength(key: String, _ alternative: Int?) {
    report(
      "literal-length", alternative: alternative, key: key,
      expected: "\(LayoutBuilder.greatestLiteralLength) bytes or fewer",
      "the literals of a layout can have \(LayoutBuilder.greatestLiteralLength) bytes of UTF-8 "
        + "at the most")
  }

  /// Keys that say something about `groups` only.
  private mutating func checkGroupOnlyKeys(_ own: LayoutDefinition, _ alternative: Int?) {
    guard
      own.separator != nil || own.separators != nil || own.prefix != nil || own.suffix != nil
        || own.accept != nil || own.maxDigits != nil
    else { return }
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

  /// The complete lengths in order. Without a capacity, those are judged that no layout has.
  private mutating func checkedLengths(
    _ own: LayoutDefinition, _ defaults: LayoutDefinition, _ alternative: Int?, capacity: Int?
  ) -> [UInt16] {
    let home = own.lengths != nil ? alternative : nil
    let greatest = capacity ?? GroupNotation.greatestCapacity
    guard let lengths = own.lengths ?? defaults.lengths else { return [UInt16(greatest)] }
    if lengths.isEmpty {
      report(
        "lengths", alternative: home, key: "lengths", expected: "at least one length",
        "\"lengths\" needs at least one length")
    }
    var checked: [UInt16] = []
    var isSorted = true
    for (index, length) in lengths.enumerated() {
      if 1...greatest ~= length {
        let length = UInt16(length)
        if let last = checked.last, last >= length { isSorted = false }
        // A list longer than all lengths there are repeats some; sorting it now and then keeps it
        // short.
        if checked.count > 2 * GroupNotation.greatestCapacity { checked = Self.unique(checked) }
        checked.append(length)
      } else {
        report(
          "lengths", alternative: home, key: "lengths", element: index, found: "\(length)",
          expected: "1 to \(greatest)",
          "a length has to be between 1 and the capacity, \(greatest), not \(length)")
      }
    }
    return isSorted ? checked : Self.unique(checked)
  }

  private static func unique(_ lengths: [UInt16]) -> [UInt16] {
    var unique: [UInt16] = []
    for length in lengths.sorted() where unique.last != length { unique.append(length) }
    return unique
  }

  /// A suffix behind a value that could go on must not look like more of it.
  private mutating func checkSuffix(
    _ layout: Layout, _ own: LayoutDefinition, _ alternative: Int?
  ) {
    guard let shortest = layout.lengths.first, Int(shortest) < layout.capacity else { return }
    for scalar in layout.folded.literal(layout.capacity).unicodeScalars {
      guard isAccepted(scalar.value, by: layout) else { continue }
      let key = own.pattern != nil ? "pattern" : "suffix"
      let home = own.pattern == nil && own.suffix == nil ? nil : alternative
      report(
        "suffix", alternative: home, key: key, found: "\"\(scalar)\"",
        expected: "characters that no slot accepts",
        "a slot accepts \"\(scalar)\" of the suffix, and a shorter value is complete too")
      return
    }
  }

  private func isAccepted(_ scalar: UInt32, by layout: Layout) -> Bool {
    for index in classes.indices where layout.classesFrom[0] >> UInt64(index) & 1 != 0 {
      if classes[index].contains(scalar) { return true }
    }
    return false
  }
}
