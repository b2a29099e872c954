/// Takes characters one by one between a head and a tail, and refuses those that find no place.
///
/// The head is what stands before the edited range and what was accepted so far, the tail what
/// stands behind it. A character is accepted if the head with it, and the head with it and the
/// tail, are admissible, and if both times it falls right behind the head's last character.
struct Intake {
  enum Verdict {
    case accepted
    case refused(RefusalReason)
  }

  private let mask: MaskStorage
  /// The head, placed.
  private var head: Placement
  /// The tail's characters.
  private(set) var tail: TailView
  /// Whether a character takes the place of the tail's first.
  private let overwrites: Bool
  /// What is known of characters that were refused behind the present head.
  private var memo = RefusalMemo()

  /// - Parameter isInsertion: whether the edit removes nothing, so that overwriting applies.
  init(_ mask: MaskStorage, head: ByteView, tail: TailView, isInsertion: Bool) {
    self.mask = mask
    self.head = Placement(mask)
    self.head.advance(over: head, in: mask)
    self.tail = tail
    overwrites = isInsertion && mask.overflow == .overwrite
  }

  /// How many characters the head has.
  var headCount: Int { head.count }

  /// Whether any character can still be accepted. It is known without looking at one only in a
  /// uniform mask.
  @inline(__always)
  var hasRoom: Bool {
    !mask.isUniform || mask.overflow != .reject
      || head.count + tail.count < mask.greatestCapacity
  }

  /// The layout of the head, if it is admissible.
  var headLayout: Int? { head.count == 0 ? 0 : head.chosen(in: mask) }

  /// The slot behind the head's last character in a layout.
  func headEnd(in layout: Int) -> Int? { head.end(in: layout, of: mask) }

  /// Takes one folded character.
  ///
  /// - Parameters:
  ///   - start: what stands before the range.
  ///   - tailBytes: what ``tail`` is a part of.
  mutating func take(
    _ scalar: UInt32, head start: ByteView, tailBytes: ByteView
  ) -> Verdict {
    let accepting = mask.accepting(scalar)
    guard accepting != 0 else { return .refused(.notAccepted) }
    if let reason = memo[scalar] { return .refused(reason) }
    var next = head
    next.advance(scalar, accepting: accepting, in: mask)
    guard isRightBehind(next, next) else {
      let reason = reasonBehindHead(accepting, start)
      memo[scalar] = reason
      return .refused(reason)
    }
    guard let kept = keptTail(behind: next, tailBytes) else {
      memo[scalar] = .full
      return .refused(.full)
    }
    head = next
    tail = kept
    memo = RefusalMemo()
    return .accepted
  }

  /// Whether `whole` is admissible and the character behind the head, placed in `next`, stands
  /// right behind it in the layout that `whole` has.
  @inline(__always)
  private func isRightBehind(_ next: Placement, _ whole: Placement) -> Bool {
    guard let layout = whole.chosen(in: mask) else { return false }
    if mask.isUniform { return true }
    guard let before = head.end(in: layout, of: mask), let after = next.end(in: layout, of: mask)
    else { return false }
    return after == before + 1
  }

  /// What is kept of the tail if a character is accepted; `nil` if it is refused.
  private func keptTail(behind next: Placement, _ bytes: ByteView) -> TailView? {
    var tail = tail
    if overwrites { tail.dropFirst(of: bytes) }
    if tail.isEmpty { return tail }
    if mask.isUniform, mask.layouts.count == 1 {
      let room = mask.layouts[0].capacity - next.count
      if tail.count <= room { return tail }
      return mask.overflow == .push ? tail.prefix(max(room, 0), of: bytes) : nil
    }
    var whole = next
    if mask.overflow != .push {
      whole.advance(over: bytes.slice(tail.start, tail.end), in: mask)
      return isRightBehind(next, whole) ? tail : nil
    }
    return longestTail(tail, behind: next, bytes)
  }

  /// The longest beginning of the tail with which the character is accepted.
  private func longestTail(_ tail: TailView, behind next: Placement, _ bytes: ByteView) -> TailView
  {
    var whole = next
    var longest = tail.prefix(0, of: bytes)
    var index = tail.start
    var count = 0
    while index < tail.end {
      let scalar = bytes.scalar(at: &index)
      whole.advance(scalar, accepting: mask.accepting(scalar), in: mask)
      count += 1
      if isRightBehind(next, whole) {
        longest = TailView(start: tail.start, end: index, count: count)
      }
    }
    return longest
  }

  /// Why the head with a character is not admissible, or has a gap in front of the character.
  private func reasonBehindHead(_ accepting: UInt64, _ start: ByteView) -> RefusalReason {
    guard let (layout, end) = placeBehindHead(start),
      end < mask.layouts[layout].capacity
    else { return .full }
    return mask.layouts[layout].accepts(accepting, at: end) ? .full : .notAccepted
  }

  /// The head's layout and the slot behind its last character. A head that is not admissible is
  /// what stood before the range: with a character that was accepted it would be.
  private func placeBehindHead(_ start: ByteView) -> (Int, Int)? {
    if let layout = headLayout, let end = headEnd(in: layout) { return (layout, end) }
    guard let layout = mask.choice(for: start, count: head.count)?.layout,
      let end = mask.slotsEnd(of: start, in: mask.layouts[layout])
    else { return nil }
    return (layout, end)
  }
}

/// A part of the value behind the edited range: UTF-8 offsets into the value, and a count.
struct TailView {
  var start: Int
  var end: Int
  var count: Int

  var isEmpty: Bool { start == end }

  /// Leaves out the first character.
  mutating func dropFirst(of bytes: ByteView) {
    guard !isEmpty else { return }
    _ = bytes.scalar(at: &start)
    count -= 1
  }

  /// The first `count` characters.
  func prefix(_ count: Int, of bytes: ByteView) -> TailView {
    let length = bytes.slice(start, end).offset(ofScalar: count)
    return TailView(start: start, end: start + length, count: count)
  }
}

/// Characters that were refused behind one head: each is judged once, however often it comes.
struct RefusalMemo {
  private var known: (UInt64, UInt64) = (0, 0)
  private var full: (UInt64, UInt64) = (0, 0)
  /// The last one beyond ASCII.
  private var other: (scalar: UInt32, reason: RefusalReason)?

  subscript(scalar: UInt32) -> RefusalReason? {
    get {
      if scalar >= 0x80 { return other?.scalar == scalar ? other?.reason : nil }
      let bit: UInt64 = 1 << UInt64(scalar & 0x3F)
      let (known, full) = scalar < 0x40 ? (known.0, full.0) : (known.1, full.1)
      return known & bit == 0 ? nil : full & bit == 0 ? .notAccepted : .full
    }
    set {
      guard let newValue else { return }
      guard scalar < 0x80 else {
        other = (scalar, newValue)
        return
      }
      let bit: UInt64 = 1 << UInt64(scalar & 0x3F)
      if scalar < 0x40 { known.0 |= bit } else { known.1 |= bit }
      guard newValue == .full else { return }
      if scalar < 0x40 { full.0 |= bit } else { full.1 |= bit }
    }
  }
}
