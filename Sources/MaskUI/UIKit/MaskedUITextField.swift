#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MaskFoundation
  public import MaskKit
  public import UIKit

  /// A text field with a mask.
  ///
  ///     let field = MaskedUITextField(.chinaMobile)
  ///     field.onChange = { print($0.value) }
  ///
  /// SwiftUI's view has the name `MaskedTextField`; one module can't hold both under one name.
  @MainActor open class MaskedUITextField: UITextField {
    /// What does the masking; `nil` in a field from a storyboard until it gets a mask.
    public private(set) var masking: MaskDelegate?
    /// What cut and copy put on the pasteboard.
    public var copiedContent = CopiedContent.text

    /// A field with a mask.
    ///
    /// - Parameters:
    ///   - mask: The mask.
    ///   - frame: The frame.
    ///   - kerning: Points between groups, for a field whose text stays the bare value.
    public init(_ mask: Mask, frame: CGRect = .zero, kerning: CGFloat? = nil) {
      super.init(frame: frame)
      install(MaskDelegate(mask, kerning: kerning))
    }

    /// A field from a storyboard, without a mask until ``textMask`` is set.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// The mask. Another one keeps the value as far as it fits.
    public var textMask: Mask? {
      get { masking?.mask }
      set {
        guard let newValue else { return }
        if let masking { masking.mask = newValue } else { install(MaskDelegate(newValue)) }
      }
    }

    /// The value. To set it formats the field.
    public var value: String {
      get { masking?.value ?? text ?? "" }
      set { if let masking { masking.value = newValue } else { text = newValue } }
    }

    /// Called when the value changed by the person's hand.
    public var onChange: ((MaskField) -> Void)? {
      get { masking?.onChange }
      set { masking?.onChange = newValue }
    }

    /// Called when something was refused: for a haptic or a message.
    public var onRefusal: (([Refusal]) -> Void)? {
      get { masking?.onRefusal }
      set { masking?.onRefusal = newValue }
    }

    /// The text. To set it, formatted or not, formats it.
    open override var text: String? {
      get { super.text }
      set {
        if let masking, !masking.isWriting {
          masking.text = newValue ?? ""
        } else {
          super.text = newValue
        }
      }
    }

    /// The text with attributes. To set it, formatted or not, formats it.
    open override var attributedText: NSAttributedString? {
      get { super.attributedText }
      set {
        if let masking, !masking.isWriting {
          masking.text = newValue?.string ?? ""
        } else {
          super.attributedText = newValue
        }
      }
    }

    /// Set, it is the app's own delegate, which the mask's stands in front of. Read, it is the
    /// mask's, as UIKit has to find it here; the app's own is `masking.next`.
    open override var delegate: (any UITextFieldDelegate)? {
      get { super.delegate }
      set {
        if let masking, newValue !== masking {
          masking.next = newValue
        } else {
          super.delegate = newValue
        }
      }
    }

    /// Copies the selection as ``copiedContent`` says.
    open override func copy(_ sender: Any?) {
      guard let masking else { return super.copy(sender) }
      UIPasteboard.general.string = masking.field.copied(as: copiedContent)
    }

    /// Cuts the selection; what is copied is as ``copiedContent`` says.
    open override func cut(_ sender: Any?) {
      guard let masking else { return super.cut(sender) }
      UIPasteboard.general.string = masking.field.copied(as: copiedContent)
      masking.deleteSelection()
    }

    /// Pastes. The delegate's messages can't tell a pasted character from a typed one; this can.
    open override func paste(_ sender: Any?) {
      masking?.isPasting = true
      super.paste(sender)
      masking?.isPasting = false
    }

    /// Marks an input method's text. The delegate may be asked about it while nothing is marked
    /// yet; here it is known what it is.
    open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      masking?.isMarking = true
      super.setMarkedText(markedText, selectedRange: selectedRange)
      masking?.isMarking = false
    }

    private func install(_ masking: MaskDelegate) {
      masking.next = super.delegate
      super.delegate = masking
      self.masking = masking
      masking.adopt(self)
    }
  }
#endif
