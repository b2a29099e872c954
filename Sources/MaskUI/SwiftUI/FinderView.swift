#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskKit
  import UIKit

  /// Looks for the text field that it stands behind.
  @MainActor final class FinderView: UIView {
    /// What shall be on the field.
    struct Wish {
      let mask: Mask
      let onRefusal: (([Refusal]) -> Void)?
    }

    /// What shall be on the field.
    var wish: Wish?
    private weak var masking: MaskDelegate?
    private var isLooking = false

    override func didMoveToWindow() {
      super.didMoveToWindow()
      lookSoon()
    }

    /// Looks in the next turn: the field may not be there yet, and SwiftUI is updating its views.
    func lookSoon() {
      guard !isLooking else { return }
      isLooking = true
      Task { [weak self] in
        self?.isLooking = false
        self?.look()
      }
    }

    private func look() {
      guard let wish, let field = fieldBehind() else { return }
      if let masking, masking.view === field {
        masking.onRefusal = wish.onRefusal
        masking.mask = wish.mask
        // The app may have written the binding, and SwiftUI the field.
        masking.hostDidChange()
        return
      }
      let text = field.text
      let masking =
        field.interactions.lazy.compactMap { $0 as? MaskDelegate }.first
        ?? MaskDelegate(wish.mask)
      masking.onRefusal = wish.onRefusal
      if masking.view == nil { field.addInteraction(masking) } else { masking.mask = wish.mask }
      self.masking = masking
      if field.text != text { field.sendActions(for: .editingChanged) }
    }

    /// The first text field that comes after this view, in the smallest part of the screen that
    /// has one: a background stands right before what it is the background of.
    private func fieldBehind() -> UITextField? {
      var child: UIView = self
      while let parent = child.superview {
        let siblings = parent.subviews
        if let place = siblings.firstIndex(where: { $0 === child }) {
          for sibling in siblings[(place + 1)...] {
            if let field = Self.firstField(in: sibling) { return field }
          }
        }
        child = parent
      }
      return nil
    }

    private static func firstField(in view: UIView) -> UITextField? {
      if let field = view as? UITextField { return field }
      for subview in view.subviews {
        if let field = firstField(in: subview) { return field }
      }
      return nil
    }
  }
#endif
