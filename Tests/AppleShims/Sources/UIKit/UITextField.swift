/// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor open class UITextField: UIControl, UITextInput, TextModelOwner {
  /// https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  public let model = TextModel()
  /// The system: 26 asks with several ranges, earlier ones with one.
  public var systemVersion = 26
  private let manager = UndoManager()

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    model.owner = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    model.owner = self
  }

  open weak var delegate: (any UITextFieldDelegate)?
  open override var undoManager: UndoManager? { manager }
  open var text: String? {
    get { model.text }
    set {
      model.attributed = nil
      model.set(newValue ?? "")
    }
  }
  open var attributedText: NSAttributedString? {
    get { model.attributed ?? NSAttributedString(string: model.text) }
    set {
      model.set(newValue?.string ?? "")
      model.attributed = newValue
    }
  }
  open var placeholder: String?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var textAlignment = NSTextAlignment.natural
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType!
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default

  open var selectedTextRange: UITextRange? {
    get { UITextRange(model.selection) }
    set { if let newValue { model.select(newValue.range) } }
  }
  open func insertText(_ text: String) { model.insert(text) }
  open func deleteBackward() { model.deleteBackward() }
  open func replace(_ range: UITextRange, withText text: String) { model.edit(range.range, text) }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    model.setMarked(markedText ?? "", selected: selectedRange)
  }
  open func unmarkText() { model.unmark() }

  open override func copy(_ sender: Any?) {
    UIPasteboard.general.string = model.substring(model.selection)
  }
  open override func cut(_ sender: Any?) {
    UIPasteboard.general.string = model.substring(model.selection)
    model.edit(model.selection, "")
  }
  open override func paste(_ sender: Any?) {
    if let string = UIPasteboard.general.string { model.paste(string) }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    _ = super.becomeFirstResponder()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    model.unmark()
    _ = super.resignFirstResponder()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  func allows(_ range: NSRange, _ string: String) -> Bool {
    guard let delegate else { return true }
    if systemVersion >= 26 {
      return delegate.textField(
        self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: string)
    }
    return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string)
  }
  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }
  func textDidChange() {
    model.isSendingChange = true
    sendActions(for: .editingChanged)
    model.isSendingChange = false
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
