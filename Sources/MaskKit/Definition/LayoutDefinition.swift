/// One layout as it is written: groups or a pattern, with what belongs to it.
///
/// A key that is `nil` was not written. In an alternative it takes the value of the mask's own
/// layout, if that has one.
public struct LayoutDefinition: Sendable, Hashable {
  /// The beginnings of a value that choose this layout, each a sequence of characters and `[…]`
  /// classes (`"3[15]"`) or a range of two digit strings of one length (`"2221-2720"`).
  public var when: [String]?
  /// Sizes joined by `-`: `"3-4-4"`; a trailing `...` repeats the last size.
  public var groups: String?
  /// The text as it looks: `#` a digit, `@` a letter, `*` either, `\` makes the next one literal.
  public var pattern: String?
  /// What is shown in every gap between groups. The default is one space.
  public var separator: String?
  /// What is shown in each gap, one string a gap.
  public var separators: [String]?
  /// What is shown before the first slot.
  public var prefix: String?
  /// What is shown after the last slot of a complete value.
  public var suffix: String?
  /// What the slots of ``groups`` take: `digit`, `letter`, `alphanumeric`, `hex`, or a set.
  public var accept: String?
  /// The capacity of ``groups``.
  public var maxDigits: Int?
  /// The value lengths that are complete. The default is the capacity alone.
  public var lengths: [Int]?
  /// Further slot characters of ``pattern``, in the order written: a symbol and its set.
  public var classes: [ClassDefinition]?

  /// A layout without any key.
  public init() {}
}

/// One entry of `classes`: a slot character for patterns and the set it stands for.
public struct ClassDefinition: Sendable, Hashable {
  /// The symbol, one Unicode scalar.
  public var symbol: String
  /// The characters and ranges: `"0-9X"`.
  public var set: String

  /// A slot character and its set.
  public init(symbol: String, set: String) {
    self.symbol = symbol
    self.set = set
  }
}
