/// https://developer.apple.com/documentation/uikit/uitextviewdelegate
@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  private func forward(_ selector: String) -> (any UITextViewDelegate)? {
    forwardingTarget(of: self, selector, as: (any UITextViewDelegate).self)
  }
  public func textViewShouldBeginEditing(_ view: UITextView) -> Bool {
    forward("textViewShouldBeginEditing:")?.textViewShouldBeginEditing(view) ?? true
  }
  public func textViewDidBeginEditing(_ view: UITextView) {
    forward("textViewDidBeginEditing:")?.textViewDidBeginEditing(view)
  }
  public func textViewShouldEndEditing(_ view: UITextView) -> Bool {
    forward("textViewShouldEndEditing:")?.textViewShouldEndEditing(view) ?? true
  }
  public func textViewDidEndEditing(_ view: UITextView) {
    forward("textViewDidEndEditing:")?.textViewDidEndEditing(view)
  }
  public func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    forward("textView:shouldChangeTextInRange:replacementText:")?
      .textView(view, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  public func textView(
    _ view: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    if let target = forward("textView:shouldChangeTextInRanges:replacementText:") {
      return target.textView(view, shouldChangeTextInRanges: ranges, replacementText: text)
    }
    guard let range = ranges.first?.rangeValue else { return true }
    return textView(view, shouldChangeTextIn: range, replacementText: text)
  }
  public func textViewDidChange(_ view: UITextView) {
    forward("textViewDidChange:")?.textViewDidChange(view)
  }
  public func textViewDidChangeSelection(_ view: UITextView) {
    forward("textViewDidChangeSelection:")?.textViewDidChangeSelection(view)
  }
}

extension UITextViewDelegate {
  public var textView: OptionalTextViewMethods? { OptionalTextViewMethods(target: self) }
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
}

@MainActor public struct OptionalTextViewMethods {
  let target: any UITextViewDelegate
  public func callAsFunction(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    target.textView(view, shouldChangeTextIn: range, replacementText: text)
  }
  public func callAsFunction(
    _ view: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    target.textView(view, shouldChangeTextInRanges: ranges, replacementText: text)
  }
}

/// https://developer.apple.com/documentation/uikit/uitextview
@MainActor open class UITextView: UIView, UITextInput, TextModelOwner {
  /// https://developer.apple.com/documentation/uikit/uitextview/textdidchangenotification
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  public let model = TextModel()
  private let manager = UndoManager()
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    model.owner = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    model.owner = self
  }

  open weak var delegate: (any UITextViewDelegate)?
  open override var undoManager: UndoManager? { manager }
  open var text: String! {
    get { model.text }
    set {
      model.attributed = nil
      model.set(newValue ?? "")
    }
  }
  open var attributedText: NSAttributedString! {
    get { model.attributed ?? NSAttributedString(string: model.text) }
    set {
      model.set(newValue?.string ?? "")
      model.attributed = newValue
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedRange: NSRange {
    get { model.selection }
    set { model.select(newValue) }
  }
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
  open func insertText(_ text: String) { model.insert(text); model.endEvent() }
  open func deleteBackward() { model.deleteBackward(); model.endEvent() }
  open func replace(_ range: UITextRange, withText text: String) { model.edit(range.range, text) }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    model.setMarked(markedText ?? "", selected: selectedRange)
  }
  open func unmarkText() { model.unmark() }
  open override func paste(_ sender: Any?) {
    if let string = UIPasteboard.general.string { model.paste(string) }
  }

  func allows(_ range: NSRange, _ string: String) -> Bool {
    delegate?.textView(
      self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: string) ?? true
  }
  func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }
  func textDidChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
