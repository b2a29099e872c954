extension Mask {
  /// A mask of digits in one group, which can't fail: `Mask(digits: 6)`.
  ///
  /// - Parameter count: the capacity; a number under 1 counts as 1, one over 1,024 as 1,024.
  public init(digits count: Int) {
    let count = max(1, min(count, GroupNotation.greatestCapacity))
    let definition = MaskDefinition(groups: String(count))
    var builder = LayoutBuilder()
    for _ in 0..<count { builder.addSlot(0) }
    let layout = builder.build(
      lengths: [UInt16(truncatingIfNeeded: count)], folding: Folding(letterCase: nil))
    storage = MaskStorage(
      definition, layouts: [layout], automaton: .unconditional(count: 1), classes: [.digit])
  }
}
