public import MaskKit

// A mask is written as its definition, with the keys of Masks.json, and compiled again when read.
extension Mask: Codable {
  /// Reads a definition and compiles it.
  ///
  /// - Throws: `DecodingError` for data of another shape, `MaskError` for a wrong definition.
  public init(from decoder: any Decoder) throws {
    try self.init(CodableDefinition(from: decoder).definition)
  }

  /// Writes the definition.
  public func encode(to encoder: any Encoder) throws {
    try CodableDefinition(definition).encode(to: encoder)
  }
}
