import MaskKit
import Masks

/// The line that answers a line of a replay.
enum ReplayAnswer {
  /// The answer of a line that was understood.
  static func answer(id: String, _ line: ReplayLine, isTraced: Bool) -> String {
    var field = line.field
    var object = JSONObjectText()
    object.add("id", .json(id))
    guard isTraced else {
      for step in line.steps { step.apply(to: &field) }
      add(field, hasSteps: !line.steps.isEmpty, to: &object)
      return object.text
    }
    let trace = line.steps.map { step in
      step.apply(to: &field)
      var state = JSONObjectText()
      add(field, hasSteps: true, to: &state)
      return state.text
    }
    object.add("trace", .array(trace))
    return object.text
  }

  /// The answer of a line that was not.
  static func failure(id: String, _ error: ReplayError) -> String {
    var object = JSONObjectText()
    object.add("id", .json(id))
    object.add("error", .string(error.message))
    return object.text
  }

  private static func add(
    _ field: MaskField, hasSteps: Bool, to object: inout JSONObjectText
  ) {
    object.add("text", .string(field.text))
    object.add("value", .string(field.value))
    object.add("selection", .integers([field.selection.start, field.selection.end]))
    object.add("state", .string(field.state.rawValue))
    // What the state before may have refused is not the answer of a step.
    object.add("refused", .array(hasSteps ? field.refused.map(refusal) : []))
  }

  private static func refusal(_ refusal: Refusal) -> String {
    var object = JSONObjectText()
    object.add("at", .integer(refusal.offset))
    object.add("character", .string(refusal.character))
    object.add("reason", .string(refusal.reason.rawValue))
    return object.text
  }
}
