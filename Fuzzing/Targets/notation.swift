import MaskKit

/// The notations of a mask: whatever stands in them, a mask or errors with places come out.
///
/// The bytes are lines: the first byte of each says which key it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let definition = definition(unsafe input(start, count))
  do {
    let mask = try Mask(definition)
    check(1...1024 ~= mask.capacity, "capacity \(mask.capacity)")
    check(mask.definition == definition, "the definition is another one")
    for warning in mask.warnings { checkPlace(warning, definition) }
    var field = MaskField(mask)
    for text in ["12345678", "abXY", "a1", definition.layout.pattern ?? "34"] {
      checkFormat(mask, text)
      field.insert(text)
      checkInvariants(field, source: text, "insert \(text)")
    }
  } catch {
    check(error.issues.contains { $0.severity == .error }, "no mask and no error")
    for issue in error.issues { checkPlace(issue, definition) }
    check(!error.description.isEmpty, "no sentence")
  }
  return 0
}

private func definition(_ bytes: [UInt8]) -> MaskDefinition {
  var mask = MaskDefinition(LayoutDefinition())
  var alternatives: [LayoutDefinition] = []
  for line in bytes.split(separator: 0x0A) {
    guard let key = line.first else { continue }
    let text = String(decoding: line.dropFirst(), as: UTF8.self)
    if key == UInt8(ascii: "|") {
      alternatives.append(LayoutDefinition())
    } else if alternatives.isEmpty {
      set(key, text, &mask.layout)
      if key == UInt8(ascii: "d") { mask.dropPrefixes.append(text) }
      if key == UInt8(ascii: "o") { mask.isEager.toggle() }
      if key == UInt8(ascii: "u") { mask.letterCase = .upper }
    } else {
      set(key, text, &alternatives[alternatives.count - 1])
    }
  }
  if !alternatives.isEmpty { mask.alternatives = alternatives }
  return mask
}

private func set(_ key: UInt8, _ text: String, _ layout: inout LayoutDefinition) {
  switch key {
  case UInt8(ascii: "g"): layout.groups = text
  case UInt8(ascii: "p"): layout.pattern = text
  case UInt8(ascii: "a"): layout.accept = text
  case UInt8(ascii: "w"): layout.when = (layout.when ?? []) + [text]
  case UInt8(ascii: "s"): layout.separator = text
  case UInt8(ascii: "S"): layout.separators = (layout.separators ?? []) + [text]
  case UInt8(ascii: "x"): layout.prefix = text
  case UInt8(ascii: "y"): layout.suffix = text
  case UInt8(ascii: "m"): layout.maxDigits = Int(text) ?? -1
  case UInt8(ascii: "l"): layout.lengths = (layout.lengths ?? []) + [Int(text) ?? Int.min]
  case UInt8(ascii: "c"):
    let symbol = text.unicodeScalars.first.map { String($0) } ?? ""
    let set = String(text.unicodeScalars.dropFirst())
    layout.classes = (layout.classes ?? []) + [ClassDefinition(symbol: symbol, set: set)]
  default: break
  }
}

/// An offset lies in the string that it speaks of, at a scalar's border.
private func checkPlace(_ issue: MaskIssue, _ definition: MaskDefinition) {
  check(!issue.code.isEmpty && !issue.message.isEmpty, "an issue without words")
  let layout =
    issue.location.alternative.flatMap { definition.alternatives?[$0] } ?? definition.layout
  guard let offset = issue.location.offset else { return }
  let text: String? =
    switch issue.location.key {
    case "groups": layout.groups
    case "pattern": layout.pattern
    case "accept": layout.accept
    case "when": issue.location.element.flatMap { layout.when?[$0] }
    case "classes": issue.location.element.flatMap { layout.classes?[$0].set }
    default: nil
    }
  guard let text else { fail("an offset into nothing: \(issue)") }
  check(0...text.utf8.count ~= offset, "an offset behind the text: \(issue)")
  let index = text.utf8.index(text.startIndex, offsetBy: offset)
  check(index.samePosition(in: text.unicodeScalars) != nil, "an offset inside a scalar: \(issue)")
}
