#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskFoundation
  import MaskKit
  import SwiftUI
  import UIKit

  /// UIKit's masked field in SwiftUI.
  struct MaskedUIField: UIViewRepresentable {
    @Binding var value: String
    let mask: Mask
    let options: FieldOptions

    func makeCoordinator() -> ValueBinding {
      ValueBinding($value)
    }

    func makeUIView(context: Context) -> MaskedUITextField {
      let field = MaskedUITextField(mask, kerning: options.kerning)
      field.value = value
      field.masking?.forgetSteps()
      let coordinator = context.coordinator
      field.onChange = { [weak coordinator] in coordinator?.personChanged(to: $0.value) }
      // As wide as there is room, as high as a line.
      field.setContentHuggingPriority(.defaultHigh, for: .vertical)
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return field
    }

    func updateUIView(_ field: MaskedUITextField, context: Context) {
      context.coordinator.binding = $value
      if field.placeholder != options.title { field.placeholder = options.title }
      field.onRefusal = options.onRefusal
      field.copiedContent = options.copiedContent
      field.masking?.speech = options.speech
      if field.textMask != mask { field.textMask = mask }
      // What an input method has under way is not disturbed.
      if field.markedTextRange == nil && field.value != value { field.value = value }
      if field.markedTextRange == nil { context.coordinator.correct(to: field.value) }
    }
  }
#endif
