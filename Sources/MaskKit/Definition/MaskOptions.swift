/// What a full field does with one more character in front of others.
public enum Overflow: String, Sendable, Hashable, CaseIterable {
  /// The character is refused.
  case reject
  /// The characters behind it move on, and the last ones fall out.
  case push
  /// The character takes the place of the one behind the caret.
  case overwrite
}

/// What backspace does right behind a separator.
public enum BackspaceBehavior: String, Sendable, Hashable, CaseIterable {
  /// It takes the character in front of the separator.
  case digit
  /// It moves the caret in front of the separator and takes nothing.
  case skip
}

/// How letters are mapped on the way in: one scalar at a time, without context.
public enum LetterCase: String, Sendable, Hashable, CaseIterable {
  /// To capitals.
  case upper
  /// To small letters.
  case lower
}

/// When a mask's prefix is shown.
public enum PrefixDisplay: String, Sendable, Hashable, CaseIterable {
  /// As soon as the field holds a character.
  case withContent
  /// In an empty field too. Such a field does not look empty to autofill.
  case always
}

/// How a redacted text is made: which characters of the value stay readable.
public struct Redaction: Sendable, Hashable {
  /// How many characters stay at the start.
  public var keepFirst: Int
  /// How many characters stay at the end.
  public var keepLast: Int
  /// What stands for each of the others, one character.
  public var with: String

  /// A redaction that keeps `keepFirst` and `keepLast` characters.
  public init(keepFirst: Int = 0, keepLast: Int = 0, with: String = "*") {
    self.keepFirst = keepFirst
    self.keepLast = keepLast
    self.with = with
  }
}
