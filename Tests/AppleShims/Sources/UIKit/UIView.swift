/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor open class UIResponder: NSObject {
  public override nonisolated init() { super.init() }
  /// https://developer.apple.com/documentation/uikit/uiresponder/undomanager
  open var undoManager: UndoManager? { nil }
  /// https://developer.apple.com/documentation/uikit/uiresponder/textinputmode
  open var textInputMode: UITextInputMode? { UITextInputMode.active }
  open private(set) var isFirstResponder = false
  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = true; return true
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false; return true
  }
  /// https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
}

/// https://developer.apple.com/documentation/uikit/uitextinputmode
@MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String?
  /// The keyboard that is shown, for tests.
  public static var active: UITextInputMode?
  public init(primaryLanguage: String?) {
    super.init()
    self.primaryLanguage = primaryLanguage
  }
}

/// https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// https://developer.apple.com/documentation/uikit/uiinteraction
@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// https://developer.apple.com/documentation/uikit/uiview
@MainActor open class UIView: UIResponder {
  public init(frame: CGRect = .zero) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  open func addSubview(_ view: UIView) {
    view.superview?.subviews.removeAll { $0 === view }
    subviews.append(view)
    view.superview = self
    view.didMoveToSuperview()
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }
  /// https://developer.apple.com/documentation/uikit/uiview/didmovetosuperview()
  open func didMoveToSuperview() {}
  /// https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()
  open func didMoveToWindow() {}

  /// https://developer.apple.com/documentation/uikit/uiview/interactions
  open private(set) var interactions: [any UIInteraction] = []
  /// https://developer.apple.com/documentation/uikit/uiview/addinteraction(_:)
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  open var isHidden = false
  open var frame = CGRect.zero
  open var bounds: CGRect { frame }
  open var autoresizingMask: AutoresizingMask = []
  /// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  }
  open var isUserInteractionEnabled = true
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityvalue
  open var accessibilityValue: String?
  open var accessibilityElementsHidden = false
}

/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor public final class UIAction {
  public let title: String
  let handler: (UIAction) -> Void
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

/// https://developer.apple.com/documentation/uikit/uicontrol
@MainActor open class UIControl: UIView {
  /// https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  private var actions: [(UIAction, Event)] = []
  /// https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.0 === action && $0.1 == controlEvents }
  }
  /// https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

/// https://developer.apple.com/documentation/uikit/uipasteboard
@MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String?
}
