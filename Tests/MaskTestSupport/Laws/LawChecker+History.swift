import MaskKit

// Laws 13 to 15: undo, a change of mask, and digits without a meaning.
extension LawChecker {
  mutating func checkUndo(_ state: LawState<Field>, _ edit: FieldEdit) {
    if case .undo = edit { return }
    if case .redo = edit { return }
    // Selecting what is selected ends any run.
    let before = state.after(.select(state.field.selection))
    let after = before.after(edit)
    var isOtherMask = false
    if case .change(let mask) = edit { isOtherMask = mask != state.definition }
    guard after.value != before.value || isOtherMask else {
      expect(
        "13",
        after.field.canUndo == before.field.canUndo
          && after.field.canRedo == before.field.canRedo,
        "\(edit) changes nothing in \(before.words) but what can be undone")
      return
    }
    expect("13", after.field.canUndo && !after.field.canRedo, "\(edit) is no step")
    let undone = after.after(.undo)
    expect(
      "13",
      undone.field.text == before.field.text && undone.value == before.value
        && undone.field.selection == before.field.selection && undone.field.canRedo
        && undone.field.canUndo == before.field.canUndo,
      "undo of \(edit) gives \(undone.words) for \(before.words)")
    let redone = undone.after(.redo)
    expect(
      "13",
      redone.field.text == after.field.text && redone.value == after.value
        && redone.field.selection == after.field.selection && !redone.field.canRedo
        && redone.field.canUndo,
      "redo of \(edit) gives \(redone.words) for \(after.words)")
  }

  mutating func checkChange(_ state: LawState<Field>, _ edit: FieldEdit) {
    guard case .change(let definition) = edit else { return }
    let next = ReferenceMask(definition)
    let after = LawState(state.field.applying(edit), definition)
    let folded = state.value.map { ReferenceText.folded($0, definition.letterCase) }
    let kept = folded.compactMap { $0 }
    if next.fits(kept) {
      expect("14", after.value == kept, "\(state.words) loses characters: \(after.words)")
      let place = folded[..<state.end].compactMap { $0 }.count
      expect("14", after.end == place, "\(state.words) moves its caret: \(after.words)")
    } else {
      let dropped = after.field.refused.map(\.offset)
      let rest = folded.indices.filter { !dropped.contains($0) }.compactMap { folded[$0] }
      expect(
        "14", after.value == rest && after.value.count + dropped.count == kept.count,
        "what \(state.words) loses is not reported: \(after.words)")
    }
  }

  mutating func checkOtherDigits(_ state: LawState<Field>, _ edit: FieldEdit) {
    guard state.isReadable, state.areDigitsAlike, !state.value.isEmpty else { return }
    let isOneEdit: Bool
    switch edit {
    case .insert, .paste, .deleteBackward, .deleteForward, .deleteSelection, .replace:
      isOneEdit = true
    default: isOneEdit = false
    }
    guard isOneEdit else { return }
    // Through the field's own text: it is read back as the value with the other digits.
    let text = ReferenceText.string(
      state.rendering.cells.map {
        $0.part == .character ? LawText.turned($0.scalar) : $0.scalar
      })
    let other = state.after([.set(text), .select(state.field.selection)])
    guard other.value == state.value.map(LawText.turned), other.isReadable else { return }
    let after = state.after(edit)
    let otherAfter = other.after(edit.withDigitsTurned)
    expect(
      "15",
      otherAfter.value == after.value.map(LawText.turned)
        && otherAfter.field.selection == after.field.selection,
      "other digits give \(otherAfter.words) instead of \(after.words)")
  }
}

extension LawState {
  /// Whether no part of the mask tells one digit from another.
  var areDigitsAlike: Bool {
    guard definition.check == nil, definition.dropPrefixes.isEmpty else { return false }
    return mask.layouts.allSatisfy { layout in
      let printed = ReferenceText.folded(layout.literals, definition.letterCase)
      return layout.when == nil && !printed.contains(where: ReferenceText.isASCIIDigit)
        && layout.slots.allSatisfy { slot in
          let accepted = "0123456789".unicodeScalars.filter { slot.accepts($0) }
          return accepted.isEmpty || accepted.count == 10
        }
    }
  }
}

extension FieldEdit {
  /// The same edit with every digit one higher, 0 for 9.
  var withDigitsTurned: FieldEdit {
    func turned(_ text: String) -> String {
      ReferenceText.string(text.unicodeScalars.map(LawText.turned))
    }
    switch self {
    case .insert(let text): return .insert(turned(text))
    case .paste(let text): return .paste(turned(text))
    case .replace(let range, let text, let selection):
      return .replace(range, turned(text), selection: selection)
    default: return self
    }
  }
}

enum LawText {
  static func turned(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.generalCategory == .decimalNumber,
      let number = scalar.properties.numericValue
    else { return scalar }
    let digit = UInt32(number)
    return Unicode.Scalar(scalar.value - digit + (digit + 1) % 10) ?? scalar
  }
}
