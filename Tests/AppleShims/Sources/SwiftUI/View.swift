@_exported import AppKit
@_exported import UIKit

/// https://developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// A view that the stand-in makes itself.
@MainActor protocol PrimitiveView {
  func render(into node: Node)
}
extension PrimitiveView {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}

/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public enum ViewBuilder {
  @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
  @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var all: [any View] = []
    for view in repeat each content { all.append(view) }
    return TupleView(all)
  }
  @MainActor public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }
  @MainActor public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct EmptyView: View, PrimitiveView {
  public init() {}
  func render(into node: Node) { node.show([]) }
}
public struct TupleView<T>: View, PrimitiveView {
  let views: [any View]
  init(_ views: [any View]) { self.views = views }
  func render(into node: Node) { node.show(views) }
}
extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("a primitive view has no body") }
}
extension Optional: PrimitiveView where Wrapped: View {
  func render(into node: Node) { node.show(map { [$0] } ?? []) }
}

/// Containers that only stack their content: https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View, PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func render(into node: Node) { node.show([content]) }
}
/// https://developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View, PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func render(into node: Node) { node.show([content]) }
}
/// https://developer.apple.com/documentation/swiftui/section
public struct Section<Content: View>: View, PrimitiveView {
  let content: Content
  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }
  func render(into node: Node) { node.show([content]) }
}
/// https://developer.apple.com/documentation/swiftui/text
public struct Text: View, PrimitiveView {
  let string: String
  public init(_ string: String) { self.string = string }
  func render(into node: Node) {
    let label = node.view as? UILabel ?? UILabel()
    label.text = string
    node.view = label
  }
}
/// https://developer.apple.com/documentation/swiftui/button
public struct Button: View, PrimitiveView {
  let title: String
  let action: @MainActor () -> Void
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
  func render(into node: Node) { node.view = node.view ?? UIView() }
}

/// A view with another one behind it.
public struct BackgroundView<Content: View, Background: View>: View, PrimitiveView {
  let content: Content
  let background: Background
  func render(into node: Node) { node.show([background, content]) }
}
public enum Alignment: Sendable { case center, leading, trailing }

extension View {
  /// https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    BackgroundView(content: self, background: content())
  }
  /// https://developer.apple.com/documentation/swiftui/view/mask(_:)
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:)
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  public func foregroundStyle(_ style: Color) -> some View { self }
}
/// https://developer.apple.com/documentation/swiftui/color
public struct Color: Sendable, Hashable {
  let name: String
  public static let red = Color(name: "red")
  public static let secondary = Color(name: "secondary")
}
