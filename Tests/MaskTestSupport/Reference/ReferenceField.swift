package import MaskKit

/// A field of the reference model.
package struct ReferenceField: Sendable {
  /// The mask.
  package private(set) var mask: ReferenceMask
  private var current: ReferenceMask.State
  /// What the last edit refused.
  package private(set) var refused: [Refusal] = []

  private struct Snapshot {
    var mask: ReferenceMask
    var state: ReferenceMask.State
  }
  /// What a run of edits, undone as one, is made of.
  private enum Run { case insert, deleteBackward, deleteForward }

  /// The states before each step.
  private var done: [Snapshot] = []
  /// The states before and after each step that was taken back.
  private var undone: [(before: Snapshot, after: Snapshot)] = []
  private var run: Run?

  /// An empty field.
  package init(_ mask: ReferenceMask) {
    self.mask = mask
    current = mask.placed([], 0, .paste)
  }

  /// A field that holds a value that fits the mask, the caret at the end.
  package init(_ mask: ReferenceMask, value: String) {
    self.mask = mask
    let scalars = Array(value.unicodeScalars)
    current = mask.placed(scalars, scalars.count, .paste)
  }

  /// The characters in the slots.
  package var value: String { ReferenceText.string(current.value) }
  /// What the field shows.
  package var text: String { mask.rendering(current.value).text }
  /// The selection in UTF-16 code units of the text.
  package var selection: TextRange { current.selection }
  /// How far the value has come.
  package var state: ValueState { mask.state(of: current.value) }

  /// Types over the selection.
  package mutating func insert(_ string: String) { edit(selection, string, .insert) }
  /// Pastes over the selection.
  package mutating func paste(_ string: String) { edit(selection, string, .paste) }
  /// Deletes what is selected.
  package mutating func deleteSelection() { edit(selection, "", .deleteSelection) }

  /// One press of backspace.
  package mutating func deleteBackward() {
    guard selection.isEmpty else { return deleteSelection() }
    var start = 0
    for scalar in text.unicodeScalars {
      let end = start + UTF16.width(scalar)
      if end == selection.start {
        return edit(TextRange(start, end), "", .deleteBackward)
      }
      start = end
    }
    edit(selection, "", .deleteBackward)
  }

  /// One press of forward delete.
  package mutating func deleteForward() {
    guard selection.isEmpty else { return deleteSelection() }
    var start = 0
    for scalar in text.unicodeScalars {
      let end = start + UTF16.width(scalar)
      if start == selection.start {
        return edit(TextRange(start, end), "", .deleteForward)
      }
      start = end
    }
    edit(selection, "", .deleteForward)
  }

  /// Moves the selection.
  package mutating func select(_ range: TextRange) {
    refused = []
    run = nil
    guard range.start <= range.end else { return }
    let rendering = mask.rendering(current.value)
    current.selection = TextRange(rendering.moved(range.start), rendering.moved(range.end))
  }

  /// What UITextField's delegate is told.
  package mutating func replace(
    _ range: TextRange, with string: String, selection reported: TextRange? = nil
  ) {
    refused = []
    guard
      let intent = ReferenceMask.intent(range, string, selection: reported ?? selection)
    else { return }
    edit(range, string, intent)
  }

  /// The program sets the whole text.
  package mutating func set(_ string: String) {
    let result = mask.pasted(string)
    let after = mask.placed(result.value, result.value.count, .paste)
    if after.value != current.value { remember() }
    run = nil
    current = after
    refused = result.refused
  }

  /// Sets another mask.
  package mutating func change(to next: ReferenceMask) {
    if next.definition != mask.definition { remember() }
    run = nil
    let rendering = mask.rendering(current.value)
    let start = rendering.rank(selection.start)
    let end = rendering.rank(selection.end)
    let letterCase = next.definition.letterCase
    var kept: [(place: Int, scalar: Unicode.Scalar)] = []
    for (place, scalar) in current.value.enumerated() {
      if let folded = ReferenceText.folded(scalar, letterCase) { kept.append((place, folded)) }
    }
    refused = []
    if !next.fits(kept.map(\.scalar)) {
      let clusters = kept.map {
        ReferenceCluster(scalars: [$0.scalar], written: [current.value[$0.place]], offset: $0.place)
      }
      let taken = next.take(clusters, head: [], tail: [], isCaret: true)
      refused = taken.refused.map {
        Refusal(
          offset: $0.cluster.offset, character: ReferenceText.string($0.cluster.written),
          reason: $0.reason)
      }
      kept.removeAll { kept in refused.contains { $0.offset == kept.place } }
    }
    mask = next
    let value = kept.map(\.scalar)
    let first = mask.placed(value, kept.filter { $0.place < start }.count, .insert)
    let last = mask.placed(value, kept.filter { $0.place < end }.count, .insert)
    current = ReferenceMask.State(
      value: value, selection: TextRange(first.selection.start, last.selection.end))
  }

  /// Whether there is a step to take back.
  package var canUndo: Bool { !done.isEmpty }
  /// Whether there is a step to do again.
  package var canRedo: Bool { !undone.isEmpty }

  /// Takes back the last step.
  package mutating func undo() {
    refused = []
    run = nil
    guard let before = done.popLast() else { return }
    undone.append((before, Snapshot(mask: mask, state: current)))
    mask = before.mask
    current = before.state
  }

  /// Does again what was taken back last.
  package mutating func redo() {
    refused = []
    run = nil
    guard let step = undone.popLast() else { return }
    done.append(step.before)
    mask = step.after.mask
    current = step.after.state
  }

  private mutating func remember() {
    done.append(Snapshot(mask: mask, state: current))
    undone = []
  }

  /// One edit of a known intent.
  mutating func edit(_ range: TextRange, _ replacement: String, _ intent: EditIntent) {
    refused = []
    let rendering = mask.rendering(current.value)
    guard 0 <= range.start, range.start <= range.end, range.end <= rendering.length else { return }
    let result = mask.edited(current, range, replacement, intent)
    refused = result.refused
    if result.state.value != current.value {
      let isCaret = rendering.moved(range.start) == rendering.moved(range.end)
      let kind: Run?
      switch replacement.isEmpty && intent != .deleteForward && intent != .deleteBackward
        ? .deleteSelection : intent
      {
      case .insert: kind = .insert
      case .deleteBackward: kind = .deleteBackward
      case .deleteForward: kind = .deleteForward
      case .paste, .deleteSelection: kind = nil
      }
      let goesOn = kind != nil && kind == run && (kind != .insert || isCaret)
      if !goesOn { remember() }
      undone = []
      run = kind
    }
    current = result.state
  }
}
