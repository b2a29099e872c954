#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import MaskFoundation
  public import MaskKit

  /// A text field with a mask, which brings its own field editor along.
  ///
  ///     let field = MaskedNSTextField(.chinaMobile)
  ///     field.editor.onChange = { print($0.value) }
  @MainActor open class MaskedNSTextField: NSTextField {
    /// What types into the field.
    public let editor: MaskFieldEditor
    /// What VoiceOver says of the field besides its text; `nil` leaves it at that.
    public var speech: MaskSpeech? = MaskSpeech()

    /// A field with a mask.
    public init(_ mask: Mask, frame: NSRect = .zero) {
      editor = MaskFieldEditor(mask)
      super.init(frame: frame)
      (cell as? MaskedTextFieldCell)?.editor = editor
      configure()
    }

    /// A masked field is not read from an archive: it needs a mask.
    public required init?(coder: NSCoder) { nil }

    /// The class of the cell that hands the editor out.
    open override class var cellClass: AnyClass? {
      get { MaskedTextFieldCell.self }
      set {}
    }

    /// The mask. Another one keeps the value as far as it fits.
    public var mask: Mask {
      get { editor.mask }
      set {
        editor.mask = newValue
        super.stringValue = editor.field.text
        configure()
      }
    }

    /// The value. To set it formats the field.
    public var value: String {
      get { editor.value }
      set {
        editor.value = newValue
        super.stringValue = editor.field.text
      }
    }

    /// The text. To set it, formatted or not, formats it.
    open override var stringValue: String {
      get { super.stringValue }
      set {
        editor.change { $0.set(newValue) }
        super.stringValue = editor.field.text
      }
    }

    /// The groups, and how many characters are missing.
    open override func accessibilityValueDescription() -> String? {
      guard let words = speech?.text(for: editor.field), !words.isEmpty else {
        return super.accessibilityValueDescription()
      }
      return words
    }

    private func configure() {
      contentType = editor.mask.definition.contentType.flatMap { NSTextContentType($0) }
      if alignment == .natural && userInterfaceLayoutDirection == .rightToLeft {
        alignment = .right
      }
    }
  }

  /// The cell that hands the field's own editor to its window.
  @MainActor final class MaskedTextFieldCell: NSTextFieldCell {
    /// The editor.
    var editor: MaskFieldEditor?

    /// The field's own editor.
    override func fieldEditor(for controlView: NSView) -> NSTextView? { editor }
  }
#endif
