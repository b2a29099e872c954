extension MaskCompiler {
  /// Alternatives that can never be chosen, whatever a value holds and however long it is.
  mutating func reportUnreachable(_ automaton: BeginningAutomaton) {
    guard layouts.count > 1 else { return }
    var reach = AlternativeReach(layouts, classes)
    reach.find(automaton)
    for index in layouts.indices where !reach.isReachable[index] {
      report(
        "unreachable", alternative: index, key: "",
        "this alternative can never be chosen: earlier ones take all its beginnings and lengths")
    }
  }
}

/// Which alternatives some value may choose. In a uniform mask that is said exactly; where slots
/// can be passed over, or it would take too long, what can't be ruled out counts as reachable.
struct AlternativeReach {
  private let layouts: [Layout]
  private let classes: [CharacterClass]
  private(set) var isReachable: [Bool]
  /// How many steps may still be made before exactness is given up.
  private var budget = 1 << 18

  init(_ layouts: [Layout], _ classes: [CharacterClass]) {
    self.layouts = layouts
    self.classes = classes
    isReachable = [Bool](repeating: false, count: layouts.count)
  }

  /// Looks at all answers that values have.
  mutating func find(_ automaton: BeginningAutomaton) {
    // The empty value has the first one.
    isReachable[0] = true
    var done: [UInt64] = []
    for layout in layouts where !done.contains(layout.classesFrom[0]) {
      done.append(layout.classesFrom[0])
      find(automaton, taking: layout.classesFrom[0])
    }
  }

  /// Looks at the alternatives whose slots have the classes `taken`, a bit each: only their
  /// members are in a value that fits one.
  private mutating func find(_ automaton: BeginningAutomaton, taking taken: UInt64) {
    var wanted = 0
    for index in layouts.indices {
      if !isReachable[index], layouts[index].classesFrom[0] == taken { wanted += 1 }
    }
    if wanted == 0 { return }
    let greatest = GroupNotation.greatestCapacity
    let members = classes.indices.filter { taken >> UInt64($0) & 1 != 0 }.map { classes[$0] }
    var walk = BeginningWalk(automaton, members, budget: budget)
    let isWalked = walk.forEach { answer, depth, isSettled in
      let lengths = depth...(isSettled ? max(depth, greatest) : depth)
      wanted -= look(at: automaton.answers[answer], taken, lengths)
      return wanted > 0
    }
    budget = min(budget, walk.budget)
    if isWalked { return }
    for answer in automaton.answers where wanted > 0 && answer.depth <= greatest {
      wanted -= look(at: answer, taken, answer.depth...greatest)
    }
  }

  /// Takes note of those that a value with this answer and one of these lengths chooses. Returns
  /// how many are new.
  private mutating func look(
    at answer: BeginningAutomaton.Answer, _ taken: UInt64, _ lengths: ClosedRange<Int>
  ) -> Int {
    var found = 0
    for alternative in answer.open {
      let index = Int(alternative)
      guard !isReachable[index], layouts[index].classesFrom[0] == taken,
        isChosen(alternative, in: answer, lengths)
      else { continue }
      isReachable[index] = true
      found += 1
    }
    return found
  }

  /// Whether some value with this answer may choose an alternative.
  private mutating func isChosen(
    _ alternative: UInt8, in answer: BeginningAutomaton.Answer, _ lengths: ClosedRange<Int>
  ) -> Bool {
    guard lengths.lowerBound <= layouts[Int(alternative)].capacity else { return false }
    return isFirstComplete(alternative, in: answer, lengths)
      || isFirstThatFits(alternative, in: answer, lengths)
  }

  /// Whether no earlier open alternative has room for all that this one takes.
  private mutating func isFirstThatFits(
    _ alternative: UInt8, in answer: BeginningAutomaton.Answer, _ lengths: ClosedRange<Int>
  ) -> Bool {
    let own = layouts[Int(alternative)]
    guard classes.count == 1 else {
      for other in answer.open where other < alternative {
        let layout = layouts[Int(other)]
        if layout.capacity >= own.capacity, takesAll(layout, of: own) { return false }
      }
      return true
    }
    var length = lengths.lowerBound
    for other in answer.open where other < alternative {
      length = max(length, layouts[Int(other)].capacity + 1)
    }
    while length <= min(lengths.upperBound, own.capacity) {
      budget -= answer.yes.count
      if budget < 0 { return true }
      // One for which the value is complete would come first.
      if !answer.yes.contains(where: { layouts[Int($0)].isComplete(length) }) { return true }
      length += 1
    }
    return false
  }

  /// Whether the alternative answers yes and has a length that no earlier one has.
  private func isFirstComplete(
    _ alternative: UInt8, in answer: BeginningAutomaton.Answer, _ lengths: ClosedRange<Int>
  ) -> Bool {
    guard answer.yes.contains(alternative) else { return false }
    let own = layouts[Int(alternative)]
    var earlier: [Layout] = []
    for other in answer.yes where other < alternative {
      let layout = layouts[Int(other)]
      // Where slots are passed over, a value of few characters may reach far.
      if classes.count == 1 || layout.capacity >= own.capacity, takesAll(layout, of: own) {
        earlier.append(layout)
      }
    }
    for length in own.lengths where lengths.contains(Int(length)) {
      if !earlier.contains(where: { $0.isComplete(Int(length)) }) { return true }
    }
    return false
  }

  /// Whether every slot of a layout takes whatever the same slot of another one takes, as far as
  /// both reach.
  private func takesAll(_ layout: Layout, of other: Layout) -> Bool {
    if classes.count == 1 { return true }
    for slot in 0..<min(layout.capacity, other.capacity) {
      let own = layout.slots[slot]
      let others = other.slots[slot]
      if own != others, !classes[Int(own)].isSuperset(of: classes[Int(others)]) { return false }
    }
    return true
  }
}
