package import MaskKit

extension FieldEdit {
  /// The edit as a step of a replay line.
  package var json: String {
    func range(_ range: TextRange) -> String { "[\(range.start),\(range.end)]" }
    func step(_ name: String, _ members: [(String, String?)] = []) -> String {
      JSONText.object([("do", JSONText.quoted(name))] + members)
    }
    switch self {
    case .insert(let text): return step("insert", [("text", JSONText.quoted(text))])
    case .paste(let text): return step("paste", [("text", JSONText.quoted(text))])
    case .deleteBackward: return step("deleteBackward")
    case .deleteForward: return step("deleteForward")
    case .deleteSelection: return step("deleteSelection")
    case .select(let selection): return step("select", [("range", range(selection))])
    case .replace(let replaced, let text, let selection):
      return step(
        "replace",
        [
          ("range", range(replaced)), ("text", JSONText.quoted(text)),
          ("selection", selection.map(range)),
        ])
    case .set(let text): return step("set", [("text", JSONText.quoted(text))])
    case .change(let mask): return step("mask", [("mask", mask.json)])
    case .undo: return step("undo")
    case .redo: return step("redo")
    }
  }
}

/// A run that failed, as it can be handed on.
package enum ReplayText {
  /// A line for `maskdemo replay`.
  package static func line(id: String, _ mask: MaskDefinition, _ edits: [FieldEdit]) -> String {
    JSONText.object([
      ("id", JSONText.quoted(id)), ("mask", mask.json),
      ("steps", JSONText.list(edits.map(\.json))),
    ])
  }

  /// Swift that does the same.
  package static func swift(_ mask: MaskDefinition, _ edits: [FieldEdit]) -> String {
    var lines = ["var field = MaskField(try Mask(\(SwiftText.definition(mask))))"]
    for edit in edits { lines.append(SwiftText.call(edit)) }
    return lines.joined(separator: "\n")
  }
}

/// Edits and definitions as Swift source.
enum SwiftText {
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result + "\""
  }

  /// Through the replay notation: it says everything, and it fits in one line.
  static func definition(_ mask: MaskDefinition) -> String {
    "try MaskDefinition(replay: #\"\(mask.json)\"#)"
  }

  static func call(_ edit: FieldEdit) -> String {
    func range(_ range: TextRange) -> String { "TextRange(\(range.start), \(range.end))" }
    switch edit {
    case .insert(let text): return "field.insert(\(quoted(text)))"
    case .paste(let text): return "field.paste(\(quoted(text)))"
    case .deleteBackward: return "field.deleteBackward()"
    case .deleteForward: return "field.deleteForward()"
    case .deleteSelection: return "field.deleteSelection()"
    case .select(let selection): return "field.select(\(range(selection)))"
    case .replace(let replaced, let text, let selection):
      let reported = selection.map { ", selection: \(range($0))" } ?? ""
      return "field.replace(\(range(replaced)), with: \(quoted(text))\(reported))"
    case .set(let text): return "field.set(\(quoted(text)))"
    case .change(let mask): return "field.change(to: try Mask(\(definition(mask))))"
    case .undo: return "field.undo()"
    case .redo: return "field.redo()"
    }
  }
}
