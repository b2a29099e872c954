/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
///
/// The methods are optional. Here each has a default that does what a missing method means: the
/// message goes to the forwarding target, if there is one, else the documented default holds.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// iOS 26. Where it is missing the method with one range is called.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  private func forward(_ selector: String) -> (any UITextFieldDelegate)? {
    forwardingTarget(of: self, selector, as: (any UITextFieldDelegate).self)
  }
  public func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
    forward("textFieldShouldBeginEditing:")?.textFieldShouldBeginEditing(field) ?? true
  }
  public func textFieldDidBeginEditing(_ field: UITextField) {
    forward("textFieldDidBeginEditing:")?.textFieldDidBeginEditing(field)
  }
  public func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
    forward("textFieldShouldEndEditing:")?.textFieldShouldEndEditing(field) ?? true
  }
  public func textFieldDidEndEditing(_ field: UITextField) {
    forward("textFieldDidEndEditing:")?.textFieldDidEndEditing(field)
  }
  public func textFieldDidEndEditing(
    _ field: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    if let target = forward("textFieldDidEndEditing:reason:") {
      target.textFieldDidEndEditing(field, reason: reason)
    } else {
      textFieldDidEndEditing(field)
    }
  }
  public func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    forward("textField:shouldChangeCharactersInRange:replacementString:")?
      .textField(field, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  public func textField(
    _ field: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    if let target = forward("textField:shouldChangeCharactersInRanges:replacementString:") {
      return target.textField(
        field, shouldChangeCharactersInRanges: ranges, replacementString: string)
    }
    guard let range = ranges.first?.rangeValue else { return true }
    return textField(field, shouldChangeCharactersIn: range, replacementString: string)
  }
  public func textFieldDidChangeSelection(_ field: UITextField) {
    forward("textFieldDidChangeSelection:")?.textFieldDidChangeSelection(field)
  }
  public func textFieldShouldClear(_ field: UITextField) -> Bool {
    forward("textFieldShouldClear:")?.textFieldShouldClear(field) ?? true
  }
  public func textFieldShouldReturn(_ field: UITextField) -> Bool {
    forward("textFieldShouldReturn:")?.textFieldShouldReturn(field) ?? true
  }
}

// `delegate.textField?(…)`: an optional method as its caller writes it.
extension UITextFieldDelegate {
  public var textField: OptionalTextFieldMethods? { OptionalTextFieldMethods(target: self) }
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }
}

@MainActor public struct OptionalTextFieldMethods {
  let target: any UITextFieldDelegate
  public func callAsFunction(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    target.textField(field, shouldChangeCharactersIn: range, replacementString: string)
  }
  public func callAsFunction(
    _ field: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    target.textField(field, shouldChangeCharactersInRanges: ranges, replacementString: string)
  }
}
