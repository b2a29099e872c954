import MaskKit

/// A layout in the words of Masks.json. `classes` is a list, because its order counts.
struct CodableLayout: Codable {
  let layout: LayoutDefinition

  private enum CodingKeys: String, CodingKey {
    case when, groups, pattern, separator, separators, prefix, suffix, accept, maxDigits, lengths
    case classes
  }

  private struct Class: Codable {
    var symbol: String
    var set: String
  }

  init(_ layout: LayoutDefinition) {
    self.layout = layout
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    var layout = LayoutDefinition()
    layout.when = try values.decodeIfPresent([String].self, forKey: .when)
    layout.groups = try values.decodeIfPresent(String.self, forKey: .groups)
    layout.pattern = try values.decodeIfPresent(String.self, forKey: .pattern)
    layout.separator = try values.decodeIfPresent(String.self, forKey: .separator)
    layout.separators = try values.decodeIfPresent([String].self, forKey: .separators)
    layout.prefix = try values.decodeIfPresent(String.self, forKey: .prefix)
    layout.suffix = try values.decodeIfPresent(String.self, forKey: .suffix)
    layout.accept = try values.decodeIfPresent(String.self, forKey: .accept)
    layout.maxDigits = try values.decodeIfPresent(Int.self, forKey: .maxDigits)
    layout.lengths = try values.decodeIfPresent([Int].self, forKey: .lengths)
    layout.classes = try values.decodeIfPresent([Class].self, forKey: .classes)?
      .map { ClassDefinition(symbol: $0.symbol, set: $0.set) }
    self.layout = layout
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(layout.when, forKey: .when)
    try values.encodeIfPresent(layout.groups, forKey: .groups)
    try values.encodeIfPresent(layout.pattern, forKey: .pattern)
    try values.encodeIfPresent(layout.separator, forKey: .separator)
    try values.encodeIfPresent(layout.separators, forKey: .separators)
    try values.encodeIfPresent(layout.prefix, forKey: .prefix)
    try values.encodeIfPresent(layout.suffix, forKey: .suffix)
    try values.encodeIfPresent(layout.accept, forKey: .accept)
    try values.encodeIfPresent(layout.maxDigits, forKey: .maxDigits)
    try values.encodeIfPresent(layout.lengths, forKey: .lengths)
    let classes = layout.classes?.map { Class(symbol: $0.symbol, set: $0.set) }
    try values.encodeIfPresent(classes, forKey: .classes)
  }
}

/// A redaction in the words of Masks.json.
struct CodableRedaction: Codable {
  let redaction: Redaction

  private enum CodingKeys: String, CodingKey {
    case keepFirst, keepLast, with
  }

  init(redaction: Redaction) {
    self.redaction = redaction
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    redaction = Redaction(
      keepFirst: try values.decode(Int.self, forKey: .keepFirst),
      keepLast: try values.decode(Int.self, forKey: .keepLast),
      with: try values.decode(String.self, forKey: .with))
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(redaction.keepFirst, forKey: .keepFirst)
    try values.encode(redaction.keepLast, forKey: .keepLast)
    try values.encode(redaction.with, forKey: .with)
  }
}
