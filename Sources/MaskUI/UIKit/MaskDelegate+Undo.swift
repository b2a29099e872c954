#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskFoundation
  import MaskKit
  import UIKit

  // UIKit notes ranges of the text as it was, and runs them against the text as it is. After a text
  // was formatted they can lie outside it, and the app ends. So none of UIKit's notes is left, and
  // each step of the mask has one of its own, which only says "one step back".
  extension MaskDelegate {
    /// Makes the undo manager's stacks what the field's steps are.
    ///
    /// They can't be kept up by adding to them: to set a field's text empties its undo manager.
    func rebuildUndo() {
      guard let manager = input?.undoManager, !manager.isUndoing, !manager.isRedoing else { return }
      while manager.groupingLevel > 0 { manager.endUndoGrouping() }
      manager.removeAllActions()
      let groupsByEvent = manager.groupsByEvent
      manager.groupsByEvent = false
      for _ in 0..<(hosted.field.undoCount + hosted.field.redoCount) {
        manager.beginUndoGrouping()
        registerUndo(with: manager)
        manager.endUndoGrouping()
      }
      isReplayingUndo = true
      for _ in 0..<hosted.field.redoCount { manager.undo() }
      isReplayingUndo = false
      manager.groupsByEvent = groupsByEvent
    }

    private func registerUndo(with manager: UndoManager) {
      manager.registerUndo(withTarget: self) { $0.takeBack() }
    }

    private func registerRedo(with manager: UndoManager) {
      manager.registerUndo(withTarget: self) { $0.doAgain() }
    }

    /// The undo manager runs a step backward.
    private func takeBack() {
      if !isReplayingUndo { run { $0.undo() } }
      if let manager = input?.undoManager { registerRedo(with: manager) }
    }

    /// The undo manager runs a step again.
    private func doAgain() {
      run { $0.redo() }
      if let manager = input?.undoManager { registerUndo(with: manager) }
    }

    private func run(_ step: (inout HostedField) -> Bool) {
      let before = hosted
      guard step(&hosted) else { return }
      show(since: before, as: .person)
      // To write the text may have emptied the stacks in the middle of their work.
      Task { [weak self] in self?.repairUndo() }
    }

    private func repairUndo() {
      guard let manager = input?.undoManager else { return }
      let isIntact =
        manager.canUndo == (hosted.field.undoCount > 0)
        && manager.canRedo == (hosted.field.redoCount > 0)
      if !isIntact { rebuildUndo() }
    }
  }
#endif
