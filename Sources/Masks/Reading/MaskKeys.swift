/// The keys of a file.
enum FileKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case version, `default`, masks, checks

  static let table = KeyTable<FileKey>()
}

/// The keys of a mask.
enum MaskKey: String, CaseIterable, Sendable {
  case id, title, region
  case groups, pattern, alternatives
  case separator, separators, prefix, suffix, accept, maxDigits, lengths, classes, when
  case `case`, eager, showPrefix, overflow, backspace, dropPrefixes
  case check, redact, keyboard, contentType, examples, source

  static let table = KeyTable<MaskKey>()
  /// The keys of one of several layouts.
  static let layoutTable = KeyTable<MaskKey>([
    .when, .groups, .pattern, .separator, .separators, .prefix, .suffix, .accept, .maxDigits,
    .lengths, .classes,
  ])

  /// Whether a layout can't be judged without this key: a mistake in it would lead to others that
  /// nobody made.
  var decidesLayout: Bool {
    switch self {
    case .groups, .pattern, .alternatives, .accept, .maxDigits, .lengths, .classes, .when: true
    default: false
    }
  }
}

/// The keys of an example.
enum ExampleKey: String, CaseIterable, Sendable {
  case value, text, state

  static let table = KeyTable<ExampleKey>()
}

/// The keys of a rule for redacted texts.
enum RedactKey: String, CaseIterable, Sendable {
  case keepFirst, keepLast, with

  static let table = KeyTable<RedactKey>()
}
