/// https://developer.apple.com/documentation/appkit/nscontroltexteditingdelegate
@MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidChange(_ obj: Notification)
}
extension NSControlTextEditingDelegate {
  public func controlTextDidChange(_ obj: Notification) {}
}
/// https://developer.apple.com/documentation/appkit/nstextfielddelegate
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// https://developer.apple.com/documentation/appkit/nscell
@MainActor open class NSCell: NSObject {
  public required init(textCell string: String) { super.init() }
  public required init(coder: NSCoder) { super.init() }
  open var stringValue = ""
  /// https://developer.apple.com/documentation/appkit/nscell/fieldeditor(for:)
  open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
}
/// https://developer.apple.com/documentation/appkit/nstextfieldcell
@MainActor open class NSTextFieldCell: NSCell {}

/// https://developer.apple.com/documentation/appkit/nscontrol
@MainActor open class NSControl: NSView {
  /// https://developer.apple.com/documentation/appkit/nscontrol/cellclass
  open class var cellClass: AnyClass? {
    get { NSCell.self }
    set {}
  }
  open var cell: NSCell?
  open var stringValue: String {
    get { cell?.stringValue ?? "" }
    set { cell?.stringValue = newValue }
  }
  /// https://developer.apple.com/documentation/appkit/nscontrol/currenteditor()
  open func currentEditor() -> NSText? { nil }
}

/// https://developer.apple.com/documentation/appkit/nstextfield
@MainActor open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var contentType: NSTextContentType?
  open var alignment = NSTextAlignment.natural
  open var isEditable = true
  public var allowsEditing = true
  private var editor: NSTextView?

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    // A text field's cells are text field cells, unless a subclass says otherwise.
    let type = Self.cellClass as? NSCell.Type ?? NSTextFieldCell.self
    cell = type == NSCell.self ? NSTextFieldCell(textCell: "") : type.init(textCell: "")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var stringValue: String {
    get { editor?.string ?? super.stringValue }
    set {
      super.stringValue = newValue
      if let editor, editor.string != newValue { editor.string = newValue }
    }
  }
  open override func currentEditor() -> NSText? { editor }
  /// https://developer.apple.com/documentation/appkit/nstextfield/textdidchange(_:)
  open func textDidChange(_ notification: Notification) {
    delegate?.controlTextDidChange(notification)
  }

  /// A click into the field: its cell, or else `windowEditor`, gives the editor.
  public func beginEditing(in window: NSWindow, windowEditor: NSTextView? = nil) {
    guard let view = cell?.fieldEditor(for: self) ?? windowEditor else { return }
    precondition(view.isFieldEditor)
    view.client = self
    view.window = window
    view.string = super.stringValue
    editor = view
    _ = view.becomeFirstResponder()
  }
  /// Return or tab.
  public func endEditing() {
    guard let editor else { return }
    let text = editor.string
    _ = editor.resignFirstResponder()
    editor.viewWillMove(toWindow: nil)
    editor.window = nil
    editor.client = nil
    self.editor = nil
    super.stringValue = text
  }
}
