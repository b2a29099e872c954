/// Where the characters of a value stand so far, in every layout that may still be chosen.
///
/// A placement walks a value once, character by character. In a uniform mask no slot is ever
/// passed over: character k stands in slot k, and the count says all.
struct Placement {
  /// Stands for a layout that has no slot for some character.
  static let nowhere: UInt16 = .max

  /// The state of the automaton.
  private(set) var state = 0
  /// How many characters were placed.
  private(set) var count = 0
  /// The slot behind the last character, in the only layout.
  private var single: UInt16 = 0
  /// The slot behind the last character in each layout, where there are several.
  private var many: [UInt16]

  /// Before the first character.
  init(_ mask: MaskStorage) {
    many =
      mask.isUniform || mask.layouts.count == 1
      ? [] : [UInt16](repeating: 0, count: mask.layouts.count)
  }

  /// The slot behind the last character in a layout; `nil` if it has no slot for some character.
  @inline(__always)
  func end(in layout: Int, of mask: MaskStorage) -> Int? {
    if mask.isUniform {
      return count <= mask.layouts[layout].capacity ? count : nil
    }
    let end = many.isEmpty ? single : many[layout]
    return end == Self.nowhere ? nil : Int(end)
  }

  /// Places one more character, which the classes `accepting` accept.
  @inline(__always)
  mutating func advance(_ scalar: UInt32, accepting: UInt64, in mask: MaskStorage) {
    state = mask.automaton.next(state, scalar)
    count += 1
    if !mask.isUniform { advanceSlots(accepting, in: mask) }
  }

  private mutating func advanceSlots(_ accepting: UInt64, in mask: MaskStorage) {
    func behind(_ end: UInt16, _ layout: Layout) -> UInt16 {
      guard end != Self.nowhere,
        let slot = layout.firstSlot(from: Int(end), accepting: accepting)
      else { return Self.nowhere }
      return UInt16(slot + 1)
    }
    if many.isEmpty {
      single = behind(single, mask.layouts[0])
    } else {
      // A layout that the automaton has ruled out never comes back.
      for layout in mask.automaton.answer(state).open {
        many[Int(layout)] = behind(many[Int(layout)], mask.layouts[Int(layout)])
      }
    }
  }

  /// Places all characters of a value; false if no slot of any layout accepts one of them.
  @inline(__always)
  @discardableResult
  mutating func advance(over value: ByteView, in mask: MaskStorage) -> Bool {
    var index = 0
    while index < value.count {
      let scalar = value.scalar(at: &index)
      let accepting = mask.accepting(scalar)
      guard accepting != 0 else { return false }
      advance(scalar, accepting: accepting, in: mask)
    }
    return true
  }

  /// The layout that is chosen for the characters so far; `nil` if they are not admissible.
  @inline(__always)
  func chosen(in mask: MaskStorage) -> Int? {
    if mask.layouts.count == 1 {
      return end(in: 0, of: mask) == nil ? nil : 0
    }
    return chosenOfMany(in: mask)
  }

  private func chosenOfMany(in mask: MaskStorage) -> Int? {
    let answers = mask.automaton.answers
    let answer = Int(mask.automaton.states[state].answer)
    for layout in answers[answer].yes
    where mask.layouts[Int(layout)].isComplete(count) && end(in: Int(layout), of: mask) != nil {
      return Int(layout)
    }
    for layout in answers[answer].open where end(in: Int(layout), of: mask) != nil {
      return Int(layout)
    }
    return nil
  }
}
