#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import MaskFoundation
  import MaskKit

  extension MaskFieldEditor {
    /// The selection in UTF-16 code units.
    var selectedOffsets: NSRange {
      selectedRanges.first?.rangeValue ?? NSRange(location: 0, length: 0)
    }

    /// The state that the editor is in.
    var hostState: HostState {
      var state = HostState(
        text: string, selection: TextRange(selectedOffsets),
        isComposing: isComposing || hasMarkedText())
      state.isPasting = isPasting
      return state
    }

    /// AppKit asks whether `ranges` may become `strings`. Returns whether it shall do so itself.
    func propose(_ ranges: [NSValue], _ strings: [String]) -> Bool {
      let before = hosted
      var state = hostState
      let changes = zip(ranges.map(\.rangeValue), strings)
        .sorted { $0.0.location > $1.0.location }
      for (range, string) in changes {
        if hosted.propose(TextRange(range), string, host: state) == .letThrough { return true }
        state.text = hosted.shownText
        state.selection = nil
      }
      finish(since: before)
      return false
    }

    /// AppKit changed the text. Returns whether it is settled, so that it can be told.
    func reconcile() {
      guard !isWriting, !hasMarkedText(), !isComposing else { return }
      guard hosted.awaitsOutcome || string != hosted.shownText else { return }
      let before = hosted
      hosted.reconcile(with: hostState)
      registerStep(since: before)
      show()
      report(since: before)
    }

    /// The app changes the field.
    func change(_ body: (inout HostedField) -> Void) {
      let before = hosted
      body(&hosted)
      registerStep(since: before)
      show()
    }

    /// The person changed the field: it is shown and told.
    func finish(since before: HostedField) {
      registerStep(since: before)
      show()
      if hosted.shownText != before.shownText { didChangeText() }
      report(since: before)
    }

    private func report(since before: HostedField) {
      if hosted.field.value != before.field.value { onChange?(hosted.field) }
      if let refused = hosted.refused { onRefusal?(Array(refused)) }
    }

    /// Writes text and selection where they differ.
    func show() {
      isWriting = true
      defer { isWriting = false }
      let text = hosted.shownText
      let change = TextChange(from: string, to: text)
      if !change.range.isEmpty || !change.replacement.isEmpty {
        textStorage?.replaceCharacters(in: NSRange(change.range), with: change.replacement)
        baseWritingDirection = .leftToRight
      }
      let selection = NSRange(hosted.shownSelection)
      if selectedOffsets != selection { setSelectedRange(selection) }
    }

    /// Registers what the edit can be undone by, if it made a step of its own.
    private func registerStep(since before: HostedField) {
      guard hosted.field.undoCount > before.field.undoCount, let manager = undoManager,
        !manager.isUndoing, !manager.isRedoing
      else { return }
      manager.registerUndo(withTarget: self) { $0.takeBack() }
    }

    private func takeBack() {
      let before = hosted
      guard hosted.undo() else { return }
      undoManager?.registerUndo(withTarget: self) { $0.doAgain() }
      finish(since: before)
    }

    private func doAgain() {
      let before = hosted
      guard hosted.redo() else { return }
      undoManager?.registerUndo(withTarget: self) { $0.takeBack() }
      finish(since: before)
    }
  }
#endif
