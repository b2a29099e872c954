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
  package static func line(
    id: String, _ mask: MaskDefinition, value: String? = nil, _ edits: [FieldEdit]
  ) -> String {
    JSONText.object([
      ("id", JSONText.quoted(id)), ("mask", mask.json), ("value", value.map(JSONText.quoted)),
      ("steps", JSONText.list(edits.map(\.json))),
    ])
  }

  /// Swift that does the same.
  package static func swift(_ mask: MaskDefinition, _ edits: [FieldEdit]) -> String {
    var text = SwiftText()
    let name = text.definition(mask)
    text.lines.append("var field = MaskField(try Mask(\(name)))")
    for edit in edits { text.add(edit) }
    return text.lines.joined(separator: "\n")
  }
}
