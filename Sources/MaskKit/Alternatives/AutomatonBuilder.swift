/// Builds a ``BeginningAutomaton``, level by level: one level a character of the beginnings.
///
/// A state under construction is the list of beginnings that are still open, each with the place
/// in its digit range, and the set of alternatives that have answered yes. Equal states of one
/// level are made once. All lists are flat and are used again from state to state.
struct AutomatonBuilder {
  /// More states than this are refused.
  static let greatestStateCount = 1 << 22
  /// How many open beginnings all states together may have. That is enough for as many beginnings
  /// as a mask can have, of ordinary length.
  var greatestOpenCount = 1 << 24

  /// A state whose edges are not there yet.
  struct Key {
    /// The index of the state.
    var state: Int
    /// The open beginnings, in the order of the list, each at most once.
    var open: Range<Int>
    /// The alternatives that have answered yes.
    var yes: AlternativeSet
  }

  let list: BeginningList
  var automaton = BeginningAutomaton()

  /// The states of this level and of the next, with their open beginnings.
  private var level: [Key] = []
  private var open: [OpenBeginning] = []
  var nextLevel: [Key] = []
  var nextOpen: [OpenBeginning] = []
  /// The states of the next level by what they hold.
  var known = IndexTable()

  var answerSets: [(sure: AlternativeSet, open: AlternativeSet)] = []
  var answerTable = IndexTable()
  var settled: [(yes: AlternativeSet, state: Int32)] = []
  var settledTable = IndexTable()

  /// The branches of one state, and the same cut where any of them begins or ends.
  private var branches: [BeginningBranch] = []
  private var cuts = BranchCuts()
  var edges: [BeginningAutomaton.Edge] = []
  private var openCount = 0

  /// A builder for the beginnings of a mask.
  init(_ list: BeginningList) {
    self.list = list
  }

  /// The automaton; `nil` if the beginnings overlap in more ways than can be kept.
  mutating func build() -> BeginningAutomaton? {
    guard !list.beginnings.isEmpty else {
      return .unconditional(count: list.unconditional.count)
    }
    nextOpen.reserveCapacity(list.beginnings.count)
    for (index, beginning) in list.beginnings.enumerated() {
      let flags = beginning.isRange
      nextOpen.append(
        OpenBeginning(
          index, isLow: flags && beginning.zerosFrom > 0, isHigh: flags && beginning.ninesFrom > 0))
    }
    _ = addState(open: 0..<nextOpen.count, yes: AlternativeSet(), depth: 0)
    var depth = 0
    while !nextLevel.isEmpty {
      swap(&level, &nextLevel)
      swap(&open, &nextOpen)
      nextLevel.removeAll(keepingCapacity: true)
      nextOpen.removeAll(keepingCapacity: true)
      known.removeAll()
      for index in level.indices {
        guard makeEdges(of: level[index], depth: depth) else { return nil }
        link(level[index], depth: depth)
      }
      depth += 1
    }
    return automaton
  }

  /// Finds the edges of a state, in order and apart, and makes their targets; false if that is too
  /// much.
  private mutating func makeEdges(of key: Key, depth: Int) -> Bool {
    branches.removeAll(keepingCapacity: true)
    for index in key.open { list.addBranches(of: open[index], depth: depth, to: &branches) }
    edges.removeAll(keepingCapacity: true)
    let room = greatestOpenCount - openCount
    guard cuts.cut(branches, room: room) else { return false }
    openCount += cuts.open.count
    var start = 0
    for piece in cuts.pieces {
      let open = start..<piece.end
      start = piece.end
      guard !open.isEmpty else { continue }
      let target = state(behind: key, open: open, depth: depth + 1)
      guard automaton.states.count <= Self.greatestStateCount else { return false }
      if let before = edges.last, before.last + 1 == piece.first, before.target == target {
        edges[edges.count - 1].last = piece.last
      } else {
        edges.append(.init(first: piece.first, last: piece.last, target: target))
      }
    }
    return true
  }

  /// The state behind one character that the beginnings `open` of the cuts allow.
  private mutating func state(behind key: Key, open: Range<Int>, depth: Int) -> Int32 {
    var yes = key.yes
    for index in open {
      let beginning = list.beginnings[cuts.open[index].beginning]
      if Int(beginning.count) == depth { yes.insert(beginning.alternative) }
    }
    let first = nextOpen.count
    for index in open {
      // An alternative that has answered yes does not care for its other beginnings.
      let item = cuts.open[index]
      if !yes.contains(list.beginnings[item.beginning].alternative) { nextOpen.append(item) }
    }
    if nextOpen.count == first { return settledState(yes, depth: depth) }
    return addState(open: first..<nextOpen.count, yes: yes, depth: depth)
  }
}
