#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import MaskFoundation
  public import MaskKit

  /// A field editor with a mask: what types into an `NSTextField` while that is being edited.
  ///
  /// ``MaskedNSTextField`` brings one along. For any other text field the window's delegate hands
  /// one out:
  ///
  ///     func windowWillReturnFieldEditor(_ window: NSWindow, to client: Any?) -> Any? {
  ///       client as? NSTextField === phoneField ? phoneEditor : nil
  ///     }
  @MainActor open class MaskFieldEditor: NSTextView {
    /// Called when the value changed by the person's hand.
    public var onChange: ((MaskField) -> Void)?
    /// Called when something was refused: for a sound or a message.
    public var onRefusal: (([Refusal]) -> Void)?
    /// What cut and copy put on the pasteboard.
    public var copiedContent = CopiedContent.text

    /// The field's state, and what has to be shown.
    var hosted: HostedField
    /// Whether text or selection is being written: what AppKit tells meanwhile is no news.
    var isWriting = false
    /// Whether a proposal is being answered: AppKit's two questions call one another.
    var isDeciding = false
    /// Whether a paste is under way.
    var isPasting = false
    /// Whether an input method's text is being marked or committed.
    var isComposing = false
    /// The text system's root, which no text view keeps alive.
    private let storage: NSTextStorage

    /// A field editor for a mask.
    public init(_ mask: Mask) {
      hosted = HostedField(mask)
      storage = NSTextStorage()
      let layoutManager = NSLayoutManager()
      storage.addLayoutManager(layoutManager)
      let container = NSTextContainer(size: CGSize(width: 1_000_000, height: 1_000_000))
      layoutManager.addTextContainer(container)
      super.init(frame: .zero, textContainer: container)
      configure()
    }

    /// A field editor is not read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// The masked field: value, text, selection and state.
    public var field: MaskField { hosted.field }

    /// The mask. Another one keeps the value as far as it fits.
    public var mask: Mask {
      get { hosted.field.mask }
      set { change { $0.change(to: newValue) } }
    }

    /// The value. To set it formats the field; no notification is sent.
    public var value: String {
      get { hosted.field.value }
      set { change { $0.setValue(newValue) } }
    }

    /// The text. AppKit sets it when editing begins, and there is nothing to undo then; formatted
    /// or not, it is shown formatted.
    open override var string: String {
      get { super.string }
      set {
        guard newValue != hosted.shownText || super.string != newValue else { return }
        undoManager?.removeAllActions(withTarget: self)
        hosted = HostedField(mask, shown: newValue)
        show()
      }
    }

    /// Makes the edit, unless a delegate forbids it.
    open override func shouldChangeText(
      in range: NSRange, replacementString: String?
    ) -> Bool {
      decide([NSValue(range: range)], replacementString.map { [$0] }) {
        super.shouldChangeText(in: range, replacementString: replacementString)
      }
    }

    /// Makes the edits, unless a delegate forbids them.
    open override func shouldChangeText(
      inRanges ranges: [NSValue], replacementStrings: [String]?
    ) -> Bool {
      decide(ranges, replacementStrings) {
        super.shouldChangeText(inRanges: ranges, replacementStrings: replacementStrings)
      }
    }

    /// AppKit asks one question by way of the other; the first one that comes in is answered.
    private func decide(
      _ ranges: [NSValue], _ strings: [String]?, isAllowed: () -> Bool
    ) -> Bool {
      guard let strings, !isDeciding, !isWriting else { return isAllowed() }
      isDeciding = true
      let isAllowed = isAllowed()
      isDeciding = false
      return isAllowed && propose(ranges, strings)
    }

    /// Reconciles what AppKit did itself, then tells of it, once.
    open override func didChangeText() {
      if !hasMarkedText() { isComposing = false }
      reconcile()
      super.didChangeText()
    }

    /// Keeps the selection out of prefix and suffix.
    open override func setSelectedRanges(
      _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting: Bool
    ) {
      super.setSelectedRanges(ranges, affinity: affinity, stillSelecting: stillSelecting)
      guard !isWriting, !stillSelecting, !isComposing, !hasMarkedText(),
        string == hosted.shownText
      else { return }
      hosted.select(TextRange(selectedOffsets))
      show()
    }

    /// Marks an input method's text, which is let alone.
    open override func setMarkedText(
      _ string: Any, selectedRange: NSRange, replacementRange: NSRange
    ) {
      isComposing = true
      super.setMarkedText(
        string, selectedRange: selectedRange, replacementRange: replacementRange)
      isComposing = false
      reconcile()
    }

    /// Types, or commits an input method's text, which is reconciled then.
    open override func insertText(_ string: Any, replacementRange: NSRange) {
      isComposing = hasMarkedText()
      let isCommit = isComposing
      super.insertText(string, replacementRange: replacementRange)
      isComposing = false
      if isCommit { settle() }
    }

    /// Takes marked text as it is, and reconciles it.
    open override func unmarkText() {
      super.unmarkText()
      settle()
    }

    private func settle() {
      let before = hosted.shownText
      reconcile()
      if hosted.shownText != before { super.didChangeText() }
    }

    /// Copies the selection as ``copiedContent`` says.
    open override func copy(_ sender: Any?) {
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(hosted.field.copied(as: copiedContent), forType: .string)
    }

    /// Cuts the selection; what is copied is as ``copiedContent`` says.
    open override func cut(_ sender: Any?) {
      copy(sender)
      let before = hosted
      hosted.deleteSelection()
      finish(since: before)
    }

    /// Pastes.
    open override func paste(_ sender: Any?) {
      isPasting = true
      super.paste(sender)
      isPasting = false
    }

    /// Forgets the steps of the field that is being left.
    open override func viewWillMove(toWindow newWindow: NSWindow?) {
      if newWindow == nil { undoManager?.removeAllActions(withTarget: self) }
      super.viewWillMove(toWindow: newWindow)
    }

    private func configure() {
      isFieldEditor = true
      isRichText = false
      // AppKit would note ranges of texts that are formatted meanwhile. The mask's steps are
      // registered instead.
      allowsUndo = false
      isAutomaticQuoteSubstitutionEnabled = false
      isAutomaticDashSubstitutionEnabled = false
      isAutomaticTextReplacementEnabled = false
      isAutomaticSpellingCorrectionEnabled = false
      isAutomaticTextCompletionEnabled = false
      isAutomaticDataDetectionEnabled = false
      isAutomaticLinkDetectionEnabled = false
      isContinuousSpellCheckingEnabled = false
      isGrammarCheckingEnabled = false
      smartInsertDeleteEnabled = false
      if #available(macOS 14, *) { inlinePredictionType = .no }
      baseWritingDirection = .leftToRight
    }
  }
#endif
