/// One thing that is wrong, or doubtful, in a mask's definition.
public struct MaskIssue: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// The mask can't be made.
    case error
    /// The mask works, but a part of it may surprise.
    case warning
  }

  /// Where it is in the definition.
  public struct Location: Sendable, Hashable {
    /// The alternative, counted from 0; `nil` in the mask itself.
    public var alternative: Int?
    /// The key as Masks.json writes it: `groups`, `pattern`, `when`, …; empty for the whole object.
    /// A key of an inner object follows a dot: `redact.with`.
    public var key: String
    /// The place in the key's list, counted from 0, or the place of the class in `classes`.
    public var element: Int?
    /// The UTF-8 offset into the string at that place, if a part of it is meant.
    public var offset: Int?

    /// A place in a definition.
    public init(alternative: Int? = nil, key: String, element: Int? = nil, offset: Int? = nil) {
      self.alternative = alternative
      self.key = key
      self.element = element
      self.offset = offset
    }
  }

  /// A stable name for this kind of trouble, such as `group-size`.
  public var code: String
  /// How bad it is.
  public var severity: Severity
  /// Where it is.
  public var location: Location
  /// What was found, in quotes where it is the author's text; empty if there is nothing to show.
  public var found: String
  /// What was expected there.
  public var expected: String
  /// The sentence for a person, in lower case and without a full stop.
  public var message: String

  /// An issue.
  public init(
    _ code: String, _ severity: Severity = .error, at location: Location,
    found: String = "", expected: String = "", message: String
  ) {
    self.code = code
    self.severity = severity
    self.location = location
    self.found = found
    self.expected = expected
    self.message = message
  }
}

/// Why a mask could not be made: every error of its definition, and its warnings.
public struct MaskError: Error, Sendable, Hashable {
  /// At least one error, in the order of the definition.
  public let issues: [MaskIssue]

  /// An error from what was found.
  init(issues: [MaskIssue]) {
    self.issues = issues
  }
}

extension MaskError: CustomStringConvertible {
  /// One line an issue: where it is, and what it is.
  public var description: String {
    issues.map { $0.description }.joined(separator: "\n")
  }
}

extension MaskIssue: CustomStringConvertible {
  /// The place, the severity, the code and the message in one line.
  public var description: String {
    "\(location): \(severity.rawValue): \(message) [\(code)]"
  }
}

extension MaskIssue.Location: CustomStringConvertible {
  /// The path in the definition: `alternatives[1].when[0]:3`, the offset behind the colon.
  public var description: String {
    var path = ""
    if let alternative { path = "alternatives[\(alternative)]" }
    if !key.isEmpty { path += path.isEmpty ? key : ".\(key)" }
    if let element { path += "[\(element)]" }
    if path.isEmpty { path = "mask" }
    if let offset { path += ":\(offset)" }
    return path
  }
}
