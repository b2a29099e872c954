public import Foundation
public import MaskKit

/// Reads a value from a text, formatted or not.
public struct MaskParseStrategy: ParseStrategy, Codable, Hashable, Sendable {
  /// The mask.
  public var mask: Mask
  /// Whether a value that is not complete is an error. The default takes what can be taken.
  public var requiresComplete = false

  /// A strategy for a mask.
  public init(_ mask: Mask) {
    self.mask = mask
  }

  /// The value of `text`, as a paste into an empty field gives it.
  ///
  /// - Throws: ``MaskParseError``, if the strategy asks for complete values and this is none.
  public func parse(_ text: String) throws -> String {
    let value = mask.value(of: text)
    let state = mask.state(of: value)
    if requiresComplete && state != .complete {
      throw MaskParseError(text: text, state: state)
    }
    return value
  }
}

/// A text that holds no complete value.
public struct MaskParseError: Error, Hashable, Sendable, LocalizedError {
  /// The text that was read.
  public let text: String
  /// How far its value has come.
  public let state: ValueState

  /// What is wrong, in English.
  public var errorDescription: String? {
    switch state {
    case .empty: "Nothing that the mask accepts in \"\(text)\""
    case .invalid: "\"\(text)\" does not pass the check"
    case .partial, .complete: "\"\(text)\" is not complete"
    }
  }
}
