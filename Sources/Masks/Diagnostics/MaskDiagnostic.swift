public import MaskKit

/// One finding in a masks file.
public struct MaskDiagnostic: Sendable, Hashable {
  /// The name of the file as it was given.
  public var file: String
  /// The line, counted from 1. Lines end at LF, CR LF or CR.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// How many Unicode scalars of the line are meant, at least 1.
  public var length: Int
  /// The path in the document: `masks[3].alternatives[0].groups`; empty for the whole of it.
  public var path: String
  /// How bad it is.
  public var severity: MaskIssue.Severity
  /// A stable name for this kind of trouble.
  public var code: String
  /// The sentence for a person, in lower case and without a full stop.
  public var message: String
  /// What was found, in quotes where it is the author's text; empty if there is nothing to show.
  public var found: String
  /// What was expected there; empty if nothing can stand there.
  public var expected: String
  /// A spelling that is near to what was found and would be right.
  public var suggestion: String?
  /// The line of the file, or the part of it around the column.
  public var excerpt: SourceExcerpt
}

/// A part of one line of a file, as much as can be shown.
public struct SourceExcerpt: Sendable, Hashable {
  /// The text; bytes that are no UTF-8 are replaced by U+FFFD.
  public var text: String
  /// Where in the text the finding begins, in Unicode scalars from 0.
  public var offset: Int
  /// Whether the line has more in front of the text.
  public var isCutBefore: Bool
  /// Whether the line has more behind the text.
  public var isCutAfter: Bool
}
