/// Why a character was refused.
public enum RefusalReason: String, Sendable, Hashable {
  /// The slot does not take such a character.
  case notAccepted
  /// There is no room.
  case full
}

/// One character that an edit refused.
public struct Refusal: Sendable, Hashable {
  /// Where it began in the replacement, in UTF-16 code units.
  public let offset: Int
  /// The character as it was written, without invisible marks.
  public let character: String
  /// Why it was refused.
  public let reason: RefusalReason

  /// A refused character.
  public init(offset: Int, character: String, reason: RefusalReason) {
    self.offset = offset
    self.character = character
    self.reason = reason
  }
}
