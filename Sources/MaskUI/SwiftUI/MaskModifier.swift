#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MaskKit
  public import SwiftUI
  import UIKit

  extension View {
    /// Puts a mask on a plain `TextField`.
    ///
    ///     TextField("Phone", text: $phone).mask(.chinaMobile)
    ///
    /// The binding holds the text as it is shown; ``MaskKit/Mask/value(of:)`` gives the value. The
    /// mask works on the `UITextField` that SwiftUI makes, which it finds beside itself; where
    /// SwiftUI makes none, as on the Mac, there is no such modifier, and `MaskedTextField` is the
    /// way.
    ///
    /// - Parameters:
    ///   - mask: The mask. Another one keeps the value as far as it fits.
    ///   - onRefusal: Called with what was refused: for a haptic or a message.
    /// - Returns: The view, its text field with the mask on it.
    public func mask(_ mask: Mask, onRefusal: (([Refusal]) -> Void)? = nil) -> some View {
      background {
        FieldFinder(mask: mask, onRefusal: onRefusal)
          .frame(width: 0, height: 0)
          .accessibilityHidden(true)
      }
    }
  }

  /// An empty view behind a text field, which finds that field and puts the mask on it.
  struct FieldFinder: UIViewRepresentable {
    let mask: Mask
    let onRefusal: (([Refusal]) -> Void)?

    func makeUIView(context: Context) -> FinderView {
      let view = FinderView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: FinderView, context: Context) {
      view.wish = FinderView.Wish(mask: mask, onRefusal: onRefusal)
      view.lookSoon()
    }
  }
#endif
