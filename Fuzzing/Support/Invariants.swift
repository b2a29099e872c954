import MaskKit

/// What holds of every field after every edit, cheap enough to check millions of times.
func checkInvariants(_ field: MaskField, source: String?, _ what: @autoclosure () -> String) {
  let mask = field.mask
  let units = field.text.utf16.count
  check(field.selection.isWithin(units), "\(what()): selection \(field.selection) of \(units)")
  check(
    mask.fits(field.value), "\(what()): the value \(field.value.debugDescription) has no layout")
  check(
    mask.render(field.value).unicodeScalars.elementsEqual(field.text.unicodeScalars),
    "\(what()): the text is not what the value renders to")
  check(field.value.unicodeScalars.count <= mask.capacity, "\(what()): more than the capacity")
  check(field.state == mask.state(of: field.value), "\(what()): state")
  let slots = field.valueSelection
  check(
    slots.isWithin(field.value.unicodeScalars.count), "\(what()): value selection \(slots)")
  var moved = field
  moved.select(field.selection)
  check(moved.selection == field.selection, "\(what()): the selection is not where it can be")
  checkRefusals(field.refused, source: source, what())
}

/// What was refused stands in the replacement, in order.
func checkRefusals(_ refused: Refusals, source: String?, _ what: @autoclosure () -> String) {
  var last = -1
  let units = source?.utf16.count ?? Int.max
  for refusal in refused {
    check(
      refusal.offset > last && refusal.offset < units && !refusal.character.isEmpty,
      "\(what()): refusal \(refusal)")
    last = refusal.offset
  }
  check(refused.isEmpty == (last < 0), "\(what()): isEmpty")
  check(refused.first?.offset == refused.map(\.offset).first, "\(what()): first")
}

/// Laws that hold of any string in any mask.
func checkFormat(_ mask: Mask, _ string: String) {
  let result = mask.formatted(string)
  check(mask.format(string) == result.text, "format")
  check(mask.value(of: string) == result.value, "value(of:)")
  check(mask.fits(result.value), "the value of a text fits")
  check(
    mask.render(result.value).unicodeScalars.elementsEqual(result.text.unicodeScalars), "render")
  checkRefusals(result.refused, source: string, "format")
  if result.state == .complete { check(mask.missing(after: result.value) == 0, "missing") }
  check(result.refused.isEmpty || !string.isEmpty, "nothing comes of nothing")
  let redacted = mask.redacted(result.value)
  check(redacted.isEmpty == result.value.isEmpty, "redacted")
  _ = mask.rest(after: result.value)
}
