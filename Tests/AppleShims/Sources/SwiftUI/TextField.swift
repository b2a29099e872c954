/// https://developer.apple.com/documentation/swiftui/textfield
///
/// A UITextField whose `editingChanged` writes the binding, and which takes the binding's text at
/// each update. SwiftUI is its delegate.
public struct TextField: View, PrimitiveView {
  let title: String
  let text: Binding<String>

  /// https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
  /// https://developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {
    self.init(
      title,
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }))
  }

  func render(into node: Node) {
    let coordinator = node.coordinator as? Coordinator ?? Coordinator()
    node.coordinator = coordinator
    coordinator.text = text
    let field = node.view as? UITextField ?? coordinator.makeField()
    node.view = field
    field.placeholder = title
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
  }

  @MainActor public final class Coordinator: NSObject, UITextFieldDelegate {
    var text: Binding<String>?
    public private(set) var begun = 0
    func makeField() -> UITextField {
      let field = UITextField()
      field.delegate = self
      field.addAction(
        UIAction { [weak self, weak field] _ in
          guard let self, let field, self.text?.wrappedValue != field.text else { return }
          self.text?.wrappedValue = field.text ?? ""
        }, for: .editingChanged)
      return field
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) { begun += 1 }
  }
}
