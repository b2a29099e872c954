/// Takes plain ASCII characters into a uniform mask, behind a head and in front of a tail.
///
/// It holds numbers alone, and is handed the mask and its rules: a keystroke has no time to keep
/// them alive once more.
struct StraightIntake {
  /// The most characters that the head can have.
  private var room: Int
  /// How many characters the head has.
  private(set) var count = 0
  /// The automaton's state behind the head.
  private(set) var state = 0

  /// - Parameter tailCount: how many characters stand behind; none where a mask has several
  ///   layouts.
  @inline(__always)
  init(_ mask: MaskStorage, tailCount: Int) {
    room = mask.greatestCapacity - tailCount
  }

  /// Starts with a head.
  @inline(__always)
  mutating func walk(over head: ByteView, in mask: MaskStorage) {
    count = head.count
    if mask.layouts.count > 1 { state = mask.automaton.state(behind: head) }
  }

  /// Writes the characters of `text` that are accepted; false if one has to be reported, or is
  /// not ASCII.
  @inline(__always)
  mutating func take(
    _ text: ByteView, _ rules: StraightRules, in mask: MaskStorage, _ out: inout ByteWriter
  ) -> Bool {
    guard mask.layouts.count > 1 else {
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
