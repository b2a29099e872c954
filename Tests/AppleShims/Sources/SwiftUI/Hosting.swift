/// A place in the view tree, which lasts from one update to the next.
@MainActor final class Node {
  var type: Any.Type
  var value: Any?
  var view: UIView?
  var nsView: NSView?
  var coordinator: Any?
  var children: [Node] = []
  init(_ type: Any.Type) { self.type = type }

  func update(with view: some View) {
    if let old = value {
      for (a, b) in zip(Mirror(reflecting: view).children, Mirror(reflecting: old).children) {
        if let new = a.value as? any AnyState, let old = b.value as? any AnyState {
          new.takeOver(from: old)
        }
      }
    }
    value = view
    if let primitive = view as? any PrimitiveView {
      primitive.render(into: self)
    } else if let representable = view as? any UIViewRepresentable {
      representable.render(into: self)
    } else if let representable = view as? any NSViewRepresentable {
      representable.render(into: self)
    } else {
      show([view.body])
    }
  }
  func show(_ views: [any View]) {
    while children.count > views.count { children.removeLast().view?.removeFromSuperview() }
    for (index, view) in views.enumerated() {
      let type = Swift.type(of: view)
      if index == children.count {
        children.append(Node(type))
      } else if children[index].type != type {
        children[index] = Node(type)
      }
      children[index].update(with: view)
    }
  }
  /// The platform's views, in the order in which they are drawn. SwiftUI flattens its tree.
  var platformViews: [UIView] { (view.map { [$0] } ?? []) + children.flatMap(\.platformViews) }
  var platformNSViews: [NSView] {
    (nsView.map { [$0] } ?? []) + children.flatMap(\.platformNSViews)
  }
}

/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor open class UIHostingController<Content: View>: UIViewController {
  private let root: Node
  private var isDirty = false
  public var rootView: Content { didSet { render() } }

  public init(rootView: Content) {
    self.rootView = rootView
    root = Node(Content.self)
    super.init(nibName: nil, bundle: nil)
    Updates.hosts.append { [weak self] in self?.renderSoon() }
    render()
  }
  public required init?(coder: NSCoder) { nil }

  private func renderSoon() {
    guard !isDirty else { return }
    isDirty = true
    Task { [weak self] in self?.render() }
  }
  private func render() {
    isDirty = false
    Updates.count += 1
    Updates.isUpdating = true
    root.update(with: rootView)
    for view in root.platformViews where view.superview !== self.view {
      self.view.addSubview(view)
      view.didMoveToWindow()
    }
    Updates.isUpdating = false
  }
  /// The text fields on the screen, for tests.
  public var textFields: [UITextField] { root.platformViews.compactMap { $0 as? UITextField } }
  public var nsTextFields: [NSTextField] {
    root.platformNSViews.compactMap { $0 as? NSTextField }
  }
  public var labels: [String] { root.platformViews.compactMap { ($0 as? UILabel)?.text } }
}
