#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskFoundation
  import MaskKit
  import UIKit

  extension MaskDelegate {
    /// Who changed the field.
    enum Source {
      /// The person, by an edit that the mask made itself.
      case person
      /// The person, by an edit that UIKit made and told of.
      case host
      /// The app.
      case program
    }

    /// UIKit asks whether `ranges` may become `string`. Returns whether it shall do so itself.
    func propose(_ ranges: [NSRange], _ string: String) -> Bool {
      guard let input else { return true }
      let before = hosted
      var state = input.hostState
      state.isPasting = isPasting
      if isMarking { state.isComposing = true }
      // Of several ranges the first one takes the string, the others are only deleted.
      let ordered = ranges.sorted { $0.location > $1.location }
      for (index, range) in ordered.enumerated() {
        let replacement = index == ordered.count - 1 ? string : ""
        if hosted.propose(TextRange(range), replacement, host: state) == .letThrough { return true }
        state.text = hosted.shownText
        state.selection = nil
      }
      show(since: before, as: .person)
      if isPasting || string.unicodeScalars.count > 1 { holdSelection() }
      return false
    }

    /// Deletes what is selected, as a cut does.
    func deleteSelection() {
      let before = hosted
      hosted.deleteSelection()
      show(since: before, as: .person)
    }

    /// UIKit changed the text: something let through, an input method's commit, a clear button.
    /// Returns whether the app was told of it, because the text had to be changed once more.
    @discardableResult
    func hostDidChange() -> Bool {
      guard !isAnnouncing, !isWriting, let input else { return false }
      let state = input.hostState
      guard !state.isComposing, hosted.awaitsOutcome || state.text != hosted.shownText else {
        return false
      }
      let before = hosted
      hosted.reconcile(with: state)
      return show(since: before, as: .host)
    }

    /// The selection moved. Returns whether the app shall be told.
    func hostDidChangeSelection() -> Bool {
      guard !isWriting else { return false }
      guard let input else { return true }
      let state = input.hostState
      guard !state.isComposing, state.text == hosted.shownText, let selection = state.selection
      else { return true }
      if heldSelection == nil { hosted.select(selection) }
      if hosted.shownSelection != selection {
        isWriting = true
        input.moveSelection(to: hosted.shownSelection)
        isWriting = false
      }
      return true
    }

    /// After a paste UIKit moves the caret to where its own insertion would have ended, although
    /// it was told not to insert. The caret is put back at once and once more in the next turn.
    private func holdSelection() {
      heldSelection = hosted.shownSelection
      Task { [weak self] in self?.releaseSelection() }
    }

    private func releaseSelection() {
      guard let held = heldSelection else { return }
      heldSelection = nil
      guard let input, input.currentText == hosted.shownText, held == hosted.shownSelection,
        input.markedTextRange == nil, input.selectedOffsets != held
      else { return }
      isWriting = true
      input.moveSelection(to: held)
      isWriting = false
    }

    /// Brings the field to what has to be shown, writing only what differs, and tells of it.
    /// Returns whether it told of a change of text.
    @discardableResult
    func show(since before: HostedField, as source: Source) -> Bool {
      guard let input else { return false }
      let selectionBefore = before.shownSelection
      let isTextWritten = write(to: input)
      updateSpeech()
      if isTextWritten || source == .host { rebuildUndo() }

      if source != .program && hosted.shownSelection != selectionBefore {
        input.announceSelection(to: next)
      }
      let isChanged = hosted.shownText != before.shownText
      let isTold = (source == .person && isChanged) || (source == .host && isTextWritten)
      if isTold {
        isAnnouncing = true
        input.announceChange(to: next)
        isAnnouncing = false
      }
      if source != .program {
        if hosted.field.value != before.field.value { onChange?(hosted.field) }
        if let refused = hosted.refused { onRefusal?(Array(refused)) }
      }
      return isTold
    }

    /// Writes text and selection where they differ. Returns whether the text did.
    private func write(to input: any MaskInput) -> Bool {
      isWriting = true
      defer { isWriting = false }
      let text = hosted.shownText
      let gaps = gapsToDraw
      let isTextWritten = input.currentText != text || gaps != drawnGaps
      if isTextWritten {
        if let kerning, !text.isEmpty {
          input.show(kerned(text, gaps: gaps, by: kerning, attributes: input.plainAttributes))
        } else {
          input.show(text)
        }
        drawnGaps = gaps
        input.writeLeftToRight()
      }
      if let selection = input.selectedOffsets, selection != hosted.shownSelection {
        input.moveSelection(to: hosted.shownSelection)
      }
      return isTextWritten
    }

    /// Tells VoiceOver the groups; an empty field says what UIKit says of it.
    func updateSpeech() {
      guard let input, let speech else { return }
      let words = speech.text(for: hosted.field)
      input.accessibilityValue = words.isEmpty ? nil : words
    }
  }
#endif
