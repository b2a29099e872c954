import MaskKit

/// A million bytes, for pastes that find no place.
let million = 1_000_000

func pasteRows() throws -> [Row] {
  let phone = try Measured.phoneWithCode()
  let numbers = phoneNumbers
  let dressed = numbers.enumerated().map { index, number in
    ["+86 " + number.grouped([3, 4, 4], by: "-"), "0086" + number, "86 " + number][index % 3]
  }
  return [
    fieldRow(
      "paste.code", "“+86 138-0013-8000”, “008613800138000”, “86 …” pasted into an empty field",
      edits: 1, make: { _ in MaskField(phone) },
      expecting: { (numbers[$0].grouped([3, 4, 4]), 13) },
      body: { field, index in field.paste(dressed[index]) }),
    formatRow(
      "format.code", "the same as a whole string", phone, dressed,
      expecting: { text in
        (dressed.firstIndex(of: text).map { numbers[$0] } ?? "").grouped([3, 4, 4])
      }),
  ] + refusedRows(phone)
}

/// Pastes of a megabyte into a full field, and reading the same text once.
private func refusedRows(_ phone: Mask) -> [Row] {
  var random = SeededGenerator(seed: 7)
  let digits = random.digits(million)
  let letters = String(
    repeating: "The quick brown fox jumps over the lazy dog ", count: million / 44)
  let accents = String(repeating: "Où sont les neiges d’antan ? ", count: million / 32)
  func reading(_ name: String, _ text: String) -> Row {
    Row(
      name: name, includes: "reading the same text once, byte by byte", operations: 1,
      base: .none, every: 8,
      body: {
        var sum = 0
        for byte in text.utf8 { sum &+= Int(byte) }
        blackHole(sum)
      })
  }
  func refused(_ name: String, _ text: String, _ includes: String, _ base: String) -> Row {
    var row = fieldRow(
      name, includes, fields: 1, edits: 1, base: .row(base), target: 1,
      make: { MaskField(phone, text: phoneNumbers[$0]) },
      expecting: { (phoneNumbers[$0].grouped([3, 4, 4]), 13) },
      body: { field, _ in
        field.paste(text)
        // Whether there is anything to report is the least that a host asks.
        blackHole(field.refused.isEmpty ? 0 : 1)
      })
    let fault = row.fault
    row.fault = {
      var field = MaskField(phone, text: phoneNumbers[0])
      field.paste(text)
      return fault() ?? (field.refused.isEmpty ? "nothing is reported as refused" : nil)
    }
    row.every = 8
    return row
  }
  return [
    reading("read.digits", digits),
    refused(
      "refuse.digits", digits, "1 MB of digits pasted at the end of a full field", "read.digits"),
    reading("read.letters", letters),
    refused("refuse.letters", letters, "1 MB of English, the same", "read.letters"),
    Row(
      name: "read.accents", includes: "reading 1 MB of French once, character by character",
      operations: 1, base: .none, every: 40,
      body: {
        var count = 0
        for character in accents where character != " " { count += 1 }
        blackHole(count)
      }),
    {
      var row = refused(
        "refuse.accents", accents, "1 MB of French, the same", "read.accents")
      row.every = 40
      return row
    }(),
    reportRow(phone, letters),
  ]
}

/// Every refused character of a megabyte, read one by one as a host would list them.
private func reportRow(_ phone: Mask, _ letters: String) -> Row {
  var field = MaskField(phone, text: phoneNumbers[0])
  field.paste(letters)
  let refused = field.refused
  // What is listed is the letters; white space is no news.
  let expected = letters.utf8.reduce(0) { $1 == 0x20 ? $0 : $0 + 1 }
  func count() -> Int { refused.reduce(0) { count, _ in count + 1 } }
  return Row(
    name: "refuse.report", includes: "one refused character of that English read from the report",
    operations: expected, every: 80,
    body: { blackHole(count()) },
    fault: { difference("\(count()) refused", "\(expected) refused") })
}
