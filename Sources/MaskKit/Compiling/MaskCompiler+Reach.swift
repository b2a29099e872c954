extension MaskCompiler {
  /// Alternatives that can never be chosen, whatever a value holds and however long it is.
  mutating func reportUnreachable(_ automaton: BeginningAutomaton) {
    guard layouts.count > 1 else { return }
    var isReachable = [Bool](repeating: false, count: layouts.count)
    for answer in automaton.answers {
      for alternative in answer.open
      where !isReachable[Int(alternative)] && isChosen(alternative, in: answer) {
        isReachable[Int(alternative)] = true
      }
    }
    for index in layouts.indices where !isReachable[index] {
      report(
        "unreachable", alternative: index, key: "",
        "this alternative can never be chosen: earlier ones take all its beginnings and lengths")
    }
  }

  /// Whether some value with this answer may choose an alternative. Where that can't be said, it
  /// may.
  private func isChosen(
    _ alternative: UInt8, in answer: BeginningAutomaton.Answer
  ) -> Bool {
    // Every value with this answer is longer than the layout.
    if answer.depth > layouts[Int(alternative)].capacity { return false }
    return isFirstThatFits(alternative, in: answer) || isFirstComplete(alternative, in: answer)
  }

  /// Whether no earlier open alternative has room for all that this one takes.
  private func isFirstThatFits(
    _ alternative: UInt8, in answer: BeginningAutomaton.Answer
  ) -> Bool {
    let own = layouts[Int(alternative)]
    for other in answer.open where other < alternative {
      let layout = layouts[Int(other)]
      if layout.capacity >= own.capacity, takesAll(layout, of: own) { return false }
    }
    return true
  }

  /// Whether the alternative answers yes and has a length that no earlier one has.
  private func isFirstComplete(
    _ alternative: UInt8, in answer: BeginningAutomaton.Answer
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
    for length in own.lengths where Int(length) >= answer.depth {
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
