/// Builds a ``BeginningAutomaton``, level by level: one level a character of the beginnings.
///
/// A state under construction is the set of beginnings that are still open, each with the place
/// in its digit range, and the set of alternatives that have answered yes. Equal states of one
/// level are made once.
struct AutomatonBuilder {
  /// More states than this are refused.
  static let greatestStateCount = 1 << 20
  /// A level whose states hold more open beginnings than this together is refused too.
  static let greatestOpenCount = 1 << 22

  /// A beginning that the characters so far have followed.
  private struct Item: Hashable {
    var beginning: Int32
    /// For a range: the characters so far equal the low end.
    var isLow: Bool
    /// For a range: the characters so far equal the high end.
    var isHigh: Bool
  }

  private struct Key: Hashable {
    var open: [Item]
    var yes: [UInt8]
  }

  /// A range of scalars and the item that it leads to.
  private struct Branch {
    var first: UInt32
    var last: UInt32
    var item: Item
  }

  /// A beginning and the alternative that has it.
  private struct Entry {
    var alternative: UInt8
    var beginning: Beginning
  }

  private let beginnings: [Entry]
  private let unconditional: [UInt8]
  private var automaton = BeginningAutomaton()
  private var answerIndices: [BeginningAutomaton.Answer: Int32] = [:]
  private var settled: [[UInt8]: Int32] = [:]

  /// - Parameter when: the beginnings of each alternative; `nil` for one without `when`.
  init(when: [[Beginning]?]) {
    var beginnings: [Entry] = []
    var unconditional: [UInt8] = []
    for (index, list) in when.enumerated() {
      let alternative = UInt8(truncatingIfNeeded: index)
      if let list {
        beginnings.append(contentsOf: list.map { Entry(alternative: alternative, beginning: $0) })
      } else {
        unconditional.append(alternative)
      }
    }
    self.beginnings = beginnings
    self.unconditional = unconditional
  }

  /// The automaton; `nil` if the beginnings overlap in more ways than can be kept.
  mutating func build() -> BeginningAutomaton? {
    guard !beginnings.isEmpty else { return .unconditional(count: unconditional.count) }
    let start = Key(
      open: beginnings.indices.map {
        Item(beginning: Int32(truncatingIfNeeded: $0), isLow: true, isHigh: true)
      }, yes: [])
    var level = [start]
    _ = addState(start)
    var depth = 0
    var firstOfLevel = 0
    while !level.isEmpty {
      var nextLevel: [Key] = []
      var known: [Key: Int32] = [:]
      var openCount = 0
      for (index, key) in level.enumerated() {
        let before = nextLevel.count
        let targets = edges(of: key, depth: depth, known: &known, next: &nextLevel)
        openCount += nextLevel[before...].reduce(0) { $0 + $1.open.count }
        guard automaton.states.count <= Self.greatestStateCount,
          openCount <= Self.greatestOpenCount
        else { return nil }
        link(firstOfLevel + index, key, targets)
      }
      level = nextLevel
      firstOfLevel = automaton.states.count - nextLevel.count
      // Settled states stand apart, so that the states of a level follow each other.
      depth += 1
    }
    settleAll()
    return automaton
  }
}

extension AutomatonBuilder {
  /// The edges of a state, in order and apart; the targets are made if they are new.
  private mutating func edges(
    of key: Key, depth: Int, known: inout [Key: Int32], next: inout [Key]
  ) -> [BeginningAutomaton.Edge] {
    var branches: [Branch] = []
    for item in key.open { addBranches(of: item, depth: depth, to: &branches) }
    branches.sort { $0.first < $1.first }
    var bounds: [UInt32] = []
    for branch in branches {
      bounds.append(branch.first)
      bounds.append(branch.last + 1)
    }
    bounds.sort()

    var edges: [BeginningAutomaton.Edge] = []
    var active: [Branch] = []
    var waiting = branches[...]
    for (index, bound) in bounds.enumerated() where index == 0 || bounds[index - 1] != bound {
      active.removeAll { $0.last < bound }
      while let branch = waiting.first, branch.first <= bound {
        active.append(branch)
        waiting.removeFirst()
      }
      guard !active.isEmpty, let end = bounds[index...].first(where: { $0 > bound }) else {
        continue
      }
      let target = state(
        for: follow(active, from: key, depth: depth), known: &known, next: &next)
      if let last = edges.last, last.last + 1 == bound, last.target == target {
        edges[edges.count - 1].last = end - 1
      } else {
        edges.append(.init(first: bound, last: end - 1, target: target))
      }
    }
    return edges
  }

