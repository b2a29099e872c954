/// https://developer.apple.com/documentation/foundation/undomanager
///
/// Registrations form groups, one an event unless groups are opened by hand; `undo` runs the last
/// group backward, and what is registered meanwhile goes to the other stack. A registration outside
/// an undo or redo empties the redo stack. `endEvent` stands for the end of a run loop turn.
@MainActor open class UndoManager {
  private struct Action {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }
  private var undoStack: [[Action]] = []
  private var redoStack: [[Action]] = []
  private var open: [Action] = []
  private var isEventGroupOpen = false
  public private(set) var groupingLevel = 0
  public var groupsByEvent = true
  public private(set) var isUndoing = false
  public private(set) var isRedoing = false
  private var disabled = 0

  public nonisolated init() {}

  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled -= 1 }
  open var canUndo: Bool { !undoStack.isEmpty || !open.isEmpty }
  open var canRedo: Bool { !redoStack.isEmpty }

  /// https://developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:)
  @preconcurrency
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    precondition(
      groupingLevel > 0 || groupsByEvent || isUndoing || isRedoing, "must begin a group first")
    if groupingLevel == 0 && groupsByEvent && !isUndoing && !isRedoing {
      groupingLevel = 1
      isEventGroupOpen = true
    }
    open.append(Action(target: target) { handler($0 as! TargetType) })
    if !isUndoing && !isRedoing { redoStack.removeAll() }
  }
  open func beginUndoGrouping() {
    groupingLevel += 1
  }
  open func endUndoGrouping() {
    precondition(groupingLevel > 0, "endUndoGrouping without begin")
    groupingLevel -= 1
    if groupingLevel == 0 { closeGroup() }
  }
  private func closeGroup() {
    isEventGroupOpen = false
    guard !open.isEmpty else { return }
    if isUndoing { redoStack.append(open) } else { undoStack.append(open) }
    open = []
  }
  open func undo() {
    endEvent()
    precondition(groupingLevel == 0, "undo was called with open groups")
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    closeGroup()
    isUndoing = false
  }
  open func redo() {
    endEvent()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    closeGroup()
    isRedoing = false
  }
  private func run(_ group: [Action]) {
    for action in group.reversed() {
      if let target = action.target { action.perform(target) }
    }
  }
  /// https://developer.apple.com/documentation/foundation/undomanager/removeallactions()
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
  }
  /// https://developer.apple.com/documentation/foundation/undomanager/removeallactions(withtarget:)
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func pruned(_ stack: [[Action]]) -> [[Action]] {
      stack.map { $0.filter { $0.target !== object } }.filter { !$0.isEmpty }
    }
    undoStack = pruned(undoStack)
    redoStack = pruned(redoStack)
    open.removeAll { $0.target === object }
  }

  /// The end of a run loop turn: the event's group is closed.
  public func endEvent() {
    if isEventGroupOpen && groupingLevel == 1 { endUndoGrouping() }
  }
  /// How many groups lie on the stacks, for tests.
  public var depths: (undo: Int, redo: Int) {
    (undoStack.count + (open.isEmpty ? 0 : 1), redoStack.count)
  }
}
