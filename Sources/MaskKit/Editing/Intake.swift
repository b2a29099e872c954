/// Takes characters one by one between a head and a tail, and refuses those that find no place.
///
/// The head is what stands before the edited range and what was accepted so far, the tail what
/// stands behind it. A character is accepted if the head with it, and the head with it and the
/// tail, are admissible, and if both times it falls right behind the head's last character. It is
/// valid only inside the closure that it was handed to.
struct Intake: ~Copyable {
  enum Verdict {
    case accepted
    case refused(RefusalReason)
  }

  private let mask: MaskStorage
  /// The head, placed.
  private var head: Placement
  /// The head's characters.
  private var bytes: ByteWriter
  /// The tail's characters, a part of ``whole``.
  private(set) var tail: TailView
  private let whole: ByteView
  /// The layout of head and tail together, since a character was accepted.
  private(set) var layout = 0
  /// Whether something was refused, or left unseen, that a rendering may show all the same: a
  /// character behind a gap, a literal's cluster.
  private(set) var isInDoubt = false
  /// Whether a character takes the place of the tail's first.
  private let overwrites: Bool
  /// What is known of characters that were refused behind the present head.
  private var memo = RefusalMemo()

  /// Calls `body` with an intake into the empty field, of a text of `length` UTF-8 bytes.
  static func intoEmptyField<Result>(
    of mask: MaskStorage, length: Int, _ body: (inout Intake) -> Result
  ) -> Result {
    "".withBytes { empty in
      between(
        head: empty, tail: TailView(start: 0, end: 0, count: 0), of: empty, isInsertion: true,
        in: mask, length: length, body)
    }
  }

  /// Calls `body` with an intake of a text of `length` UTF-8 bytes into a value.
  ///
  /// - Parameters:
  ///   - tail: a part of `value`.
  ///   - isInsertion: whether the edit removes nothing, so that overwriting applies.
  static func between<Result>(
    head: ByteView, tail: TailView, of value: ByteView, isInsertion: Bool, in mask: MaskStorage,
    length: Int, _ body: (inout Intake) -> Result
  ) -> Result {
    // A folded scalar takes four bytes at the most, and a byte of the source makes no more than one.
    let room = head.count + 4 * min(length, mask.greatestCapacity)
    return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { buffer in
      var bytes = unsafe ByteWriter(buffer)
      bytes.write(head, 0, head.count)
      var placement = Placement(mask)
      placement.advance(over: head, in: mask)
      var intake = Intake(
        mask: mask, head: placement, bytes: bytes, tail: tail, whole: value,
        overwrites: isInsertion && mask.overflow == .overwrite)
      return body(&intake)
    }
  }

  private init(
    mask: MaskStorage, head: Placement, bytes: ByteWriter, tail: TailView, whole: ByteView,
    overwrites: Bool
  ) {
    self.mask = mask
    self.head = head
    self.bytes = bytes
    self.tail = tail
    self.whole = whole
    self.overwrites = overwrites
  }

  /// How many characters the head has.
  var headCount: Int { head.count }

  /// The layout of the head, if it is admissible.
  private var headLayout: Int? { head.count == 0 ? 0 : head.chosen(in: mask) }

  /// Head and tail together.
  var value: String {
    let head = bytes.written
    return String(capacity: head.count + tail.end - tail.start) { out in
      out.write(head, 0, head.count)
      out.write(whole, tail.start, tail.end)
    }
  }

  /// Whether any character can still be accepted. It is known without looking at one only in a
  /// uniform mask.
  @inline(__always)
  var hasRoom: Bool {
    !mask.isUniform || mask.overflow != .reject
      || head.count + tail.count < mask.greatestCapacity
  }

  /// Whether the head alone is a value of a complete length without a gap.
  var isHeadComplete: Bool {
    guard let layout = headLayout else { return false }
    return mask.layouts[layout].isComplete(head.count)
      && head.end(in: layout, of: mask) == head.count
  }

  /// Takes one folded character; `nil`, which stands for a cluster of several, no slot takes.
  @inline(__always)
  mutating func take(_ scalar: UInt32?) -> Verdict {
    guard let scalar else {
      isInDoubt = true
      return .refused(.notAccepted)
    }
    let accepting = mask.accepting(scalar)
    if accepting == 0 { return .refused(.notAccepted) }
    let verdict = take(scalar, accepting: accepting)
    if case .refused = verdict, !mask.isUniform { isInDoubt = true }
    return verdict
  }

  /// Leaves what is beyond ASCII and finds no room.
  mutating func leaveUnseen() { isInDoubt = true }

