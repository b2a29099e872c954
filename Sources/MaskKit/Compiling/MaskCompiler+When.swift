extension MaskCompiler {
  /// The beginnings of an alternative; `nil` for one without `when`.
  mutating func checkedBeginnings(
    _ when: [String]?, _ layout: Layout, _ alternative: Int?
  ) -> [Beginning]? {
    guard let when, alternative != nil else { return nil }
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
      return []
    }
    var beginnings: [Beginning] = []
    for (index, notation) in when.enumerated() {
      do {
        let beginning = try Beginning(notation)
        checkAccepted(beginning, layout, alternative, element: index, notation)
        beginnings.append(beginning)
      } catch {
        report(error, notation, alternative, element: index)
      }
    }
    return beginnings
  }

  private mutating func report(
    _ fault: Beginning.Fault, _ notation: String, _ alternative: Int?, element: Int
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

  /// Whether the first slots take what a beginning says.
  private mutating func checkAccepted(
    _ beginning: Beginning, _ layout: Layout, _ alternative: Int?, element: Int,
    _ notation: String
  ) {
    for (slot, place) in beginning.elements.enumerated() {
      guard slot < layout.capacity else {
        report(
          "when-slots", alternative: alternative, key: "when", element: element,
          offset: place.offset, found: "\"\(notation)\"",
          expected: "\(layout.capacity) or fewer characters",
          "the beginning is longer than the layout, which has \(layout.capacity) slots")
        return
      }
      let set = classes[Int(layout.slots[slot])]
      guard !place.ranges.contains(where: set.intersects) else { continue }
      report(
        "when-slots", alternative: alternative, key: "when", element: element,
        offset: place.offset, found: "\"\(notation)\"",
        expected: "what slot \(slot + 1) accepts",
        "slot \(slot + 1) does not accept what \"\(notation)\" has there")
      return
    }
  }

  /// Alternatives that can never be chosen: wherever one of their beginnings answers yes, or
  /// without `when` always, earlier ones take each of their lengths.
  mutating func reportUnreachable(_ automaton: BeginningAutomaton) {
    guard layouts.count > 1 else { return }
    var isReachable = [Bool](repeating: false, count: layouts.count)
    for answer in automaton.answers {
      for alternative in answer.yes
      where !isReachable[Int(alternative)] && !isCovered(alternative, by: answer.yes) {
        isReachable[Int(alternative)] = true
      }
    }
    for (index, isReachable) in isReachable.enumerated() where !isReachable {
      report(
        "unreachable", alternative: index, key: "",
        "this alternative can never be chosen: earlier ones take all its beginnings and lengths")
    }
  }

  private func isCovered(_ alternative: UInt8, by others: [UInt8]) -> Bool {
    let own = layouts[Int(alternative)]
    var lengths = Set(own.lengths)
    var isPartCovered = false
    for other in others where other < alternative {
      let layout = layouts[Int(other)]
      guard layout.takesAll(of: own, classes: classes) else { continue }
      isPartCovered = isPartCovered || layout.capacity >= own.capacity
      lengths.subtract(layout.lengths)
    }
    return lengths.isEmpty && isPartCovered
  }
}

extension Layout {
  /// Whether every slot takes whatever the same slot of `other` takes, as far as both reach.
  fileprivate func takesAll(of other: Layout, classes: [CharacterClass]) -> Bool {
    zip(slots, other.slots).allSatisfy { own, others in
      own == others || classes[Int(own)].isSuperset(of: classes[Int(others)])
    }
  }
}
