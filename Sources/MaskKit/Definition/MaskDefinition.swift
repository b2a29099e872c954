/// A mask as it is written: what Masks.json holds for one mask, without its name and examples.
///
/// A definition is plain data and may be wrong. ``Mask/init(_:)`` compiles it, and says everything
/// that is wrong with it at once.
///
///     var phone = MaskDefinition(groups: "3-4-4")
///     phone.dropPrefixes = ["+86", "0086", "86"]
///     try Mask(phone).format("+86 13800138000")  // "138 0013 8000"
public struct MaskDefinition: Sendable, Hashable {
  /// The one layout, or, beside ``alternatives``, the defaults for all of them.
  public var layout: LayoutDefinition
  /// The layouts in order, if there are several. The last is without `when`.
  public var alternatives: [LayoutDefinition]?
  /// Whether separators show as soon as the group before them is full.
  public var isEager = false
  /// When the prefix is shown.
  public var showPrefix = PrefixDisplay.withContent
  /// What a full field does with one more character.
  public var overflow = Overflow.reject
  /// What backspace does right behind a separator.
  public var backspace = BackspaceBehavior.digit
  /// How letters are mapped on the way in; `nil` leaves them as typed.
  public var letterCase: LetterCase?
  /// What is dropped once from a pasted whole number, such as `+86`.
  public var dropPrefixes: [String] = []
  /// The rule that a complete value has to satisfy.
  public var check: CheckRule?
  /// How a redacted text is made.
  public var redaction: Redaction?
  /// The keyboard that suits the field.
  public var keyboard: Keyboard?
  /// What the field holds, for autofill.
  public var contentType: ContentType?

  /// A mask of one layout, or the defaults beside `alternatives`.
  public init(_ layout: LayoutDefinition, alternatives: [LayoutDefinition]? = nil) {
    self.layout = layout
    self.alternatives = alternatives
  }

  /// A mask of digits in groups, such as `"3-4-4"`.
  public init(groups: String, separator: String? = nil) {
    var layout = LayoutDefinition()
    layout.groups = groups
    layout.separator = separator
    self.init(layout)
  }

  /// A mask given as it looks, such as `"+7 (###) ###-##-##"`.
  public init(pattern: String) {
    var layout = LayoutDefinition()
    layout.pattern = pattern
    self.init(layout)
  }
}
