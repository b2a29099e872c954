#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskFoundation
  import MaskKit
  public import UIKit

  extension MaskDelegate: UIInteraction {
    /// Leaves the view that this object was an interaction of.
    public func willMove(to view: UIView?) {
      if view == nil { detach() }
    }

    /// Takes over the field or text view that this object became an interaction of.
    public func didMove(to view: UIView?) {
      self.view = view
      if let field = view as? UITextField {
        attach(to: field)
      } else if let textView = view as? UITextView {
        attach(to: textView)
      }
    }

    /// Puts the mask on a text field. The caller keeps this object alive.
    public func attach(to field: UITextField) {
      if let delegate = field.delegate, delegate !== self { next = delegate }
      field.delegate = self
      adopt(field)
    }

    /// Puts the mask on a text view. The caller keeps this object alive.
    public func attach(to textView: UITextView) {
      if let delegate = textView.delegate, delegate !== self { next = delegate }
      textView.delegate = self
      adopt(textView)
    }

    /// Gives the field back to the app's own delegate. The text stays.
    public func detach() {
      if let field = input as? UITextField {
        for (action, event) in actions { field.removeAction(action, for: event) }
        if field.delegate === self { field.delegate = next as? any UITextFieldDelegate }
      } else if let textView = input as? UITextView {
        if textView.delegate === self { textView.delegate = next as? any UITextViewDelegate }
      }
      actions = []
      input?.undoManager?.removeAllActions(withTarget: self)
      input = nil
    }

    /// Takes a field as it is: its text is formatted, its keyboard and the like are set.
    func adopt(_ field: UITextField) {
      guard input !== field else { return }
      if input != nil { detach() }
      let changed = UIAction { [weak self] _ in self?.hostDidChange() }
      let began = UIAction { [weak self, weak field] _ in
        guard let self, let field else { return }
        self.retake(field)
      }
      actions = [
        (changed, .editingChanged), (changed, .editingDidEnd), (began, .editingDidBegin),
      ]
      for (action, event) in actions { field.addAction(action, for: event) }
      begin(field)
    }

    /// Takes a text view as it is.
    func adopt(_ textView: UITextView) {
      guard input !== textView else { return }
      if input != nil { detach() }
      begin(textView)
    }

    private func begin(_ input: any MaskInput) {
      self.input = input
      configure(input)
      if hosted.field.value.isEmpty || !input.currentText.isEmpty {
        hosted = HostedField(mask, shown: input.currentText, display: hosted.display)
      }
      show(since: hosted, as: .program)
    }

    /// An app that sets its delegate after the mask's would put the mask out of work. When editing
    /// begins the mask takes its place again, and the app's delegate the one behind it.
    private func retake(_ field: UITextField) {
      guard input === field, !(field is MaskedUITextField) else { return }
      if let delegate = field.delegate, delegate !== self {
        next = delegate
        field.delegate = self
      }
      hostDidChange()
    }
  }
#endif
