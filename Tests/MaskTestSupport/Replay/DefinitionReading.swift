import Foundation
import MaskKit

/// Why a replay line or a mask object can't be read.
package struct ReplayError: Error, CustomStringConvertible {
  package var description: String
}

extension MaskDefinition {
  /// Reads a mask object as JSONSerialization gives it. This is a second reader beside the
  /// library's own: it does not look for errors, and it is what the cases are checked with.
  init(json: [String: Any]) throws {
    self.init(
      LayoutDefinition(json: json),
      alternatives: (json["alternatives"] as? [[String: Any]])?.map(LayoutDefinition.init(json:)))
    isEager = json["eager"] as? Bool ?? false
    showPrefix = try MaskDefinition.choice(json["showPrefix"]) ?? .withContent
    overflow = try MaskDefinition.choice(json["overflow"]) ?? .reject
    backspace = try MaskDefinition.choice(json["backspace"]) ?? .digit
    letterCase = try MaskDefinition.choice(json["case"])
    dropPrefixes = json["dropPrefixes"] as? [String] ?? []
    if let name = json["check"] as? String {
      check = CheckRule.primitive(name)
      if check == nil { throw ReplayError(description: "no such check: \(name)") }
    }
  }

  private static func choice<Choice: RawRepresentable<String>>(_ json: Any?) throws -> Choice? {
    guard let json else { return nil }
    guard let name = json as? String, let choice = Choice(rawValue: name) else {
      throw ReplayError(description: "no such choice: \(json)")
    }
    return choice
  }
}

extension LayoutDefinition {
  init(json: [String: Any]) {
    self.init()
    when = json["when"] as? [String]
    groups = json["groups"] as? String
    pattern = json["pattern"] as? String
    separator = json["separator"] as? String
    separators = json["separators"] as? [String]
    prefix = json["prefix"] as? String
    suffix = json["suffix"] as? String
    accept = json["accept"] as? String
    maxDigits = json["maxDigits"] as? Int
    lengths = json["lengths"] as? [Int]
    if let named = json["classes"] as? [String: String] {
      classes = named.sorted { $0.key < $1.key }.map {
        ClassDefinition(symbol: $0.key, set: $0.value)
      }
    }
  }
}
