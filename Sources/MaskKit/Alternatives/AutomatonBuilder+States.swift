extension AutomatonBuilder {
  /// The state with these beginnings, which are the last ones of the next level.
  mutating func addState(open: Range<Int>, yes: AlternativeSet, depth: Int) -> Int32 {
    var hash = yes.hash(from: UInt64(truncatingIfNeeded: open.count))
    for index in open { hash = IndexTable.mix(hash, UInt64(nextOpen[index].bits)) }
    let same = known.find(hash) { index in
      let key = nextLevel[index]
      guard key.yes == yes, key.open.count == open.count else { return false }
      var (a, b) = (key.open.lowerBound, open.lowerBound)
      while b < open.upperBound {
        if nextOpen[a] != nextOpen[b] { return false }
        a += 1
        b += 1
      }
      return true
    }
    if let same {
      nextOpen.removeLast(open.count)
      return Int32(truncatingIfNeeded: nextLevel[same].state)
    }
    var may = AlternativeSet()
    for index in open { may.insert(list.beginnings[nextOpen[index].beginning].alternative) }
    let state = automaton.states.count
    let answer = answer(yes: yes, may: may, depth: depth)
    automaton.states.append(.init(answer: answer, otherwise: 0, digits: -1, edges: 0..<0))
    known.insert(hash, nextLevel.count)
    nextLevel.append(Key(state: state, open: open, yes: yes))
    return Int32(truncatingIfNeeded: state)
  }

  /// The state from which nothing changes any more.
  mutating func settledState(_ yes: AlternativeSet, depth: Int) -> Int32 {
    let hash = yes.hash(from: 0)
    if let index = settledTable.find(hash, { settled[$0].yes == yes }) {
      return settled[index].state
    }
    let state = Int32(truncatingIfNeeded: automaton.states.count)
    let answer = answer(yes: yes, may: AlternativeSet(), depth: depth)
    automaton.states.append(.init(answer: answer, otherwise: state, digits: -1, edges: 0..<0))
    settledTable.insert(hash, settled.count)
    settled.append((yes, state))
    return state
  }

  private mutating func answer(yes: AlternativeSet, may: AlternativeSet, depth: Int) -> Int32 {
    var sure = yes
    if yes.isEmpty {
      // An alternative without `when` takes part only if none with one answers yes.
      for alternative in list.unconditional { sure.insert(alternative) }
    }
    let open = may.union(sure)
    let hash = open.hash(from: sure.hash(from: 0))
    if let index = answerTable.find(
      hash, { answerSets[$0].sure == sure && answerSets[$0].open == open })
    {
      return Int32(truncatingIfNeeded: index)
    }
    let index = automaton.answers.count
    automaton.answers.append(
      BeginningAutomaton.Answer(yes: sure.members, open: open.members, depth: depth))
    answerTable.insert(hash, answerSets.count)
    answerSets.append((sure, open))
    return Int32(truncatingIfNeeded: index)
  }

  /// Gives a state its edges.
  mutating func link(_ key: Key, depth: Int) {
    let otherwise = settledState(key.yes, depth: depth + 1)
    automaton.states[key.state].otherwise = otherwise
    let first = Int32(truncatingIfNeeded: automaton.edges.count)
    var hasDigits = false
    for edge in edges {
      if edge.first <= 0x39, edge.last >= 0x30 {
        if !hasDigits {
          hasDigits = true
          automaton.states[key.state].digits = Int32(truncatingIfNeeded: automaton.digits.count)
          for _ in 0..<10 { automaton.digits.append(otherwise) }
        }
        let row = automaton.digits.count - 10
        for digit in max(edge.first, 0x30)...min(edge.last, 0x39) {
          automaton.digits[row + Int(digit - 0x30)] = edge.target
        }
      }
      // An edge for digits alone is not needed twice.
      if edge.first < 0x30 || edge.last > 0x39 { automaton.edges.append(edge) }
    }
    automaton.states[key.state].edges = first..<Int32(truncatingIfNeeded: automaton.edges.count)
  }
}
