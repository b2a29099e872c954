import Foundation
import Masks

/// Loading the catalogue: every mask compiled and ready, against Foundation's decoder, which only
/// fills structs with what the file says.
func catalogueRows(skipped: inout [String]) -> [Row] {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let file = root.appendingPathComponent("Masks.json")
  guard let data = try? Data(contentsOf: file) else {
    skipped.append("catalogue: \(file.path) cannot be read")
    return []
  }
  let bytes = Array(data)
  var catalogue = MaskCatalog()
  try? catalogue.load(bytes, file: "Masks.json")
  let count = catalogue.masks.count
  guard count > 0 else {
    skipped.append("catalogue: Masks.json holds no masks")
    return []
  }
  let size = "\(bytes.count / 1000) kB, \(count) masks"
  return [
    Row(
      name: "catalogue.decoder", includes: "Foundation's JSONDecoder: \(size), into structs",
      operations: 1, base: .none, every: 5,
      body: {
        let file = try? JSONDecoder().decode(DecodedFile.self, from: data)
        blackHole(file?.masks.count ?? 0)
      },
      fault: {
        do {
          let file = try JSONDecoder().decode(DecodedFile.self, from: data)
          return difference("\(file.masks.count) masks", "\(count) masks")
        } catch {
          return "\(error)"
        }
      }),
    Row(
      name: "catalogue.load", includes: "MaskCatalog.load: the same bytes, every mask ready",
      operations: 1, base: .row("catalogue.decoder"), target: 1, every: 5,
      body: {
        var catalogue = MaskCatalog()
        try? catalogue.load(bytes, file: "Masks.json")
        blackHole(catalogue.masks.count)
      }),
  ]
}

/// A masks file as Foundation decodes it. Of the check rules only the common keys are taken, which
/// is to the decoder's advantage.
private struct DecodedFile: Decodable {
  var version: Int
  var `default`: String?
  var checks: [String: Check]?
  var masks: [Entry]

  struct Entry: Decodable {
    var id: String
    var title: [String: String]
    var region: String?
    var groups: String?
    var pattern: String?
    var separator: String?
    var separators: [String]?
    var prefix: String?
    var suffix: String?
    var accept: String?
    var maxDigits: Int?
    var lengths: [Int]?
    var classes: [String: String]?
    var alternatives: [Layout]?
    var `case`: String?
    var eager: Bool?
    var showPrefix: String?
    var overflow: String?
    var backspace: String?
    var dropPrefixes: [String]?
    var check: String?
    var redact: Redact?
    var keyboard: String?
    var contentType: String?
    var examples: [Example]?
    var source: String?
  }

  struct Layout: Decodable {
    var when: [String]?
    var groups: String?
    var pattern: String?
    var separator: String?
    var separators: [String]?
    var prefix: String?
    var suffix: String?
    var accept: String?
    var maxDigits: Int?
    var lengths: [Int]?
    var classes: [String: String]?
  }

  struct Redact: Decodable {
    var keepFirst: Int?
    var keepLast: Int?
    var with: String?
  }

  struct Example: Decodable {
    var value: String
    var text: String
    var state: String?
  }

  struct Check: Decodable {
    var rule: String
    var lengths: [Int]?
    var steps: [Step]?
  }

  struct Step: Decodable {
    var weights: [Int]?
    var modulus: Int?
    var add: Int?
  }
}
