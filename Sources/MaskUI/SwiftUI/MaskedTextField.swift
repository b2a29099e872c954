#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS) && (canImport(UIKit) || canImport(AppKit))
  public import MaskFoundation
  public import MaskKit
  public import SwiftUI

  /// A text field with a mask, bound to the value.
  ///
  ///     @State private var phone = ""
  ///     MaskedTextField("Phone", value: $phone, mask: .chinaMobile)
  ///
  /// The binding holds the value, `13800138000`; the field shows the text, `138 0013 8000`. A value
  /// from outside that the mask does not take as it is comes back corrected, in the next turn.
  public struct MaskedTextField: View {
    @Binding private var value: String
    private let mask: Mask
    private var options: FieldOptions

    /// A field with a title, which is shown while it is empty.
    ///
    /// - Parameters:
    ///   - title: The title as it is shown; use `String(localized:)` for a translated one.
    ///   - value: The value, without separators.
    ///   - mask: The mask. Another one keeps the value as far as it fits.
    public init(_ title: some StringProtocol, value: Binding<String>, mask: Mask) {
      _value = value
      self.mask = mask
      options = FieldOptions(title: String(title))
    }

    /// The platform's field.
    public var body: some View {
      #if canImport(UIKit)
        MaskedUIField(value: $value, mask: mask, options: options)
      #else
        MaskedNSField(value: $value, mask: mask, options: options)
      #endif
    }

    /// Calls `action` with what was refused: for a haptic or a message.
    public func onRefusal(perform action: @escaping ([Refusal]) -> Void) -> Self {
      var field = self
      field.options.onRefusal = action
      return field
    }

    /// Says what cut and copy put on the pasteboard.
    public func copying(_ content: CopiedContent) -> Self {
      var field = self
      field.options.copiedContent = content
      return field
    }

    /// Says what VoiceOver says of the field; `nil` leaves it to the platform.
    public func speech(_ speech: MaskSpeech?) -> Self {
      var field = self
      field.options.speech = speech
      return field
    }

    /// Keeps the field's text the bare value and draws the groups apart. UIKit only.
    public func groupKerning(_ points: CGFloat?) -> Self {
      var field = self
      field.options.kerning = points
      return field
    }
  }

  /// What can be set of a field.
  struct FieldOptions {
    var title: String
    var onRefusal: (([Refusal]) -> Void)?
    var copiedContent = CopiedContent.text
    var speech: MaskSpeech? = MaskSpeech()
    var kerning: CGFloat?
  }
#endif
