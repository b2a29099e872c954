package import MaskKit

/// Anything that can happen to a masked field.
package enum FieldEdit: Sendable, Hashable {
  case insert(String)
  case paste(String)
  case deleteBackward
  case deleteForward
  case deleteSelection
  case select(TextRange)
  /// What UITextField's delegate is told, and the selection as the host reports it.
  case replace(TextRange, String, selection: TextRange?)
  case set(String)
  case change(MaskDefinition)
  case undo
  case redo
}

/// What an observer sees of a field.
package struct FieldSnapshot: Sendable, Hashable {
  package var text: [Unicode.Scalar]
  package var value: [Unicode.Scalar]
  package var selection: TextRange
  package var refused: [SeenRefusal]
  package var state: ValueState

  /// A refusal, compared scalar by scalar.
  package struct SeenRefusal: Sendable, Hashable {
    package var offset: Int
    package var character: [Unicode.Scalar]
    package var reason: RefusalReason
  }
}

extension FieldSnapshot: CustomStringConvertible {
  package var description: String {
    let text = CaretText.write(ReferenceText.string(text), selection)
    let refusals = refused.map {
      "\(JSONText.quoted(ReferenceText.string($0.character))) at \($0.offset) \($0.reason)"
    }
    return "\(JSONText.quoted(text)) value \(JSONText.quoted(ReferenceText.string(value)))"
      + " \(state) refused [\(refusals.joined(separator: ", "))]"
  }
}
