import MaskKit

/// The words that a key may have, where they are few.
enum WordTables {
  static let letterCase = KeyTable<LetterCase>()
  static let showPrefix = KeyTable<PrefixDisplay>()
  static let overflow = KeyTable<Overflow>()
  static let backspace = KeyTable<BackspaceBehavior>()
  static let keyboard = KeyTable<Keyboard>()
  static let contentType = KeyTable<ContentType>()
  static let state = KeyTable<ValueState>()
}
