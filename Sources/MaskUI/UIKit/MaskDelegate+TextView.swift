#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskFoundation
  import MaskKit
  public import UIKit

  extension MaskDelegate: UITextViewDelegate {
    private var nextForView: (any UITextViewDelegate)? { next as? any UITextViewDelegate }

    /// Takes the text view over, if it was only given this object as its delegate.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      adopt(textView)
      return nextForView?.textViewShouldBeginEditing?(textView) ?? true
    }

    /// Makes the edit, unless the app's delegate forbids it. Up to iOS 25.
    public func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      adopt(textView)
      let isAllowed = nextForView?.textView?(
        textView, shouldChangeTextIn: range, replacementText: text)
      return (isAllowed ?? true) && propose([range], text)
    }

    /// Makes the edit, unless the app's delegate forbids it. From iOS 26 on.
    public func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool {
      adopt(textView)
      return isAllowed(textView, ranges, text) && propose(ranges.map(\.rangeValue), text)
    }

    /// Reconciles what UIKit did itself, then tells the app's delegate, once.
    public func textViewDidChange(_ textView: UITextView) {
      guard !isWriting else { return }
      if !hostDidChange() { nextForView?.textViewDidChange?(textView) }
    }

    /// Keeps the selection out of prefix and suffix.
    public func textViewDidChangeSelection(_ textView: UITextView) {
      if hostDidChangeSelection() { nextForView?.textViewDidChangeSelection?(textView) }
    }

    /// Reconciles what is left of an input method's text.
    public func textViewDidEndEditing(_ textView: UITextView) {
      hostDidChange()
      nextForView?.textViewDidEndEditing?(textView)
    }

    private func isAllowed(_ textView: UITextView, _ ranges: [NSValue], _ text: String) -> Bool {
      guard let delegate = nextForView else { return true }
      if #available(iOS 26, visionOS 26, macCatalyst 26, *),
        let answer = delegate.textView?(
          textView, shouldChangeTextInRanges: ranges, replacementText: text)
      {
        return answer
      }
      return ranges.allSatisfy { range in
        delegate.textView?(
          textView, shouldChangeTextIn: range.rangeValue, replacementText: text) ?? true
      }
    }
  }
#endif
