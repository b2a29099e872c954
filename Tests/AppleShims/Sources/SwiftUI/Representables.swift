/// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  public let coordinator: Representable.Coordinator
}
/// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension UIViewRepresentable {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// https://developer.apple.com/documentation/swiftui/nsviewrepresentablecontext
@MainActor @preconcurrency
public struct NSViewRepresentableContext<
  Representable: NSViewRepresentable
> {
  public let coordinator: Representable.Coordinator
}
/// https://developer.apple.com/documentation/swiftui/nsviewrepresentable
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
extension NSViewRepresentable {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

extension UIViewRepresentable {
  func render(into node: Node) {
    let coordinator = node.coordinator as? Coordinator ?? makeCoordinator()
    node.coordinator = coordinator
    let context = Context(coordinator: coordinator)
    let view = node.view as? UIViewType ?? makeUIView(context: context)
    node.view = view
    updateUIView(view, context: context)
  }
}
extension NSViewRepresentable {
  func render(into node: Node) {
    let coordinator = node.coordinator as? Coordinator ?? makeCoordinator()
    node.coordinator = coordinator
    let context = Context(coordinator: coordinator)
    let view = node.nsView as? NSViewType ?? makeNSView(context: context)
    node.nsView = view
    updateNSView(view, context: context)
  }
}
