/// A mask: how a value is shown in groups, and what every edit does to it.
public struct Mask: Sendable, Hashable {
  /// The definition this mask was made from.
  public let definition: MaskDefinition

  /// Compiles a definition.
  ///
  /// - Throws: ``MaskError`` with everything that is wrong, each with its place.
  public init(_ definition: MaskDefinition) throws(MaskError) {
    self.definition = definition
  }

  /// A mask of digits in groups: `try Mask(groups: "3-4-4")`.
  public init(groups: String, separator: String? = nil) throws(MaskError) {
    try self.init(MaskDefinition(groups: groups, separator: separator))
  }

  /// A mask given as it looks: `try Mask(pattern: "+7 (###) ###-##-##")`.
  public init(pattern: String) throws(MaskError) {
    try self.init(MaskDefinition(pattern: pattern))
  }

  /// What is doubtful in the definition, though the mask works.
  public var warnings: [MaskIssue] { [] }

  /// The greatest number of characters that a value can have.
  public var capacity: Int { 0 }

  /// The text of any string: what the empty field shows after `string` was pasted into it.
  public func format(_ string: String) -> String { string }

  /// The value of any string: what the empty field holds after `string` was pasted into it.
  public func value(of string: String) -> String { string }

  /// The text of a value that is known to be good.
  public func render(_ value: String) -> String { value }

  /// Whether every character of `value` finds a slot in some layout.
  public func fits(_ value: String) -> Bool { true }

  /// How far a value has come.
  public func state(of value: String) -> ValueState { .empty }

  /// Whether `text`, formatted or not, holds a complete value.
  public func isComplete(_ text: String) -> Bool { state(of: value(of: text)) == .complete }

  /// How many characters a value still needs to be complete, at the least; 0 if its length is
  /// complete, `nil` if no complete length is left.
  public func missing(after value: String) -> Int? { nil }

  /// What the mask still expects behind a value's text: the slots to come as `slot`, with the
  /// literals between them: `"3 8000"` → `"_ ____"`.
  public func rest(after value: String, slot: Character = "_") -> String { "" }

  /// A text for showing or logging: `138 **** 8000`. Without a `redact` rule all is hidden.
  public func redacted(_ value: String) -> String { "" }
}
