import MaskKit

// One edit of a value and a selection.
extension ReferenceMask {
  /// What a field holds.
  struct State: Equatable {
    var value: [Unicode.Scalar]
    var selection: TextRange
  }

  /// Replaces `range`, which lies inside the text, for a known intent.
  func edited(
    _ state: State, _ range: TextRange, _ replacement: String, _ intent: EditIntent
  ) -> (state: State, refused: [Refusal]) {
    let rendering = rendering(state.value)
    let range = TextRange(rendering.moved(range.start), rendering.moved(range.end))
    if replacement.isEmpty {
      let isKey = intent == .deleteBackward || intent == .deleteForward
      return (deleted(state, range, isKey ? intent : .deleteSelection), [])
    }

    let i = rendering.rank(range.start)
    let j = rendering.rank(range.end)
    var clusters = ReferenceCluster.cut(replacement, definition.letterCase)
    let isOneTyped = intent == .insert && clusters.count == 1
    if i == 0 && j == state.value.count {
      if !isOneTyped, let whole = valueShown(by: replacement) {
        if whole.isEmpty { return (state, []) }
        return (placed(whole, whole.count, .paste), [])
      }
      if intent == .paste { clusters = dropped(clusters) }
    }

    let head = Array(state.value[..<i])
    let taken = take(
      clusters, head: head, tail: Array(state.value[j...]), isCaret: i == j)
    if taken.accepted.isEmpty {
      if isOneTyped && range.isEmpty {
        let printed = ReferenceText.folded(
          rendering.literals(from: range.start), definition.letterCase)
        if let first = ReferenceText.string(printed).first,
          Array(first.unicodeScalars) == clusters[0].scalars
        {
          return (State(value: state.value, selection: TextRange(caret: rendering.right(i))), [])
        }
      }
      return (state, reported(taken.refused))
    }
    let value = head + taken.accepted + taken.tail
    return (placed(value, i + taken.accepted.count, intent), reported(taken.refused))
  }

  private func deleted(_ state: State, _ range: TextRange, _ intent: EditIntent) -> State {
    let rendering = rendering(state.value)
    var i = rendering.rank(range.start)
    var j = rendering.rank(range.end)
    if i == j {
      switch intent {
      case .deleteBackward:
        if definition.backspace == .skip {
          return State(value: state.value, selection: TextRange(caret: rendering.left(i)))
        }
        if i > 0 { i -= 1 }
      case .deleteForward:
        if j < state.value.count { j += 1 }
      default:
        return State(value: state.value, selection: TextRange(caret: range.start))
      }
    }
    if i == j { return state }
    return placed(Array(state.value[..<i] + state.value[j...]), i, intent)
  }

  /// A new value with the caret at value offset `k`.
  func placed(_ value: [Unicode.Scalar], _ k: Int, _ intent: EditIntent) -> State {
    let rendering = rendering(value)
    let isRight = k == value.count || intent == .deleteForward
    return State(
      value: value, selection: TextRange(caret: isRight ? rendering.right(k) : rendering.left(k)))
  }

  /// What the empty field holds after a paste.
  func pasted(_ string: String) -> (value: [Unicode.Scalar], refused: [Refusal]) {
    let rendering = rendering([])
    let empty = State(value: [], selection: TextRange(caret: rendering.right(0)))
    if string.isEmpty { return ([], []) }
    let result = edited(empty, empty.selection, string, .paste)
    return (result.state.value, result.refused)
  }

  /// What the host of a field means by an edit that it gives as a range and a replacement; `nil`
  /// if it means nothing. `selection` is the one before the edit, as the host has it.
  static func intent(
    _ range: TextRange, _ replacement: String, selection: TextRange?
  ) -> EditIntent? {
    if replacement.isEmpty {
      if range.isEmpty { return nil }
      guard let selection else { return .deleteBackward }
      if !selection.isEmpty { return .deleteSelection }
      if selection.start == range.end { return .deleteBackward }
      return selection.start == range.start ? .deleteForward : .deleteBackward
    }
    return ReferenceCluster.cut(replacement, nil).count == 1 ? .insert : .paste
  }
}
