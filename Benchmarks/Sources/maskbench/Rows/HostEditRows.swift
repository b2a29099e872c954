import MaskKit

/// An edit as a delegate of a text field is told of it.
private struct HostCall {
  var text: String
  var range: TextRange
  var replacement: String
  var selection: TextRange?
  var expected: String
  var expectedCaret: Int
}

/// The pure function: a text and a range in, a text and a selection out. It has to read the text
/// first.
func hostEditRows() throws -> [Row] {
  let phone = try Measured.phone()
  let sizes = [3, 4, 4]
  var random = SeededGenerator(seed: 6)
  var end: [HostCall] = []
  var middle: [HostCall] = []
  var separator: [HostCall] = []
  for (index, number) in phoneNumbers.enumerated() {
    let before = String(number.prefix(index % 11))
    let key = random.digits(1)
    let shown = before.grouped(sizes)
    let after = (before + key).grouped(sizes)
    end.append(
      HostCall(
        text: shown, range: TextRange(caret: shown.utf16.count), replacement: key,
        expected: after, expectedCaret: after.utf16.count))

    let half = String(number.prefix(4 + index % 7))
    let place = 1 + index % 3
    let longer = String(half.prefix(place)) + key + String(half.dropFirst(place))
    middle.append(
      HostCall(
        text: half.grouped(sizes), range: TextRange(caret: place), replacement: key,
        expected: longer.grouped(sizes), expectedCaret: place < 3 ? place + 1 : 5))

    let shorter = String(number.prefix(2)) + String(number.dropFirst(3))
    separator.append(
      HostCall(
        text: number.grouped(sizes), range: TextRange(3, 4), replacement: "",
        selection: TextRange(caret: 4), expected: shorter.grouped(sizes), expectedCaret: 2))
  }
  return [
    hostRow("edit.end", "pure function: one digit at the end of 0 to 10 digits", phone, end),
    hostRow("edit.middle", "pure function: one digit in the first group", phone, middle),
    hostRow(
      "edit.separator", "pure function: backspace over the separator in “138 |0013 8000”", phone,
      separator),
  ]
}

private func hostRow(_ name: String, _ includes: String, _ mask: Mask, _ calls: [HostCall]) -> Row {
  func edit(_ call: HostCall) -> EditedText {
    mask.edit(
      call.text, replacing: call.range, with: call.replacement, selection: call.selection)
  }
  return Row(
    name: name, includes: includes, operations: calls.count, target: 4, allocations: 0,
    body: {
      for call in calls {
        let edited = edit(call)
        blackHole(edited.text, edited.selection.start)
      }
    },
    fault: {
      calls.lazy.compactMap { call in
        let edited = edit(call)
        return difference(
          "\(edited.text), caret at \(edited.selection.start)",
          "\(call.expected), caret at \(call.expectedCaret)")
      }.first
    })
}