  /// The scalars that carry an item on.
  private func addBranches(of item: Item, depth: Int, to branches: inout [Branch]) {
    let beginning = beginnings[Int(item.beginning)].beginning
    guard !beginning.highest.isEmpty else {
      for range in beginning.elements[depth].ranges {
        branches.append(Branch(first: range.lowerBound, last: range.upperBound, item: item))
      }
      return
    }
    let low = item.isLow ? beginning.elements[depth].ranges[0].lowerBound : 0x30
    let high = item.isHigh ? beginning.highest[depth] : 0x39
    for digit in low...max(low, high) {
      let next = Item(
        beginning: item.beginning,
        isLow: item.isLow && digit == low, isHigh: item.isHigh && digit == high)
      branches.append(Branch(first: digit, last: digit, item: next))
    }
  }

  /// The state behind one character that all `branches` allow.
  private func follow(_ branches: [Branch], from key: Key, depth: Int) -> Key {
    var open: Set<Item> = []
    var yes = Set(key.yes)
    for branch in branches {
      let entry = beginnings[Int(branch.item.beginning)]
      if entry.beginning.elements.count == depth + 1 {
        yes.insert(entry.alternative)
      } else {
        open.insert(branch.item)
      }
    }
    return Key(
      open: open.sorted { a, b in
        (a.beginning, a.isLow ? 1 : 0, a.isHigh ? 1 : 0)
          < (b.beginning, b.isLow ? 1 : 0, b.isHigh ? 1 : 0)
      }, yes: yes.sorted())
  }

  private mutating func state(
    for key: Key, known: inout [Key: Int32], next: inout [Key]
  ) -> Int32 {
    if key.open.isEmpty { return settledState(key.yes) }
    if let state = known[key] { return state }
    let state = addState(key)
    known[key] = state
    next.append(key)
    return state
  }

  /// The state from which nothing changes any more: a placeholder, counted from -1 down, until
  /// all others have their numbers.
  private mutating func settledState(_ yes: [UInt8]) -> Int32 {
    if let state = settled[yes] { return state }
    let state = Int32(-1 - settled.count)
    settled[yes] = state
    return state
  }

  private mutating func addState(_ key: Key) -> Int32 {
    let index = Int32(automaton.states.count)
    let open = Set(key.open.map { beginnings[Int($0.beginning)].alternative })
    automaton.states.append(
      .init(answer: answer(yes: key.yes, may: open), otherwise: 0, digits: -1, edges: 0..<0))
    return index
  }

  private mutating func answer(yes: [UInt8], may: Set<UInt8>) -> Int32 {
    // An alternative without `when` takes part only if none with one answers yes.
    let sure = yes.isEmpty ? unconditional : yes
    let answer = BeginningAutomaton.Answer(
      yes: sure, open: may.union(sure).sorted())
    if let index = answerIndices[answer] { return index }
    let index = Int32(automaton.answers.count)
    automaton.answers.append(answer)
    answerIndices[answer] = index
    return index
  }

  private mutating func link(_ state: Int, _ key: Key, _ targets: [BeginningAutomaton.Edge]) {
    let otherwise = settledState(key.yes)
    automaton.states[state].otherwise = otherwise
    let first = Int32(automaton.edges.count)
    var digits = [Int32](repeating: otherwise, count: 10)
    var hasDigits = false
    for edge in targets {
      for digit in 0..<10 where edge.first...edge.last ~= UInt32(0x30 + digit) {
        digits[digit] = edge.target
        hasDigits = true
      }
      // An edge for digits alone is not needed twice.
      if edge.first < 0x30 || edge.last > 0x39 { automaton.edges.append(edge) }
    }
    if hasDigits {
      automaton.states[state].digits = Int32(automaton.digits.count)
      automaton.digits.append(contentsOf: digits)
    }
    automaton.states[state].edges = first..<Int32(automaton.edges.count)
  }

  /// Gives the settled states their numbers, behind all others.
  private mutating func settleAll() {
    let base = Int32(automaton.states.count)
    func resolve(_ target: Int32) -> Int32 { target < 0 ? base + (-1 - target) : target }
    for index in automaton.states.indices {
      automaton.states[index].otherwise = resolve(automaton.states[index].otherwise)
    }
    for index in automaton.digits.indices {
      automaton.digits[index] = resolve(automaton.digits[index])
    }
    for index in automaton.edges.indices {
      automaton.edges[index].target = resolve(automaton.edges[index].target)
    }
    for (yes, placeholder) in settled.sorted(by: { $0.value > $1.value }) {
      let own = resolve(placeholder)
      automaton.states.append(
        .init(answer: answer(yes: yes, may: []), otherwise: own, digits: -1, edges: 0..<0))
    }
  }
}
