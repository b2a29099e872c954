public import MaskKit

/// A mask with its name: one entry of a masks file.
public struct NamedMask: Sendable, Hashable {
  /// The id: lower-case words joined by `.` and `-`.
  public let id: String
  /// The titles, by language; a title without a language stands under `en`.
  public let titles: [String: String]
  /// The ISO 3166 code, if the mask belongs to a region.
  public let region: String?
  /// The mask.
  public let mask: Mask
  /// Worked examples.
  public let examples: [MaskExample]
  /// Where the format is documented.
  public let source: String?
}

/// A worked example of a mask.
public struct MaskExample: Sendable, Hashable {
  /// The value.
  public let value: String
  /// The text that the mask gives it.
  public let text: String
  /// The state, if the example names one.
  public let state: ValueState?
}

/// The masks that a program has: the library's own, and those of any number of files.
public struct MaskCatalog: Sendable {
  /// The masks in the order in which they were loaded; a later file's id replaces an earlier one's.
  public private(set) var masks: [NamedMask] = []
  /// The id of the default mask.
  public private(set) var defaultID: String?

  /// A catalogue without masks.
  public init() {}

  /// The library's own catalogue, `Masks.json`, decoded on first use.
  public static let builtIn = MaskCatalog()

  /// Adds the masks of a file. All or nothing: with an error in it, no mask is taken.
  ///
  /// - Throws: ``MaskFileError``, which holds every diagnostic.
  public mutating func load(_ bytes: [UInt8], file: String) throws(MaskFileError) {}

  /// The mask with an id.
  public subscript(id: String) -> NamedMask? { masks.first { $0.id == id } }

  /// The mask with an id, or an error that names a near one.
  public func mask(_ id: String) throws(UnknownMask) -> Mask {
    guard let found = self[id] else { throw UnknownMask(id: id, suggestion: nil) }
    return found.mask
  }
}

/// No mask has this id.
public struct UnknownMask: Error, Sendable, Hashable {
  /// The id that was asked for.
  public let id: String
  /// An id that is near.
  public let suggestion: String?
}

/// A masks file with errors.
public struct MaskFileError: Error, Sendable {
  /// What is wrong, in the order of the file; warnings too.
  public let diagnostics: [MaskDiagnostic]
}

/// One finding in a masks file.
public struct MaskDiagnostic: Sendable, Hashable {
  /// The name of the file as it was given.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// The path in the document: `masks[3].alternatives[0].groups`.
  public var path: String
  /// How bad it is.
  public var severity: MaskIssue.Severity
  /// A stable name for this kind of trouble.
  public var code: String
  /// The sentence for a person.
  public var message: String
}
