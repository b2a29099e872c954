public import MaskKit

/// What a screen reader says of a masked field: the characters in their groups, one by one, and
/// how many are missing.
///
///     MaskSpeech().text(for: field)  // "1 3 8, 0 0 1 3, 4 missing"
public struct MaskSpeech: Sendable {
  /// Says how many characters are missing, in the app's language.
  public var missing: @Sendable (Int) -> String

  /// A speech; without `missing` it is in English.
  public init(missing: @escaping @Sendable (Int) -> String = { "\($0) missing" }) {
    self.missing = missing
  }

  /// What is said of `field`; nothing for an empty one, so that its placeholder is read.
  public func text(for field: MaskField) -> String {
    guard !field.value.isEmpty else { return "" }
    var parts = field.groups.map { group in
      group.unicodeScalars.map { String($0) }.joined(separator: " ")
    }
    if let count = field.mask.missing(after: field.value), count > 0 {
      parts.append(missing(count))
    }
    return parts.joined(separator: ", ")
  }
}
