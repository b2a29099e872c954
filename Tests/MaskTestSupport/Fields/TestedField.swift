package import MaskKit

/// A field under test: the engine's, or the reference model's.
package protocol TestedField: Sendable {
  /// An empty field, or `nil` where the definition makes no mask.
  init?(_ definition: MaskDefinition)
  /// A field that holds a value, or `nil` where it does not fit.
  init?(_ definition: MaskDefinition, value: String)
  var text: String { get }
  var value: String { get }
  var selection: TextRange { get }
  var refused: [Refusal] { get }
  var state: ValueState { get }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  mutating func apply(_ edit: FieldEdit)
}

extension TestedField {
  package var snapshot: FieldSnapshot {
    FieldSnapshot(
      text: Array(text.unicodeScalars), value: Array(value.unicodeScalars), selection: selection,
      refused: refused.map {
        FieldSnapshot.SeenRefusal(
          offset: $0.offset, character: Array($0.character.unicodeScalars), reason: $0.reason)
      }, state: state)
  }

  package func applying(_ edit: FieldEdit) -> Self {
    var copy = self
    copy.apply(edit)
    return copy
  }
}

extension ReferenceField: TestedField {
  package init?(_ definition: MaskDefinition) { self.init(ReferenceMask(definition)) }

  package init?(_ definition: MaskDefinition, value: String) {
    let mask = ReferenceMask(definition)
    guard mask.fits(Array(value.unicodeScalars)) else { return nil }
    self.init(mask, value: value)
  }

  package mutating func apply(_ edit: FieldEdit) {
    switch edit {
    case .insert(let string): insert(string)
    case .paste(let string): paste(string)
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .deleteSelection: deleteSelection()
    case .select(let range): select(range)
    case .replace(let range, let string, let selection):
      replace(range, with: string, selection: selection)
    case .set(let string): set(string)
    case .change(let definition): change(to: ReferenceMask(definition))
    case .undo: undo()
    case .redo: redo()
    }
  }
}

/// The engine's field.
package struct EngineField: TestedField {
  package private(set) var field: MaskField

  package init?(_ definition: MaskDefinition) {
    guard let mask = try? Mask(definition) else { return nil }
    field = MaskField(mask)
  }

  package init?(_ definition: MaskDefinition, value: String) {
    guard let mask = try? Mask(definition), let field = MaskField(mask, value: value) else {
      return nil
    }
    self.field = field
  }

  package init(_ field: MaskField) { self.field = field }

  package var text: String { field.text }
  package var value: String { field.value }
  package var selection: TextRange { field.selection }
  package var refused: [Refusal] { Array(field.refused) }
  package var state: ValueState { field.state }
  package var canUndo: Bool { field.canUndo }
  package var canRedo: Bool { field.canRedo }

  package mutating func apply(_ edit: FieldEdit) {
    switch edit {
    case .insert(let string): field.insert(string)
    case .paste(let string): field.paste(string)
    case .deleteBackward: field.deleteBackward()
    case .deleteForward: field.deleteForward()
    case .deleteSelection: field.deleteSelection()
    case .select(let range): field.select(range)
    case .replace(let range, let string, let selection):
      field.replace(range, with: string, selection: selection)
    case .set(let string): field.set(string)
    case .change(let definition):
      if let mask = try? Mask(definition) { field.change(to: mask) }
    case .undo: field.undo()
    case .redo: field.redo()
    }
  }
}
