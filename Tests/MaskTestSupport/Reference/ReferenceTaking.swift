import MaskKit

// Taking characters in, one after the other.
extension ReferenceMask {
  /// What was taken and what was not.
  struct Taken {
    var accepted: [Unicode.Scalar] = []
    /// What is left of the characters behind the range.
    var tail: [Unicode.Scalar]
    var refused: [(cluster: ReferenceCluster, reason: RefusalReason)] = []
  }

  func take(
    _ clusters: [ReferenceCluster], head: [Unicode.Scalar], tail: [Unicode.Scalar], isCaret: Bool
  ) -> Taken {
    var taken = Taken(tail: tail)
    for cluster in clusters {
      let before = head + taken.accepted
      guard let scalar = cluster.single else {
        taken.refused.append((cluster, .notAccepted))
        continue
      }
      guard falls(scalar, behind: before, before: []) else {
        taken.refused.append((cluster, reason(of: scalar, behind: before)))
        continue
      }
      var rest = taken.tail
      if definition.overflow == .overwrite && isCaret { rest = Array(rest.dropFirst()) }
      if definition.overflow == .push {
        while !falls(scalar, behind: before, before: rest) && !rest.isEmpty { rest.removeLast() }
      }
      guard falls(scalar, behind: before, before: rest) else {
        taken.refused.append((cluster, .full))
        continue
      }
      taken.accepted.append(scalar)
      taken.tail = rest
    }
    return taken
  }

  /// Whether head, scalar and tail are admissible and the scalar falls right behind the head.
  private func falls(
    _ scalar: Unicode.Scalar, behind head: [Unicode.Scalar], before tail: [Unicode.Scalar]
  ) -> Bool {
    let value = head + [scalar] + tail
    guard let index = admissibleLayout(of: value),
      let slots = ReferenceMask.slots(of: value, in: layouts[index])
    else { return false }
    return slots[head.count] == (head.isEmpty ? 0 : slots[head.count - 1] + 1)
  }

  /// Why a scalar can't stand right behind a head.
  private func reason(
    of scalar: Unicode.Scalar, behind head: [Unicode.Scalar]
  ) -> RefusalReason {
    let layout = layout(of: head)
    let next = (ReferenceMask.slots(of: head, in: layout)?.last ?? -1) + 1
    if next < layout.capacity && !layout.slots[next].accepts(scalar) { return .notAccepted }
    let isTakenSomewhere = layouts.contains { $0.slots.contains { $0.accepts(scalar) } }
    return isTakenSomewhere ? .full : .notAccepted
  }

  /// Refusals as they are reported: without what people write between digits.
  func reported(
    _ refused: [(cluster: ReferenceCluster, reason: RefusalReason)]
  ) -> [Refusal] {
    let own = layouts.flatMap { ReferenceText.folded($0.literals, definition.letterCase) }
    return refused.filter { refusal in
      guard let scalar = refusal.cluster.single else { return true }
      return !ReferenceText.isSpaceOrPunctuation(scalar) && scalar != "+" && !own.contains(scalar)
    }.map { refusal in
      Refusal(
        offset: refusal.cluster.offset, character: ReferenceText.string(refusal.cluster.written),
        reason: refusal.reason)
    }
  }
}
