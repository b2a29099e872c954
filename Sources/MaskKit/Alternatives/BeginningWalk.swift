/// Walks the states of a ``BeginningAutomaton`` that values of some classes can come to, one level
/// a character.
struct BeginningWalk {
  let automaton: BeginningAutomaton
  /// The classes whose members the values hold.
  private let classes: [CharacterClass]
  private let areDigitsOnly: Bool
  private var level: [Int32] = []
  private var nextLevel: [Int32] = []
  private var isFound: [Bool]
  /// How many more states and edges may be looked at.
  private(set) var budget: Int

  init(_ automaton: BeginningAutomaton, _ classes: [CharacterClass], budget: Int) {
    self.automaton = automaton
    self.budget = budget
    self.classes = classes
    areDigitsOnly = classes.allSatisfy { CharacterClass.digit.isSuperset(of: $0) }
    isFound = [Bool](repeating: false, count: automaton.states.count)
  }

  /// Calls `body` with each state's answer, with its depth, and with whether longer values stay
  /// there too, until it returns false. The empty value is left out.
  ///
  /// Returns false if that would take too many steps.
  mutating func forEach(
    _ body: (_ answer: Int, _ depth: Int, _ isSettled: Bool) -> Bool
  ) -> Bool {
    // The answers that were shown on this level already, unsettled and settled.
    var shown = [Int](repeating: 0, count: automaton.answers.count * 2)
    nextLevel = []
    findTargets(of: 0)
    var depth = 1
    while !nextLevel.isEmpty {
      swap(&level, &nextLevel)
      nextLevel.removeAll(keepingCapacity: true)
      for state in level {
        budget -= 1
        if budget < 0 { return false }
        let answer = Int(automaton.states[Int(state)].answer)
        let isSettled = automaton.isSettled(Int(state))
        let place = answer * 2 + (isSettled ? 1 : 0)
        if shown[place] != depth {
          shown[place] = depth
          guard body(answer, depth, isSettled) else { return true }
        }
        if !isSettled { findTargets(of: Int(state)) }
      }
      depth += 1
    }
    return true
  }

  /// Adds the states behind one more character to the next level.
  private mutating func findTargets(of index: Int) {
    let state = automaton.states[index]
    if state.digits >= 0 {
      for digit in 0..<10 where takes(0x30 + UInt32(digit)...0x30 + UInt32(digit)) {
        find(automaton.digits[Int(state.digits) + digit])
      }
      if areDigitsOnly { return }
    }
    // What stands before, between and behind the edges leads elsewhere.
    var next: UInt32 = 0
    for edge in automaton.edges[Int(state.edges.lowerBound)..<Int(state.edges.upperBound)] {
      if next < edge.first { findOtherwise(state, next...edge.first - 1) }
      budget -= 1
      if !isFound[Int(edge.target)], takes(edge.first...edge.last) { find(edge.target) }
      next = edge.last + 1
    }
    if next <= 0x10FFFF { findOtherwise(state, next...0x10FFFF) }
  }

  private mutating func findOtherwise(_ state: BeginningAutomaton.State, _ gap: ClosedRange<UInt32>)
  {
    if isFound[Int(state.otherwise)] { return }
    var isTaken = false
    if state.digits >= 0, gap.lowerBound <= 0x39, gap.upperBound >= 0x30 {
      // The digits have their own targets.
      if gap.lowerBound < 0x30 { isTaken = takes(gap.lowerBound...0x2F) }
      if !isTaken, gap.upperBound > 0x39 { isTaken = takes(0x3A...gap.upperBound) }
    } else {
      isTaken = takes(gap)
    }
    if isTaken { find(state.otherwise) }
  }

  private func takes(_ range: ClosedRange<UInt32>) -> Bool {
    classes.contains { $0.intersects(range) }
  }

  private mutating func find(_ state: Int32) {
    guard !isFound[Int(state)] else { return }
    isFound[Int(state)] = true
    nextLevel.append(state)
  }
}

extension BeginningAutomaton {
  /// Whether nothing changes any more in a state, whatever comes.
  func isSettled(_ state: Int) -> Bool {
    let from = states[state]
    return Int(from.otherwise) == state && from.digits < 0 && from.edges.isEmpty
  }
}
