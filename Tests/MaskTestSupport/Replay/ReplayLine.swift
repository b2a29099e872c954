import Foundation
package import MaskKit

/// A line of a case file: a state, steps, and what is expected after them.
package struct ReplayLine: Sendable {
  package var id: String
  package var mask: MaskDefinition
  package var text: String?
  package var value: String?
  package var selection: TextRange?
  package var steps: [FieldEdit]
  package var expected: Expectation?

  /// What a case expects after its last step.
  package struct Expectation: Sendable {
    package var text: String
    package var value: String
    package var selection: TextRange
  }

  /// The masks that cases name.
  package static let namedMasks: [String: MaskDefinition] = {
    var mobile = MaskDefinition(groups: "3-4-4")
    mobile.dropPrefixes = ["+86", "0086", "86"]
    return ["cn.mobile": mobile]
  }()

  /// Reads one line.
  package init(json line: String) throws {
    guard
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    else { throw ReplayError(description: "not an object: \(line)") }
    id = object["id"] as? String ?? ""
    mask = try ReplayLine.mask(object["mask"])
    text = object["text"] as? String
    value = object["value"] as? String
    selection = try object["selection"].map(ReplayLine.range)
    steps = try (object["steps"] as? [[String: Any]] ?? []).map(ReplayLine.step)
    if let expected = object["expect"] as? [String: Any] {
      guard let text = expected["text"] as? String, let value = expected["value"] as? String
      else { throw ReplayError(description: "\(id): an expectation needs text and value") }
      self.expected = Expectation(
        text: text, value: value, selection: try ReplayLine.range(expected["selection"] ?? []))
    }
  }

  private static func mask(_ json: Any?) throws -> MaskDefinition {
    if let name = json as? String, let known = namedMasks[name] { return known }
    guard let object = json as? [String: Any] else {
      throw ReplayError(description: "no mask: \(String(describing: json))")
    }
    return try MaskDefinition(json: object)
  }

  private static func range(_ json: Any) throws -> TextRange {
    guard let ends = json as? [Int], ends.count == 2 else {
      throw ReplayError(description: "not a range: \(json)")
    }
    return TextRange(ends[0], ends[1])
  }

  private static func step(_ json: [String: Any]) throws -> FieldEdit {
    let text = json["text"] as? String ?? ""
    switch json["do"] as? String {
    case "insert": return .insert(text)
    case "paste": return .paste(text)
    case "deleteBackward": return .deleteBackward
    case "deleteForward": return .deleteForward
    case "deleteSelection": return .deleteSelection
    case "select": return .select(try range(json["range"] ?? []))
    case "replace":
      return .replace(
        try range(json["range"] ?? []), text, selection: try json["selection"].map(range))
    case "set": return .set(text)
    case "mask": return .change(try mask(json["mask"]))
    case "undo": return .undo
    case "redo": return .redo
    default: throw ReplayError(description: "no such step: \(json)")
    }
  }
}
