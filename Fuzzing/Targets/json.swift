import MaskKit
import Masks

/// The JSON reader, and the masks files that it reads: nothing traps, every place lies in the text,
/// strings come back as they are written, and what loads has no errors.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe input(start, count)
  checkDocument(bytes)
  let findings = MaskCatalog.lint(bytes, file: "fuzz")
  var last = (line: 1, column: 1)
  for finding in findings {
    check(finding.line >= 1 && finding.column >= 1, "a place before the text: \(finding)")
    check((finding.line, finding.column) >= last, "findings out of order")
    last = (finding.line, finding.column)
    check(!finding.description.isEmpty && !finding.code.isEmpty, "no sentence")
  }
  var catalog = MaskCatalog()
  do {
    try catalog.load(bytes, file: "fuzz")
    for mask in catalog.masks {
      check(catalog[mask.id]?.mask == mask.mask, "the catalogue does not find \(mask.id)")
      checkFormat(mask.mask, mask.examples.first?.value ?? "12")
    }
  } catch {
    check(error.diagnostics.contains { $0.severity == .error }, "an error without an error")
    check(findings.contains { $0.severity == .error }, "load fails where lint is content")
    check(catalog.masks.isEmpty && catalog.defaultID == nil, "a part of a wrong file was taken")
  }
  return 0
}

private func checkDocument(_ bytes: [UInt8]) {
  do {
    let document = try JSONDocument(bytes)
    check(String(validating: bytes, as: UTF8.self) != nil, "not UTF-8, but read")
    visit(document.root, within: 0..<bytes.count)
  } catch {
    check(
      0 <= error.range.lowerBound && error.range.upperBound <= bytes.count
        && !error.message.isEmpty,
      "an error outside of the text: \(error)")
  }
}

private func visit(_ value: JSONValue, within outer: Range<Int>) {
  let range = value.range
  check(
    !range.isEmpty && outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound,
    "a value outside of what holds it")
  if let string = value.string {
    let written = Array(JSONWriter.quoted(string).utf8)
    let again = (try? JSONDocument(written))?.root.string
    check(again.map { Array($0.utf8) } == Array(string.utf8), "a string does not come back")
    check(value.isString(string), "a string is not itself")
  }
  _ = value.integer
  for element in value.elements { visit(element, within: range) }
  for (key, member) in value.members {
    visit(key, within: range)
    visit(member, within: range)
  }
}
