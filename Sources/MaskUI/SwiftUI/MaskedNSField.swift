#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import MaskFoundation
  import MaskKit
  import SwiftUI

  /// AppKit's masked field in SwiftUI.
  struct MaskedNSField: NSViewRepresentable {
    @Binding var value: String
    let mask: Mask
    let options: FieldOptions

    func makeCoordinator() -> ValueBinding {
      ValueBinding($value)
    }

    func makeNSView(context: Context) -> MaskedNSTextField {
      let field = MaskedNSTextField(mask)
      field.value = value
      let coordinator = context.coordinator
      field.editor.onChange = { [weak coordinator] in coordinator?.personChanged(to: $0.value) }
      return field
    }

    func updateNSView(_ field: MaskedNSTextField, context: Context) {
      context.coordinator.binding = $value
      if field.placeholderString != options.title { field.placeholderString = options.title }
      field.editor.onRefusal = options.onRefusal
      field.editor.copiedContent = options.copiedContent
      field.speech = options.speech
      if field.mask != mask { field.mask = mask }
      // What an input method has under way is not disturbed.
      if !field.editor.hasMarkedText() && field.value != value { field.value = value }
      if !field.editor.hasMarkedText() { context.coordinator.correct(to: field.value) }
    }
  }
#endif
