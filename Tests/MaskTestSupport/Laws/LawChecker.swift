package import MaskKit

/// Checks every law of the contract that applies to a field and an edit.
///
/// It looks at a field from outside only, so it checks the engine and the reference model alike.
/// For what a law takes for granted (where the characters of a text are, whether two values look
/// the same) it asks the model of §2 and §3.
package struct LawChecker<Field: TestedField>: Sendable {
  /// How many times each law was put to the test.
  package private(set) var counts: [String: Int] = [:]
  /// What the checked state broke, in words.
  private(set) var broken: [String] = []

  package init() {}

  /// The number of checks made.
  package var total: Int { counts.values.reduce(0, +) }

  /// Checks everything about a state and an edit. Returns the laws that are broken.
  package mutating func check(
    _ field: Field, _ definition: MaskDefinition, _ edit: FieldEdit
  ) -> [String] {
    broken = []
    let state = LawState(field, definition)
    checkPlaces(state)
    checkWholeText(state, edit)
    checkPresses(state)
    checkLoss(state, edit)
    checkTyping(state, edit)
    checkUndo(state, edit)
    checkChange(state, edit)
    checkOtherDigits(state, edit)
    checkUnits(state, edit)
    return broken
  }

  mutating func expect(_ law: String, _ holds: Bool, _ what: @autoclosure () -> String) {
    counts[law, default: 0] += 1
    if !holds { broken.append("law \(law): \(what())") }
  }
}

/// A field with what the model says about its value.
struct LawState<Field: TestedField> {
  var field: Field
  var mask: ReferenceMask
  var value: [Unicode.Scalar]
  var rendering: ReferenceRendering

  init(_ field: Field, _ definition: MaskDefinition) {
    self.field = field
    mask = ReferenceMask(definition)
    value = Array(field.value.unicodeScalars)
    rendering = mask.rendering(value)
  }

  /// The same mask with another field.
  init(_ field: Field, like other: LawState) {
    self.field = field
    mask = other.mask
    value = Array(field.value.unicodeScalars)
    rendering = mask.rendering(value)
  }

  var definition: MaskDefinition { mask.definition }
  var start: Int { rendering.rank(field.selection.start) }
  var end: Int { rendering.rank(field.selection.end) }

  func after(_ edit: FieldEdit) -> LawState { LawState(field.applying(edit), like: self) }

  func after(_ edits: [FieldEdit]) -> LawState {
    edits.reduce(self) { $0.after($1) }
  }

  /// Whether the value can be read back from its text: it is admissible, comes in as it is, and no
  /// other value looks the same.
  var isReadable: Bool {
    let letterCase = definition.letterCase
    guard ReferenceText.folded(value, letterCase) == value, mask.isAdmissible(value) else {
      return false
    }
    let wanted = ReferenceText.folded(rendering.cells.map(\.scalar), letterCase)
    let alike = mask.values(
      shownAs: wanted, ReferenceMask.Style(isEager: definition.isEager)
    ) { ReferenceText.folded($0, letterCase) }
    return alike.filter { mask.isAdmissible($0) } == [value]
  }

  var words: String { field.snapshot.description }
}
