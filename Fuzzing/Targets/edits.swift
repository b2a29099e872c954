import MaskKit
import MaskTestSupport

/// A mask and a script of edits out of the bytes: what holds after every edit, and the reference
/// model as the judge of each.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var source = ByteSource(unsafe input(start, count))
  let definition = FuzzedMask.make(&source)
  guard let mask = try? Mask(definition) else { return -1 }
  var field = MaskField(mask)
  var model = ReferenceField(ReferenceMask(definition))
  var edits: [FieldEdit] = []
  while !source.isEmpty, edits.count < 100 {
    let edit = edit(&source)
    edits.append(edit)
    let before = field
    var engine = EngineField(field)
    engine.apply(edit)
    field = engine.field
    model.apply(edit)
    func what() -> String { ReplayText.line(id: "FUZZ", definition, edits) }
    checkInvariants(field, source: replacement(edit), what())
    checkUndo(before, field, edit, what())
    check(
      engine.snapshot == model.snapshot,
      "\(what())\n  engine \(engine.snapshot)\n  model  \(model.snapshot)")
  }
  checkFormat(mask, field.text)
  return 0
}

private func edit(_ source: inout ByteSource) -> FieldEdit {
  switch source.number(below: 16) {
  case 0, 1, 2: .insert(source.pick(keys, or: "1"))
  case 3: .insert(source.text())
  case 4: .paste(source.text())
  case 5, 6: .deleteBackward
  case 7: .deleteForward
  case 8: .deleteSelection
  case 9, 10: .select(TextRange(source.offset(), source.offset()))
  case 11, 12:
    .replace(
      TextRange(source.offset(), source.offset()), source.text(),
      selection: source.chance(2) ? TextRange(source.offset(), source.offset()) : nil)
  case 13: .set(source.text())
  case 14: .undo
  default: .redo
  }
}

private let keys = [
  "1", "2", "3", "4", "a", "X", " ", "-", "+", "b", "C", "\u{661}", "\u{FF11}", "\u{E9}",
  "\u{10400}", "\u{1F4DE}", "e\u{301}", "\u{200D}", "\r\n",
]

private func replacement(_ edit: FieldEdit) -> String? {
  switch edit {
  case .insert(let text), .paste(let text), .set(let text), .replace(_, let text, _): text
  default: nil
  }
}

/// Undo gives back what stood before a step of its own, and redo what stood behind it.
private func checkUndo(
  _ before: MaskField, _ after: MaskField, _ edit: FieldEdit, _ what: @autoclosure () -> String
) {
  guard case .set = edit, before.value != after.value else { return }
  var field = after
  field.undo()
  check(
    field.value == before.value && field.selection == before.selection, "\(what()): undo")
  field.redo()
  check(field.value == after.value && field.selection == after.selection, "\(what()): redo")
}
