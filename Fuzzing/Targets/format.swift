import MaskKit
import Masks

/// Any string in many masks: those of the catalogue, and odd ones.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var source = ByteSource(unsafe input(start, count))
  let mask = masks[(Int(source.byte()) << 8 | Int(source.byte())) % masks.count]
  let string = source.rest()
  checkFormat(mask, string)
  // Where no literal can be read as data, formatting a formatted text changes nothing.
  let text = mask.format(string)
  if mask.definition.alternatives == nil, mask.warnings.isEmpty,
    mask.definition.dropPrefixes.isEmpty
  {
    check(
      mask.format(text).unicodeScalars.elementsEqual(text.unicodeScalars),
      "format twice: \(text.debugDescription), \(mask.format(text).debugDescription)")
  }
  // A host that shows the text may replace any part of it.
  let units = text.utf16.count
  let caret = units == 0 ? 0 : Int(string.utf8.count) % (units + 1)
  let edited = mask.edit(text, replacing: TextRange(caret, units), with: string)
  check(edited.selection.isWithin(edited.text.utf16.count), "selection of an edited text")
  check(mask.fits(edited.value), "value of an edited text")
  checkRefusals(edited.refused, source: string, "edit")
  let change = TextChange(from: text, to: string, caret: caret)
  check(change.range.isWithin(units), "the range of a difference")
  var units16 = Array(text.utf16)
  units16.replaceSubrange(change.range.start..<change.range.end, with: change.replacement.utf16)
  check(units16 == Array(string.utf16), "a difference does not lead to the new text")
  return 0
}

private let masks: [Mask] = {
  var masks = MaskCatalog.builtIn.masks.map(\.mask)
  var source = ByteSource((0..<60_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 >> 3) })
  while !source.isEmpty {
    if let mask = try? Mask(FuzzedMask.make(&source)) { masks.append(mask) }
  }
  return masks
}()
