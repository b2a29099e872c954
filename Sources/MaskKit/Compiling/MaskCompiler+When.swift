extension MaskCompiler {
  /// Takes the beginnings of an alternative. `slots` are the classes of its slots, if they are
  /// known.
  mutating func addBeginnings(_ when: [String]?, _ alternative: Int?, slots: [UInt8]?) {
    guard let alternative else { return beginnings.addUnconditional(0) }
    guard let when else { return beginnings.addUnconditional(alternative) }
    if when.isEmpty {
      report(
        "when", alternative: alternative, key: "when", expected: "at least one beginning",
        "\"when\" needs at least one beginning; an alternative for all values has no \"when\"")
    }
    if when.count > Self.greatestBeginningCount {
      report(
        "when-count", alternative: alternative, key: "when", found: "\(when.count)",
        expected: "\(Self.greatestBeginningCount) or fewer",
        "an alternative can have \(Self.greatestBeginningCount) beginnings at the most, "
          + "not \(when.count)")
      return
    }
    let limit = slots?.count ?? GroupNotation.greatestCapacity
    for index in when.indices {
      do {
        try beginning.read(when[index], limit: limit)
        if let slots { checkAccepted(by: slots, alternative, element: index, when[index]) }
        if issueCount == 0 { beginnings.add(beginning, alternative: alternative) }
      } catch {
        report(error, when[index], alternative, element: index)
      }
    }
  }

  private mutating func report(
    _ fault: BeginningNotation.Fault, _ notation: String, _ alternative: Int?, element: Int
  ) {
    let (offset, expected, message): (Int?, String, String) =
      switch fault {
      case .empty:
        (nil, "characters, classes or a range", "a beginning can't be empty")
      case .unequalLengths:
        (
          nil, "two digit strings of one length",
          "the ends of the range \"\(notation)\" have different lengths"
        )
      case .reversed:
        (nil, "a range from low to high", "the range \"\(notation)\" runs backwards")
      case .openBracket(let offset):
        (offset, "\"]\"", "expected \"]\" behind \"[\"")
      case .danglingEscape(let offset):
        (offset, "a character behind \"\\\"", "expected a character behind \"\\\"")
      case .emptyClass(let offset):
        (offset, "characters or ranges", "a class can't be empty")
      case .reversedClass(let offset):
        (offset, "a range from low to high", "a range of the class runs backwards")
      }
    report(
      "when", alternative: alternative, key: "when", element: element, offset: offset,
      found: "\"\(notation)\"", expected: expected, message)
  }

  /// Whether the first slots take what the beginning that was read says.
  private mutating func checkAccepted(
    by slots: [UInt8], _ alternative: Int, element: Int, _ notation: String
  ) {
    for slot in beginning.places.indices {
      guard slot < slots.count else {
        report(
          "when-slots", alternative: alternative, key: "when", element: element,
          offset: beginning.offsets[slot], found: "\"\(notation)\"",
          expected: "\(slots.count) or fewer characters",
          "the beginning is longer than the layout, which has \(slots.count) slots")
        return
      }
      let index = Int(slots[slot])
      if beginning.isAccepted(beginning.places[slot], by: classes[index]) { continue }
      report(
        "when-slots", alternative: alternative, key: "when", element: element,
        offset: beginning.offsets[slot], found: "\"\(notation)\"",
        expected: "what slot \(slot + 1) accepts",
        "slot \(slot + 1) does not accept what \"\(notation)\" has there")
      return
    }
  }
}
