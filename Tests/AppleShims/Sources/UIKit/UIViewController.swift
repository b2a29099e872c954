/// https://developer.apple.com/documentation/uikit/uilabel
@MainActor open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
}

/// https://developer.apple.com/documentation/uikit/uistackview
@MainActor open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
/// https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
public enum NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}
extension UIView {
  /// https://developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// https://developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  open private(set) lazy var view: UIView! = UIView()
  open func viewDidLoad() {}
  open func loadViewIfNeeded() { viewDidLoad() }
}

/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() { rootViewController?.loadViewIfNeeded() }
}

/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  /// Starts the app, and is done.
  public static func main() {
    _ = Self().application(UIApplication(), didFinishLaunchingWithOptions: nil)
  }
}
/// https://developer.apple.com/documentation/uikit/uiapplication
@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
/// https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@MainActor open class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}
