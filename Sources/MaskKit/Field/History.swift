/// The steps that can be undone and redone.
///
/// A step is the state before it. A run of typed characters, of backspaces or of forward deletes
/// is one step.
struct History: Sendable, Hashable {
  struct State: Sendable, Hashable {
    var mask: Mask
    var content: FieldContent
  }

  /// More steps than this are not kept; the oldest go first.
  static let limit = 1000

  /// What was undone: the state before the step, and the one that redoing brings back.
  private struct Undone: Sendable, Hashable {
    var before: State
    var after: State
  }

  private var past: [State] = []
  private var future: [Undone] = []
  /// The kind of the run that the next edit may go on with. Nothing can be redone during a run: its
  /// first edit has taken that away, and undoing ends the run.
  private var run: EditIntent?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  var undoCount: Int { past.count }
  var redoCount: Int { future.count }

  /// Whether an edit goes on with the run, so that it is no step of its own.
  ///
  /// - Parameter isAtCaret: whether nothing was selected.
  @inline(__always)
  func continues(_ intent: EditIntent, isAtCaret: Bool) -> Bool {
    isAtCaret && run == intent
  }

  /// Records a step: an edit that changed a character, or a change of mask.
  ///
  /// - Parameters:
  ///   - state: the state before the step.
  ///   - intent: what the edit was; `nil` for what is always a step of its own.
  mutating func record(_ state: State, _ intent: EditIntent?) {
    if !future.isEmpty { future.removeAll() }
    push(state)
    switch intent {
    case .insert, .deleteForward, .deleteBackward: run = intent
    default: run = nil
    }
  }

  private mutating func push(_ state: State) {
    if past.count >= 2 * Self.limit { past.removeFirst(past.count - Self.limit) }
    past.append(state)
  }

  /// Ends a run: the next edit is a new step.
  mutating func endRun() { run = nil }

  /// Takes back the last step.
  mutating func undo(from state: State) -> State? {
    endRun()
    guard let before = past.popLast() else { return nil }
    future.append(Undone(before: before, after: state))
    return before
  }

  /// Takes back the last undo.
  mutating func redo() -> State? {
    endRun()
    guard let undone = future.popLast() else { return nil }
    push(undone.before)
    return undone.after
  }
}