  private mutating func take(_ scalar: UInt32, accepting: UInt64) -> Verdict {
    let state = mask.automaton.next(head.state, scalar)
    if let reason = memo.reason(accepting, state) { return .refused(reason) }
    var next = head
    next.advance(scalar, accepting: accepting, in: mask)
    guard let layout = layout(of: next, behind: next) else {
      return refuse(reasonBehindHead(accepting), accepting, state)
    }
    guard let layout = tail.isEmpty ? layout : keepTail(behind: next, layout) else {
      return refuse(.full, accepting, state)
    }
    self.layout = layout
    head = next
    bytes.write(scalar: scalar)
    if !memo.isEmpty { memo = RefusalMemo() }
    return .accepted
  }

  private mutating func refuse(
    _ reason: RefusalReason, _ accepting: UInt64, _ state: Int
  ) -> Verdict {
    memo.note(accepting, state, reason)
    return .refused(reason)
  }

  /// The layout of `whole`, if it is admissible and the character behind the head, placed in
  /// `next`, stands there right behind it.
  @inline(__always)
  private func layout(of whole: Placement, behind next: Placement) -> Int? {
    guard let layout = whole.chosen(in: mask) else { return nil }
    if mask.isUniform { return layout }
    guard let before = head.end(in: layout, of: mask), let after = next.end(in: layout, of: mask)
    else { return nil }
    return after == before + 1 ? layout : nil
  }

  /// Keeps what can be kept of the tail if a character is accepted, which alone has the layout
  /// `own`. Returns the layout of all; `nil`, and nothing changes, if the character is refused.
  private mutating func keepTail(behind next: Placement, _ own: Int) -> Int? {
    var tail = tail
    if overwrites { tail.dropFirst(of: whole) }
    var layout: Int? = own
    if tail.isEmpty {
      // Nothing is left to keep.
    } else if mask.isUniform, mask.layouts.count == 1 {
      let room = mask.layouts[0].capacity - next.count
      if tail.count > room {
        guard mask.overflow == .push else { return nil }
        tail = tail.prefix(max(room, 0), of: whole)
      }
    } else if mask.overflow == .push {
      (tail, layout) = longestTail(tail, behind: next, own)
    } else {
      var all = next
      all.advance(over: whole.slice(tail.start, tail.end), in: mask)
      layout = self.layout(of: all, behind: next)
    }
    if layout != nil { self.tail = tail }
    return layout
  }

  /// The longest beginning of the tail with which the character is accepted, and the layout then.
  private func longestTail(
    _ tail: TailView, behind next: Placement, _ own: Int
  ) -> (TailView, layout: Int) {
    var all = next
    var longest = (tail.prefix(0, of: whole), layout: own)
    var index = tail.start
    var count = 0
    while index < tail.end {
      let scalar = whole.scalar(at: &index)
      all.advance(scalar, accepting: mask.accepting(scalar), in: mask)
      count += 1
      if let layout = layout(of: all, behind: next) {
        longest = (TailView(start: tail.start, end: index, count: count), layout)
      }
    }
    return longest
  }

  /// Why the head with a character is not admissible, or has a gap in front of the character.
  private func reasonBehindHead(_ accepting: UInt64) -> RefusalReason {
    guard let (layout, end) = placeBehindHead(), end < mask.layouts[layout].capacity else {
      return .full
    }
    return mask.layouts[layout].accepts(accepting, at: end) ? .full : .notAccepted
  }

  /// The head's layout and the slot behind its last character.
  private func placeBehindHead() -> (Int, Int)? {
    if let own = headLayout, let end = head.end(in: own, of: mask) { return (own, end) }
    let value = bytes.written
    guard let layout = mask.choice(for: value, count: head.count)?.layout,
      let end = mask.slotsEnd(of: value, in: mask.layouts[layout])
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

/// Characters that were refused behind one head. Two that the same classes accept and that lead the
/// automaton to the same state share their fate: it is judged once, however often they come.
struct RefusalMemo {
  private struct Judged {
    var accepting: UInt64
    var state: Int
    var reason: RefusalReason
  }

  private var judged: [Judged] = []
  private var places = IndexTable()

  /// Whether nothing was refused.
  var isEmpty: Bool { judged.isEmpty }

  /// Why such a character was refused; `nil` if none was.
  func reason(_ accepting: UInt64, _ state: Int) -> RefusalReason? {
    places.find(hash(accepting, state)) {
      judged[$0].accepting == accepting && judged[$0].state == state
    }.map { judged[$0].reason }
  }

  /// Notes why a character of a new kind was refused.
  mutating func note(_ accepting: UInt64, _ state: Int, _ reason: RefusalReason) {
    places.insert(hash(accepting, state), judged.count)
    judged.append(Judged(accepting: accepting, state: state, reason: reason))
  }

  private func hash(_ accepting: UInt64, _ state: Int) -> UInt64 {
    IndexTable.mix(IndexTable.mix(0, accepting), UInt64(truncatingIfNeeded: state))
  }
}
