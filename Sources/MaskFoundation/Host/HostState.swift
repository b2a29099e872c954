public import MaskKit

/// Which of a field's two strings the host holds as its text.
public enum HostDisplay: Sendable, Hashable {
  /// The text with its separators: `138 0013 8000`.
  case text
  /// The value alone: `13800138000`. The host draws the gaps, for example by kerning.
  case value
}

/// What a host's text field says of itself right now.
public struct HostState: Sendable, Hashable {
  /// What the host's field holds.
  public var text: String
  /// Its selection in UTF-16 code units of ``text``; `nil` if it does not tell.
  public var selection: TextRange?
  /// Whether an input method has text under way that is not committed: marked text.
  public var isComposing: Bool
  /// Whether the keyboard in use composes, so that a letter may be the beginning of marked text
  /// even if nothing is marked yet.
  public var keyboardComposes: Bool
  /// Whether the host knows that the proposal is a paste. By itself a single character counts as
  /// typed.
  public var isPasting = false

  /// The state of a host.
  public init(
    text: String, selection: TextRange? = nil, isComposing: Bool = false,
    keyboardComposes: Bool = false
  ) {
    self.text = text
    self.selection = selection
    self.isComposing = isComposing
    self.keyboardComposes = keyboardComposes
  }

  /// Whether a keyboard of this language composes marked text, given its BCP 47 name.
  public static func composes(language: String?) -> Bool {
    guard let language else { return false }
    let base = language.prefix { $0 != "-" && $0 != "_" }
    return ["zh", "yue", "ja", "ko", "vi"].contains(String(base))
  }
}
