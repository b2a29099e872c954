#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskFoundation
  import MaskKit
  public import UIKit

  extension MaskDelegate: UITextFieldDelegate {
    private var nextForField: (any UITextFieldDelegate)? { next as? any UITextFieldDelegate }

    /// Takes the field over, if it was only given this object as its delegate, before its
    /// keyboard is shown.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      adopt(textField)
      return nextForField?.textFieldShouldBeginEditing?(textField) ?? true
    }

    /// Makes the edit, unless the app's delegate forbids it. Up to iOS 25.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      adopt(textField)
      let isAllowed = nextForField?.textField?(
        textField, shouldChangeCharactersIn: range, replacementString: string)
      return (isAllowed ?? true) && propose([range], string)
    }

    /// Makes the edit, unless the app's delegate forbids it. From iOS 26 on.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool {
      adopt(textField)
      return isAllowed(textField, ranges, string) && propose(ranges.map(\.rangeValue), string)
    }

    /// Keeps the selection out of prefix and suffix.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      if hostDidChangeSelection() { nextForField?.textFieldDidChangeSelection?(textField) }
    }

    /// Asks the app's delegate by the newer method if it has that, else by the older one.
    private func isAllowed(
      _ textField: UITextField, _ ranges: [NSValue], _ string: String
    ) -> Bool {
      guard let delegate = nextForField else { return true }
      if #available(iOS 26, visionOS 26, macCatalyst 26, *),
        let answer = delegate.textField?(
          textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
      {
        return answer
      }
      return ranges.allSatisfy { range in
        delegate.textField?(
          textField, shouldChangeCharactersIn: range.rangeValue, replacementString: string) ?? true
      }
    }
  }
#endif
