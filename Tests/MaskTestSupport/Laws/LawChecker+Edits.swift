import MaskKit

// Laws 5 to 9: what one press, one text, one run of keys does.
extension LawChecker {
  /// From every caret, one press takes one character.
  mutating func checkPresses(_ state: LawState<Field>) {
    let skips = state.definition.backspace == .skip
    for offset in 0...state.rendering.length {
      let caret = state.after(.select(TextRange(caret: offset)))
      let k = caret.start
      if k > 0 {
        var expected = state.value
        expected.remove(at: k - 1)
        var pressed = caret.after(.deleteBackward)
        if skips && pressed.value == state.value {
          expect(
            "5", pressed.start == k, "skip left the place \(k): \(caret.words), \(pressed.words)")
          pressed = pressed.after(.deleteBackward)
        }
        expect(
          "5", pressed.value == expected,
          "backspace at \(caret.words) does not take character \(k - 1): \(pressed.words)")
        expect(
          "5", pressed.start == k - 1 && pressed.field.selection.isEmpty,
          "backspace at \(caret.words) leaves the caret at \(pressed.words)")
      } else {
        let pressed = caret.after(.deleteBackward)
        expect("5", pressed.value == state.value, "backspace at the start of \(caret.words)")
      }
      let forward = caret.after(.deleteForward)
      var expected = state.value
      if k < expected.count { expected.remove(at: k) }
      expect(
        "5", forward.value == expected && forward.start == k,
        "forward delete at \(caret.words) does not take character \(k): \(forward.words)")
    }
    var emptied = state.after(.select(TextRange(caret: state.rendering.length)))
    for _ in 0..<(state.value.count * (skips ? 2 : 1)) { emptied = emptied.after(.deleteBackward) }
    expect(
      "5", emptied.value.isEmpty, "\(state.value.count) presses leave \(emptied.words)")
  }

  /// What stands outside the replaced range survives.
  mutating func checkLoss(_ state: LawState<Field>, _ edit: FieldEdit) {
    var i = state.start
    var j = state.end
    switch edit {
    case .insert, .paste, .deleteSelection: break
    case .deleteBackward: if i == j { i = max(i - 1, 0) }
    case .deleteForward: if i == j { j = min(j + 1, state.value.count) }
    case .replace(let range, let text, _):
      guard range.isWithin(state.rendering.length) else {
        let after = state.after(edit)
        expect(
          "11", after.value == state.value && after.field.selection == state.field.selection,
          "a range that makes no sense changes \(state.words) to \(after.words)")
        return
      }
      i = state.rendering.rank(state.rendering.moved(range.start))
      j = state.rendering.rank(state.rendering.moved(range.end))
      if i == j && text.isEmpty {
        i = max(i - 1, 0)
        j = min(j + 1, state.value.count)
      }
    default: return
    }
    let after = state.after(edit)
    guard after.value != state.value else { return }
    let head = state.value[..<i]
    var tail = state.value[j...]
    let inserted = after.value.count - head.count - tail.count
    switch state.definition.overflow {
    case .reject: break
    case .push:
      // The tail may have lost characters at its right end.
      while !tail.isEmpty && !after.value.dropFirst(i).reversed().starts(with: tail.reversed()) {
        tail.removeLast()
      }
    case .overwrite:
      while !tail.isEmpty && !after.value.dropFirst(i).reversed().starts(with: tail.reversed()) {
        tail.removeFirst()
      }
      if i != j || inserted > 0 && edit.string == nil { tail = state.value[j...] }
    }
    expect(
      "6",
      after.value.starts(with: head)
        && after.value.dropFirst(i).reversed().starts(with: tail.reversed()),
      "\(edit) loses what it should not: \(state.words), \(after.words)")
  }

  mutating func checkTyping(_ state: LawState<Field>, _ edit: FieldEdit) {
    guard let string = edit.string, !string.isEmpty else { return }
    let clusters = ReferenceCluster.cut(string, state.definition.letterCase)
    let caret = state.after(.select(TextRange(caret: state.field.selection.end)))
    checkInsertThenDelete(caret, clusters)
    checkTypingIsPasting(caret, string, clusters)
    checkTypingAtTheEnd(state, clusters)
  }

  private mutating func checkInsertThenDelete(
    _ caret: LawState<Field>, _ clusters: [ReferenceCluster]
  ) {
    guard caret.definition.overflow == .reject, caret.definition.backspace == .digit,
      let first = clusters.first
    else { return }
    let typed = caret.after(.insert(ReferenceText.string(first.written)))
    guard typed.value != caret.value else { return }
    let back = typed.after(.deleteBackward)
    expect(
      "7", back.value == caret.value && back.start == caret.start && back.end == back.start,
      "typing and backspace turn \(caret.words) into \(back.words)")
  }

  private mutating func checkTypingIsPasting(
    _ caret: LawState<Field>, _ string: String, _ clusters: [ReferenceCluster]
  ) {
    if caret.value.isEmpty {
      guard caret.mask.valueShown(by: string) == nil,
        caret.mask.dropped(clusters).count == clusters.count
      else { return }
    }
    let pasted = caret.after(.paste(string))
    let typed = caret.after(clusters.map { .insert(ReferenceText.string($0.written)) })
    expect(
      "8", typed.value == pasted.value && typed.start == pasted.start,
      "\(JSONText.quoted(string)) typed gives \(typed.words), pasted \(pasted.words)")
  }

  private mutating func checkTypingAtTheEnd(
    _ state: LawState<Field>, _ clusters: [ReferenceCluster]
  ) {
    guard let first = clusters.first else { return }
    let end = state.after(.select(TextRange(caret: state.rendering.length)))
    let typed = end.after(.insert(ReferenceText.string(first.written)))
    guard state.mask.layouts.count == 1 else { return }
    let shown = state.rendering.cells.filter { $0.part != .suffix }.map(\.scalar)
    expect(
      "9", typed.field.text.unicodeScalars.starts(with: shown),
      "typing at the end turns \(end.words) into \(typed.words)")
  }
}
