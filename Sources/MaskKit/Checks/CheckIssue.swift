/// One thing that is wrong in a check rule's definition.
public struct CheckIssue: Sendable, Hashable {
  /// A part of the way to the place.
  public enum Step: Sendable, Hashable {
    /// A key as Masks.json writes it.
    case key(String)
    /// A place in a list, counted from 0.
    case index(Int)
  }

  /// A stable name for this kind of trouble, such as `check-modulus`.
  public var code: String
  /// The way to the place in the rule; empty for the whole rule.
  public var path: [Step]
  /// What was found, as the author wrote it; empty if there is nothing to show.
  public var found: String
  /// What was expected there.
  public var expected: String
  /// The sentence for a person, in lower case and without a full stop.
  public var message: String
}

/// Why a check rule could not be made: everything that is wrong with its definition.
public struct CheckError: Error, Sendable, Hashable {
  /// At least one issue, in the order of the definition.
  public let issues: [CheckIssue]
}

extension CheckError: CustomStringConvertible {
  /// One line an issue.
  public var description: String {
    issues.map { $0.description }.joined(separator: "\n")
  }
}

extension CheckIssue: CustomStringConvertible {
  /// The place, the message and the code in one line: `steps[0].modulus: … [check-modulus]`.
  public var description: String {
    var place = ""
    for step in path {
      switch step {
      case .key(let key): place += place.isEmpty ? key : ".\(key)"
      case .index(let index): place += "[\(index)]"
      }
    }
    return "\(place.isEmpty ? "check" : place): \(message) [\(code)]"
  }
}
