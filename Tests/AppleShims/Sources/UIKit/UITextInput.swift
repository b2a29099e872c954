/// https://developer.apple.com/documentation/uikit/uitextposition
@MainActor open class UITextPosition: NSObject {
  let offset: Int
  init(offset: Int) { self.offset = offset; super.init() }
}

/// https://developer.apple.com/documentation/uikit/uitextrange
@MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition(offset: range.location) }
  open var end: UITextPosition { UITextPosition(offset: NSMaxRange(range)) }
  open var isEmpty: Bool { range.length == 0 }
  let range: NSRange
  init(_ range: NSRange) { self.range = range; super.init() }
}

/// https://developer.apple.com/documentation/uikit/uikeyinput
@MainActor public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// https://developer.apple.com/documentation/uikit/uitextinput
@MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
}

/// A text field and a text view hold their text in one way.
@MainActor protocol TextModelOwner: AnyObject {
  var model: TextModel { get }
  /// Asks the delegate.
  func allows(_ range: NSRange, _ string: String) -> Bool
  /// Tells the delegate.
  func selectionDidChange()
  /// Sends the events of a change by the person.
  func textDidChange()
  var undoManager: UndoManager? { get }
}

extension TextModelOwner {
  public var hasText: Bool { !model.text.isEmpty }
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: model.length) }
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (a, b) = (min(from.offset, to.offset), max(from.offset, to.offset))
    return UITextRange(NSRange(location: a, length: b - a))
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0 <= place && place <= model.length ? UITextPosition(offset: place) : nil
  }
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  public func text(in range: UITextRange) -> String? { model.substring(range.range) }
  public var markedTextRange: UITextRange? { model.marked.map { UITextRange($0) } }
  public func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    model.writingDirection = direction
  }
}
