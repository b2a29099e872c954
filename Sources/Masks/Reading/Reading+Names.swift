// What a mask is called, and where it belongs.
extension Reading {
  /// An id: lower-case words and numbers joined by `.` and `-`.
  mutating func id(_ value: JSONValue) -> String? {
    let key = MaskKey.id.rawValue
    guard let id = string(value, key: key) else { return nil }
    if isID(id) { return id }
    report(
      "id", at: value, key: key, found: Quoted.text(id),
      expected: "lower-case words joined by \".\" and \"-\"",
      "an id is lower-case words joined by \".\" and \"-\", not \(Quoted.text(id))")
    return nil
  }

  private func isID(_ id: String) -> Bool {
    var isInWord = false
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        isInWord = true
      case UInt8(ascii: "."), UInt8(ascii: "-"):
        guard isInWord else { return false }
        isInWord = false
      default: return false
      }
    }
    return isInWord
  }

  /// The titles by language. One string stands under `en`.
  mutating func titles(_ value: JSONValue) -> [String: String] {
    let key = MaskKey.title.rawValue
    switch value.kind {
    case .string: return text(value, key: key).map { ["en": $0] } ?? [:]
    case .object: break
    default:
      reportType(value, key: key, expected: "a string, or an object of languages and strings")
      return [:]
    }
    var titles: [String: String] = [:]
    within(.key(key)) { reading in
      reading.entries(value) { reading, language, name, value in
        if !Reading.isLanguage(language) {
          reading.report(
            "language", at: name, found: Quoted.text(language),
            expected: "a language tag, such as \"en\" or \"zh-Hans\"",
            "expected a language tag, such as \"en\" or \"zh-Hans\", "
              + "found \(Quoted.text(language))")
        } else if let title = reading.text(value) {
          titles[language] = title
        }
      }
    }
    if value.isEmpty {
      report(
        "empty", at: value, key: key, found: "{}", expected: "a title",
        "a title needs at least one language")
    }
    return titles
  }

  /// Whether a text has the form of a BCP 47 tag: letters, then parts of letters and digits.
  private static func isLanguage(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, 2...8 ~= language.count else { return false }
    return language.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
      && parts.dropFirst().allSatisfy { part in
        1...8 ~= part.count
          && part.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
      }
  }

  /// A code of ISO 3166: `CN`, or with a subdivision `CN-BJ`.
  mutating func region(_ value: JSONValue) -> String? {
    let key = MaskKey.region.rawValue
    guard let region = string(value, key: key) else { return nil }
    let parts = region.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isCountry = parts[0].count == 2 && parts[0].allSatisfy { 0x41...0x5A ~= $0 }
    let isPart =
      parts.count == 1
      || parts.count == 2 && 1...3 ~= parts[1].count
        && parts[1].allSatisfy { 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }
    if isCountry && isPart { return region }
    report(
      "region", at: value, key: key, found: Quoted.text(region),
      expected: "a code of ISO 3166, such as \"CN\"",
      "expected a code of ISO 3166, such as \"CN\", found \(Quoted.text(region))")
    return nil
  }
}
