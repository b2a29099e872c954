#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskKit
  import UIKit

  /// The keyboard's side of a text field or text view, which UIKit declares as optional.
  @MainActor protocol InputTraits: AnyObject {
    var keyboardType: UIKeyboardType { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit declares it so.
    var textContentType: UITextContentType! { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    @available(iOS 17, macCatalyst 17, *)
    var inlinePredictionType: UITextInlinePredictionType { get set }
  }

  extension UITextField: InputTraits {}
  extension UITextView: InputTraits {}

  extension MaskDelegate {
    /// Sets what suits the mask, and turns off all that would change what was typed. A keyboard
    /// and a content type that the app chose stay, if the mask names none.
    func configure(_ input: any MaskInput) {
      guard let traits = input as? any InputTraits else { return }
      let definition = mask.definition
      if let keyboard = definition.keyboard { traits.keyboardType = UIKeyboardType(keyboard) }
      if let type = definition.contentType.flatMap({ UITextContentType($0) }) {
        traits.textContentType = type
      }
      traits.autocapitalizationType = definition.letterCase == .upper ? .allCharacters : .none
      traits.autocorrectionType = .no
      traits.spellCheckingType = .no
      traits.smartQuotesType = .no
      traits.smartDashesType = .no
      traits.smartInsertDeleteType = .no
      if #available(iOS 17, macCatalyst 17, *) { traits.inlinePredictionType = .no }
      input.writeLeftToRight()
    }
  }

  extension UIKeyboardType {
    /// The keyboard that a mask names.
    init(_ keyboard: Keyboard) {
      self =
        switch keyboard {
        case .default: .default
        case .asciiCapable: .asciiCapable
        case .numbersAndPunctuation: .numbersAndPunctuation
        case .url: .URL
        case .numberPad: .numberPad
        case .phonePad: .phonePad
        case .namePhonePad: .namePhonePad
        case .emailAddress: .emailAddress
        case .decimalPad: .decimalPad
        case .twitter: .twitter
        case .webSearch: .webSearch
        case .asciiCapableNumberPad: .asciiCapableNumberPad
        }
    }
  }
#endif
