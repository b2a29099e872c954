import MaskKit

/// How cost grows: with the number of beginnings, and with the length of the value.
func growthRows() throws -> [Row] {
  try [1, 4, 100, 4000].map(choiceRow) + [10, 100, 1000].map(lengthRow)
    + [10, 100, 1000].map(longKeyRow)
}

private func choiceRow(_ count: Int) throws -> Row {
  let (mask, beginnings) = try Measured.choosing(among: count)
  var random = SeededGenerator(seed: 8)
  let inputs = (0..<variety).map { index in
    index % 2 == 0
      ? (beginnings.randomElement(using: &random) ?? "") + random.digits(12) : random.digits(16)
  }
  let groups = Dictionary(
    beginnings.enumerated().map {
      ($0.element, [[4, 6, 6], [4, 5, 7], [4, 8, 4]][$0.offset % 3])
    },
    uniquingKeysWith: { first, _ in first })
  return formatRow(
    "choose.\(count)", "16 digits, the layout chosen among \(count) beginnings", mask, inputs,
    base: .row("choose.4"), target: count > 4 ? 1.5 : nil,
    expecting: { $0.grouped(groups[String($0.prefix(4))] ?? [4, 4, 4, 4]) })
}

private func lengthRow(_ count: Int) throws -> Row {
  var random = SeededGenerator(seed: 9)
  let inputs = (0..<16).map { _ in random.digits(count) }
  return formatRow(
    "length.\(count)", "one character of a value of \(count), in fours, formatted whole",
    try Measured.fours(count), inputs, base: .row("length.10"), target: count > 10 ? 1 : nil,
    perOperation: count,
    expecting: { $0.grouped(Array(repeating: 4, count: count / 4 + 1)) })
}

private func longKeyRow(_ count: Int) throws -> Row {
  let mask = try Measured.fours(count + 8)
  var random = SeededGenerator(seed: 10)
  let numbers = (0..<16).map { _ in random.digits(count) }
  let text = { (index: Int) in
    (numbers[index] + "1234567").grouped(Array(repeating: 4, count: count / 4 + 3))
  }
  return fieldRow(
    "key.length.\(count)", "a digit typed at the end of a value of \(count)", fields: 16,
    edits: 6,
    make: { index in
      var field = MaskField(mask, text: numbers[index])
      field.insert("1")
      return field
    },
    expecting: { (text($0), text($0).utf16.count) },
    body: { field, _ in for key in 2..<8 { field.insert(digitTexts[key]) } })
}
