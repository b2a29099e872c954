/// One compiled layout: slots, with literals before, between and behind them.
///
/// Invariants: `slots` is not empty; both templates have one marker a slot; `lengths` is sorted,
/// not empty, and holds 1 … capacity.
///
/// An object, so that handing it on costs nothing; it never changes.
final class Layout: Sendable {
  /// The class of each slot, as an index into the mask's classes.
  let slots: [UInt8]
  /// The literals with a marker for each slot.
  let template: Template
  /// The template with its literals folded, as pasted text is compared.
  let folded: Template
  /// The UTF-16 units of the literals in front of each slot, the prefix included.
  let literalUnits: [Int32]
  /// The UTF-16 units of the suffix.
  let suffixUnits: Int
  /// Whether all literals are ASCII.
  let isASCII: Bool
  /// The complete lengths.
  let lengths: [UInt16]
  /// The classes that stand at a slot or behind it, a bit each.
  let classesFrom: [UInt64]

  /// The number of slots.
  let capacity: Int

  /// The UTF-8 bytes of all literals.
  var literalLength: Int { template.bytes.count - capacity }

  init(
    slots: [UInt8], template: Template, folded: Template, literalUnits: [Int32],
    suffixUnits: Int, isASCII: Bool, lengths: [UInt16], classesFrom: [UInt64]
  ) {
    self.slots = slots
    self.template = template
    self.folded = folded
    self.literalUnits = literalUnits
    self.suffixUnits = suffixUnits
    self.isASCII = isASCII
    self.lengths = lengths
    self.classesFrom = classesFrom
    capacity = slots.count
  }

  /// The UTF-16 units of the prefix.
  var prefixUnits: Int { literalUnits.first.map { Int($0) } ?? 0 }

  /// The offset right behind character `k` − 1, k > 0, where each stands in the slot of its number
  /// and takes one unit.
  @inline(__always)
  func straightLeft(_ k: Int) -> Int { Int(literalUnits[k - 1]) + k }

  /// The offset right before character `k` of such a value.
  @inline(__always)
  func straightRight(_ k: Int) -> Int { Int(literalUnits[k]) + k }

  /// How many of the `count` characters of such a value end at or before a text offset.
  @inline(__always)
  func straightRank(_ offset: Int, count: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if straightLeft(middle + 1) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a value of this many characters is complete, if it has no gap.
  @inline(__always)
  func isComplete(_ count: Int) -> Bool {
    if lengths.count == 1 { return Int(lengths[0]) == count }
    var low = 0
    var high = lengths.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lengths[middle]) < count { low = middle + 1 } else { high = middle }
    }
    return low < lengths.count && Int(lengths[low]) == count
  }

  /// The first slot at `start` or behind it whose class is among `accepting`.
  @inline(__always)
  func firstSlot(from start: Int, accepting: UInt64) -> Int? {
    guard start < capacity, classesFrom[start] & accepting != 0 else { return nil }
    var slot = start
    while accepting >> UInt64(slots[slot]) & 1 == 0 { slot += 1 }
    return slot
  }

  /// Whether the class of `slot` is among `accepting`.
  @inline(__always)
  func accepts(_ accepting: UInt64, at slot: Int) -> Bool {
    accepting >> UInt64(slots[slot]) & 1 != 0
  }
}
