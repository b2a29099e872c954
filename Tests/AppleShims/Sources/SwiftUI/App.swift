/// https://developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  var body: Body { get }
}
extension Never: Scene {}
/// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { preconditionFailure("a primitive scene has no body") }
}
/// https://developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  /// Shows the window once, and says what is on it.
  public static func main() {
    let scene = Self().body
    if let window = scene as? any ShownScene { window.show() }
  }
}
@MainActor protocol ShownScene { func show() }
extension WindowGroup: ShownScene {
  func show() {
    let host = UIHostingController(rootView: content)
    print("\(host.textFields.count) text fields, \(host.labels.count) texts")
  }
}
