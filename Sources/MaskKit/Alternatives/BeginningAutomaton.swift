/// Every `when` of a mask in one automaton, walked once per character of a value.
///
/// A state answers for all alternatives at once. A step costs the same whether a mask holds four
/// beginnings or four thousand.
struct BeginningAutomaton: Sendable {
  /// The alternatives that a state leaves, in their order.
  struct Answer: Sendable, Hashable {
    /// Those that answer *yes*: the first whose lengths hold the value's is chosen.
    var yes: [UInt8]
    /// Those that answer *yes* or *may*: else the first that the value fits is chosen.
    var open: [UInt8]
    /// The fewest characters with which a value gets this answer.
    var depth = 0
    /// The greatest capacity of the open ones: in a uniform mask, the most characters that are
    /// admissible here.
    var room = 0
  }

  struct State: Sendable {
    /// The index of the state's answer.
    var answer: Int32
    /// The state for a scalar without an edge.
    var otherwise: Int32
    /// The first of ten targets, for the digits 0 to 9; -1 if no digit has an edge.
    var digits: Int32
    /// The other edges.
    var edges: Range<Int32>
  }

  struct Edge: Sendable {
    var first: UInt32
    var last: UInt32
    var target: Int32
  }

  var answers: [Answer] = []
  var states: [State] = []
  var digits: [Int32] = []
  var edges: [Edge] = []

  /// The automaton of a mask without `when`: one state, in which all alternatives answer yes.
  static func unconditional(count: Int) -> BeginningAutomaton {
    var all: [UInt8] = []
    all.reserveCapacity(count)
    for alternative in 0..<count { all.append(UInt8(truncatingIfNeeded: alternative)) }
    var automaton = BeginningAutomaton()
    automaton.answers = [Answer(yes: all, open: all)]
    automaton.states = [State(answer: 0, otherwise: 0, digits: -1, edges: 0..<0)]
    return automaton
  }

  /// The state behind `scalar`.
  @inline(__always)
  func next(_ state: Int, _ scalar: UInt32) -> Int {
    let from = states[state]
    if from.digits >= 0, scalar &- 0x30 < 10 {
      return Int(digits[Int(from.digits) + Int(scalar &- 0x30)])
    }
    return from.edges.isEmpty ? Int(from.otherwise) : otherEdge(from, scalar)
  }

  private func otherEdge(_ from: State, _ scalar: UInt32) -> Int {
    var low = Int(from.edges.lowerBound)
    var high = Int(from.edges.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    if low < Int(from.edges.upperBound), edges[low].first <= scalar {
      return Int(edges[low].target)
    }
    return Int(from.otherwise)
  }

  /// How many characters a value in this state can have at the most, in a uniform mask.
  @inline(__always)
  func room(_ state: Int) -> Int {
    answers[Int(states[state].answer)].room
  }

  /// Takes note of the capacity of each layout.
  mutating func setRooms(_ layouts: [Layout]) {
    for index in answers.indices {
      var room = 0
      for layout in answers[index].open { room = max(room, layouts[Int(layout)].capacity) }
      answers[index].room = room
    }
  }

  /// The state behind an ASCII value.
  func state(behind value: ByteView) -> Int {
    var state = 0
    for index in 0..<value.count { state = next(state, UInt32(value[index])) }
    return state
  }

  /// What `state` says of the alternatives.
  @inline(__always)
  func answer(_ state: Int) -> Answer {
    answers[Int(states[state].answer)]
  }
}
