/// How far a value has come.
public enum ValueState: String, Sendable, Hashable, CaseIterable {
  /// Nothing is there.
  case empty
  /// More can come, and must.
  case partial
  /// The length is one of the mask's lengths, no slot was passed over, and the check holds.
  case complete
  /// The check of a complete length fails, or no layout of the mask allows this value.
  case invalid
}
