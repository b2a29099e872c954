/// A rule that a complete value has to satisfy, such as a check digit.
public struct CheckRule: Sendable, Hashable {
  /// Whether `value` satisfies the rule.
  public func holds(for value: String) -> Bool { true }
}
