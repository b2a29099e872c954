/// A key of the keyboard, as far as a terminal tells it.
enum Key: Hashable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown
  case insert, delete, backspace, tab, enter, escape
  /// A function key: 1 is F1.
  case function(Int)
  /// A character held with Control or Alt, a letter in lower case unless Shift is told by it.
  case character(Character)
}

/// The keys that are held down with another.
struct KeyModifiers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let shift = KeyModifiers(rawValue: 1)
  static let alt = KeyModifiers(rawValue: 2)
  static let control = KeyModifiers(rawValue: 4)
  static let meta = KeyModifiers(rawValue: 8)

  /// What a terminal's parameter says: 1 is none, 2 Shift, 3 Alt, 5 Control, and so on.
  init(parameter: Int) {
    self.init(rawValue: parameter > 1 ? UInt8(truncatingIfNeeded: (parameter - 1) & 0x0F) : 0)
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}

/// One press of a key.
struct KeyPress: Hashable, Sendable {
  var key: Key
  var modifiers: KeyModifiers

  init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A character with Control held down.
  static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .control)
  }

  /// A character with Alt held down.
  static func alt(_ character: Character) -> KeyPress {
    KeyPress(.character(character), .alt)
  }
}

/// What came from the keyboard.
enum InputEvent: Hashable, Sendable {
  /// Characters that were typed; many, if they came at once.
  case text(String)
  /// A text that was pasted, as the terminal marked it.
  case paste(String)
  /// A key that is no character.
  case key(KeyPress)
}
