extension MaskStorage {
  /// The layout of a value, and whether the mask admits the value in it.
  struct Choice {
    var layout: Int
    var isAdmissible: Bool
  }

  /// The layout of a value: the one that is chosen, else the greatest that the value fits. `nil`
  /// if it fits none.
  func choice(for value: ByteView, count: Int) -> Choice? {
    if isUniform && layouts.count == 1 {
      return fits(value, count: count, layout: 0) ? Choice(layout: 0, isAdmissible: true) : nil
    }
    var placement = Placement(self)
    guard placement.advance(over: value, in: self) else { return nil }
    if count == 0 { return Choice(layout: 0, isAdmissible: true) }
    if let layout = placement.chosen(in: self) {
      return Choice(layout: layout, isAdmissible: true)
    }
    for layout in byCapacity where fits(value, count: count, layout: Int(layout)) {
      return Choice(layout: Int(layout), isAdmissible: false)
    }
    return nil
  }

  /// The greatest number of characters that a value can have.
  @inline(__always)
  var greatestCapacity: Int { layouts[Int(byCapacity[0])].capacity }

  /// The layout of an admissible value in a uniform mask: the automaton's state and the number of
  /// characters say all.
  @inline(__always)
  func straightLayout(_ state: Int, count: Int) -> Int {
    layouts.count == 1 ? 0 : straightLayoutOfMany(state, count: count)
  }

  /// The layout of an ASCII value, whose characters the slots of a uniform mask accept; `nil` if
  /// the value is empty or not admissible.
  @inline(__always)
  func straightLayout(of value: String) -> Int? {
    let count = value.utf8.count
    let state = layouts.count == 1 ? 0 : value.withBytes { automaton.state(behind: $0) }
    guard count > 0, count <= automaton.room(state) else { return nil }
    return straightLayout(state, count: count)
  }

  private func straightLayoutOfMany(_ state: Int, count: Int) -> Int {
    let answer = automaton.answer(state)
    for layout in answer.yes where layouts[Int(layout)].isComplete(count) { return Int(layout) }
    for layout in answer.open where count <= layouts[Int(layout)].capacity { return Int(layout) }
    return 0
  }

  /// Whether every character of a value finds a slot in a layout.
  func fits(_ value: ByteView, count: Int, layout: Int) -> Bool {
    let layout = layouts[layout]
    guard count <= layout.capacity else { return false }
    return slotsEnd(of: value, in: layout) != nil
  }

  /// The slot behind the last character of a value in a layout; `nil` if one finds no slot.
  func slotsEnd(of value: ByteView, in layout: Layout) -> Int? {
    var end = 0
    var index = 0
    while index < value.count {
      let scalar = value.scalar(at: &index)
      guard let slot = layout.firstSlot(from: end, accepting: accepting(scalar)) else {
        return nil
      }
      end = slot + 1
    }
    return end
  }
}
