import MaskKit

/// A mask's definition in the words of Masks.json. What has its default is not written.
struct CodableDefinition: Codable {
  let definition: MaskDefinition

  private enum CodingKeys: String, CodingKey {
    case layout, alternatives, eager, showPrefix, overflow, backspace, dropPrefixes
    case letterCase = "case"
    case check, redact, keyboard, contentType
  }

  init(_ definition: MaskDefinition) {
    self.definition = definition
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let layout = try values.decode(CodableLayout.self, forKey: .layout).layout
    let alternatives = try values.decodeIfPresent([CodableLayout].self, forKey: .alternatives)
    var definition = MaskDefinition(layout, alternatives: alternatives?.map(\.layout))
    definition.isEager = try values.decodeIfPresent(Bool.self, forKey: .eager) ?? false
    definition.showPrefix = try values.decodeCase(.showPrefix) ?? .withContent
    definition.overflow = try values.decodeCase(.overflow) ?? .reject
    definition.backspace = try values.decodeCase(.backspace) ?? .digit
    definition.dropPrefixes = try values.decodeIfPresent([String].self, forKey: .dropPrefixes) ?? []
    definition.letterCase = try values.decodeCase(.letterCase)
    definition.check = try values.decodeIfPresent(CodableCheck.self, forKey: .check)
      .map { try CheckRule($0.definition()) }
    definition.redaction = try values.decodeIfPresent(CodableRedaction.self, forKey: .redact)?
      .redaction
    definition.keyboard = try values.decodeCase(.keyboard)
    definition.contentType = try values.decodeCase(.contentType)
    self.definition = definition
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(CodableLayout(definition.layout), forKey: .layout)
    let alternatives = definition.alternatives?.map { CodableLayout($0) }
    try values.encodeIfPresent(alternatives, forKey: .alternatives)
    if definition.isEager { try values.encode(true, forKey: .eager) }
    if definition.showPrefix != .withContent {
      try values.encode(definition.showPrefix.rawValue, forKey: .showPrefix)
    }
    if definition.overflow != .reject {
      try values.encode(definition.overflow.rawValue, forKey: .overflow)
    }
    if definition.backspace != .digit {
      try values.encode(definition.backspace.rawValue, forKey: .backspace)
    }
    if !definition.dropPrefixes.isEmpty {
      try values.encode(definition.dropPrefixes, forKey: .dropPrefixes)
    }
    try values.encodeIfPresent(definition.letterCase?.rawValue, forKey: .letterCase)
    let check = definition.check.map { CodableCheck($0.definition) }
    try values.encodeIfPresent(check, forKey: .check)
    let redaction = definition.redaction.map { CodableRedaction(redaction: $0) }
    try values.encodeIfPresent(redaction, forKey: .redact)
    try values.encodeIfPresent(definition.keyboard?.rawValue, forKey: .keyboard)
    try values.encodeIfPresent(definition.contentType?.rawValue, forKey: .contentType)
  }
}

extension KeyedDecodingContainer {
  /// A case by its name; `nil` if the key is missing.
  func decodeCase<T: RawRepresentable<String>>(_ key: Key) throws -> T? {
    guard let name = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let value = T(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "Unknown \(key.stringValue) \"\(name)\"")
    }
    return value
  }
}
