/// https://developer.apple.com/documentation/appkit/nstextstorage
@MainActor open class NSTextStorage {
  public internal(set) var string = ""
  public init() {}
  open func addLayoutManager(_ manager: NSLayoutManager) { manager.textStorage = self }
  /// https://developer.apple.com/documentation/foundation/nsmutableattributedstring/replacecharacters(in:with:)-6p9zc
  open func replaceCharacters(in range: NSRange, with str: String) {
    let units = Array(string.utf16)
    string = String(
      decoding: units[..<range.location] + Array(str.utf16) + units[NSMaxRange(range)...],
      as: UTF16.self)
  }
}
/// https://developer.apple.com/documentation/appkit/nslayoutmanager
@MainActor open class NSLayoutManager {
  public internal(set) weak var textStorage: NSTextStorage?
  public init() {}
  open func addTextContainer(_ container: NSTextContainer) { container.layoutManager = self }
}
/// https://developer.apple.com/documentation/appkit/nstextcontainer
@MainActor open class NSTextContainer {
  public internal(set) var layoutManager: NSLayoutManager?
  public init(size: CGSize) {}
}

/// https://developer.apple.com/documentation/appkit/nsselectionaffinity
public enum NSSelectionAffinity: UInt, Sendable { case upstream, downstream }

/// https://developer.apple.com/documentation/appkit/nstext
@MainActor open class NSText: NSView {
  /// https://developer.apple.com/documentation/appkit/nstext/didchangenotification
  public nonisolated static let didChangeNotification = Notification.Name(
    "NSTextDidChangeNotification")
  open var string: String = ""
  open var isFieldEditor = false
  open var isRichText = true
  open var baseWritingDirection = NSWritingDirection.natural
  open var selectedRange: NSRange = NSRange(location: 0, length: 0)
  /// https://developer.apple.com/documentation/appkit/nstext/copy(_:)
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  /// The control that is being edited: AppKit's `delegate` of a field editor.
  public weak var client: NSTextField?
}

/// https://developer.apple.com/documentation/appkit/nstextinputtraittype
public enum NSTextInputTraitType: Int, Sendable { case `default`, no, yes }

/// https://developer.apple.com/documentation/appkit/nstextview
@MainActor open class NSTextView: NSText {
  open private(set) var textStorage: NSTextStorage?
  private var marked: NSRange?
  /// What AppKit registered with the undo manager, for tests.
  public private(set) var ownRegistrations = 0

  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    textStorage = container?.layoutManager?.textStorage
    super.init(frame: frameRect)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var string: String {
    get { textStorage?.string ?? "" }
    set {
      textStorage?.string = newValue
      marked = nil
      setSelectedRange(NSRange(location: newValue.utf16.count, length: 0))
    }
  }
  open var allowsUndo = false
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var isAutomaticTextReplacementEnabled = true
  open var isAutomaticSpellingCorrectionEnabled = true
  open var isAutomaticTextCompletionEnabled = true
  open var isAutomaticDataDetectionEnabled = true
  open var isAutomaticLinkDetectionEnabled = true
  open var isContinuousSpellCheckingEnabled = true
  open var isGrammarCheckingEnabled = true
  open var smartInsertDeleteEnabled = true
  /// https://developer.apple.com/documentation/appkit/nstextinputtraits/inlinepredictiontype
  open var inlinePredictionType = NSTextInputTraitType.default

  /// https://developer.apple.com/documentation/appkit/nstextview/selectedranges
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange)] }
    set { setSelectedRanges(newValue, affinity: .downstream, stillSelecting: false) }
  }
  /// https://developer.apple.com/documentation/appkit/nstextview/setselectedranges(_:affinity:stillselecting:)
  ///
  /// Every other way to select ends here.
  open func setSelectedRanges(
    _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) {
    if let range = ranges.first?.rangeValue { selectedRange = range }
  }
  open func setSelectedRange(_ charRange: NSRange) {
    setSelectedRanges(
      [NSValue(range: charRange)], affinity: .downstream, stillSelecting: false)
  }

  /// https://developer.apple.com/documentation/appkit/nstextview/shouldchangetext(in:replacementstring:)
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    shouldChangeText(
      inRanges: [NSValue(range: affectedCharRange)],
      replacementStrings: replacementString.map { [$0] })
  }
  /// https://developer.apple.com/documentation/appkit/nstextview/shouldchangetext(inranges:replacementstrings:)
  open func shouldChangeText(
    inRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool {
    client?.allowsEditing ?? true
  }
  /// https://developer.apple.com/documentation/appkit/nstextview/didchangetext()
  open func didChangeText() {
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    client?.textDidChange(Notification(name: Self.didChangeNotification, object: self))
  }

  private func edit(_ range: NSRange, _ string: String) -> Bool {
    guard shouldChangeText(in: range, replacementString: string) else { return false }
    textStorage?.replaceCharacters(in: range, with: string)
    if allowsUndo { ownRegistrations += 1 }
    marked = nil
    setSelectedRange(NSRange(location: range.location + string.utf16.count, length: 0))
    didChangeText()
    return true
  }
  /// https://developer.apple.com/documentation/appkit/nstextinputclient/inserttext(_:replacementrange:)
  open func insertText(_ string: Any, replacementRange: NSRange) {
    let range =
      replacementRange.location == NSNotFound ? marked ?? selectedRange : replacementRange
    _ = edit(range, string as? String ?? "")
  }
  open override func deleteBackward(_ sender: Any?) {
    if selectedRange.length > 0 { _ = edit(selectedRange, ""); return }
    guard selectedRange.location > 0 else { return }
    let before = (string as NSString)
      .rangeOfComposedCharacterSequence(at: selectedRange.location - 1)
    _ = edit(before, "")
  }
  open override func deleteForward(_ sender: Any?) {
    if selectedRange.length > 0 { _ = edit(selectedRange, ""); return }
    guard selectedRange.location < string.utf16.count else { return }
    _ = edit((string as NSString).rangeOfComposedCharacterSequence(at: selectedRange.location), "")
  }
  /// https://developer.apple.com/documentation/appkit/nstextinputclient/setmarkedtext(_:selectedrange:replacementrange:)
  open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
    let text = string as? String ?? ""
    let range = marked ?? self.selectedRange
    guard shouldChangeText(in: range, replacementString: text) else { return }
    textStorage?.replaceCharacters(in: range, with: text)
    marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
    setSelectedRange(
      NSRange(location: range.location + selectedRange.location, length: selectedRange.length))
    didChangeText()
  }
  open func unmarkText() { marked = nil }
  open func hasMarkedText() -> Bool { marked != nil }
  open func markedRange() -> NSRange { marked ?? NSRange(location: NSNotFound, length: 0) }

  open override func copy(_ sender: Any?) {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(
      (string as NSString).substring(with: selectedRange), forType: .string)
  }
  open override func cut(_ sender: Any?) {
    copy(sender)
    _ = edit(selectedRange, "")
  }
  open override func paste(_ sender: Any?) {
    if let text = NSPasteboard.general.string(forType: .string) { _ = edit(selectedRange, text) }
  }
}
