/// Takes plain ASCII characters into a uniform mask, behind a head and in front of a tail.
struct StraightIntake {
  let mask: MaskStorage
  private let rules: StraightRules
  private let hasChoice: Bool
  /// The most characters that the head can have.
  private var room: Int
  /// How many characters the head has.
  private(set) var count = 0
  /// The automaton's state behind the head.
  private(set) var state = 0

  /// - Parameter tailCount: how many characters stand behind; none where a mask has several
  ///   layouts.
  @inline(__always)
  init(_ mask: MaskStorage, _ rules: StraightRules, tailCount: Int) {
    self.mask = mask
    self.rules = rules
    hasChoice = mask.layouts.count > 1
    room = mask.greatestCapacity - tailCount
  }

  /// Starts anew, without a head.
  @inline(__always)
  mutating func restart() {
    count = 0
    state = 0
  }

  /// Starts with a head.
  @inline(__always)
  mutating func walk(over head: ByteView) {
    count = head.count
    if hasChoice { state = mask.automaton.state(behind: head) }
  }

  /// Writes the characters of `text` that are accepted; false if one has to be reported, or is
  /// not ASCII.
  @inline(__always)
  mutating func take(_ text: ByteView, _ out: inout ByteWriter) -> Bool {
    guard hasChoice else {
      let before = out.count
      defer { count += out.count - before }
      return rules.write(text, to: &out, room: room - count)
    }
    var index = 0
    while index < text.count {
      let byte = rules.kind(text[index])
      index += 1
      if byte == StraightRules.passedOver { continue }
      guard byte != StraightRules.other else { return false }
      state = mask.automaton.next(state, UInt32(byte))
      room = mask.automaton.room(state)
      guard count < room else { return false }
      count += 1
      out.write(byte)
    }
    return true
  }
}
