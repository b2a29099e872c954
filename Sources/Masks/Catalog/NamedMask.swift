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
