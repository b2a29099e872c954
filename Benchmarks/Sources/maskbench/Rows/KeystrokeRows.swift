import MaskKit

/// The fields that a row edits. They are made anew before each batch and are not shared with
/// anything, as a field on a screen is not.
private final class FieldPool {
  var fields: [MaskField] = []

  func fill(_ count: Int, _ make: (Int) -> MaskField) {
    fields.removeAll(keepingCapacity: true)
    for index in 0..<count { fields.append(make(index)) }
  }
}

/// A row that edits fields.
///
/// - Parameters:
///   - edits: how many edits `body` makes in one field.
///   - make: makes the field with a number, not timed.
///   - body: edits the field with a number, timed.
func fieldRow(
  _ name: String, _ includes: String, fields count: Int = 128, edits: Int,
  base: Row.Base = .floor, target: Double? = nil, allocations: Double? = nil,
  make: @escaping (Int) -> MaskField, expecting: @escaping (Int) -> (String, caret: Int),
  body: @escaping (inout MaskField, Int) -> Void
) -> Row {
  let pool = FieldPool()
  func edit() {
    for index in 0..<count {
      body(&pool.fields[index], index)
      blackHole(pool.fields[index].text, pool.fields[index].selection.start)
    }
  }
  return Row(
    name: name, includes: includes, operations: count * edits, base: base, target: target,
    allocations: allocations,
    prepare: { pool.fill(count, make) }, body: edit,
    fault: {
      pool.fill(count, make)
      edit()
      return pool.fields.enumerated().lazy.compactMap { index, field in
        let (text, caret) = expecting(index)
        return difference(
          "\(field.text), caret at \(field.selection.start)", "\(text), caret at \(caret)")
      }.first
    })
}

/// A number as the keys that type it.
func keys(_ number: String) -> [String] { number.map { String($0) } }

func keystrokeRows() throws -> [Row] {
  let phone = try Measured.phone()
  let phones = phoneNumbers
  let phoneKeys = phones.map(keys)
  func typed(_ index: Int, _ count: Int) -> MaskField {
    var field = MaskField(phone)
    for key in phoneKeys[index][..<count] { field.insert(key) }
    return field
  }
  return try [
    fieldRow(
      "key.end", "the 2nd to 11th digit typed at the end of a 3-4-4 field", edits: 10, target: 2,
      allocations: 0, make: { typed($0, 1) },
      expecting: { (phones[$0].grouped([3, 4, 4]), 13) },
      body: { field, index in
        let keys = phoneKeys[index]
        for key in 1..<11 { field.insert(keys[key]) }
      }),
    fieldRow(
      "key.first", "the first digit in a new field; begins a step that can be undone", edits: 1,
      make: { _ in MaskField(phone) }, expecting: { (String(phones[$0].prefix(1)), 1) },
      body: { field, index in field.insert(phoneKeys[index][0]) }),
    fieldRow(
      "key.middle", "four digits typed into the middle of “138 0|00”, after the first", edits: 4,
      target: 3, allocations: 0,
      make: { index in
        var field = typed(index, 6)
        field.select(TextRange(caret: 5))
        field.insert("9")
        return field
      },
      expecting: { index in
        let number = phones[index]
        let text =
          number.prefix(4) + "9" + number[number.index(number.startIndex, offsetBy: 7)...]
          + number.dropFirst(4).prefix(2)
        return (String(text).grouped([3, 4, 4]), 11)
      },
      body: { field, index in
        let keys = phoneKeys[index]
        for key in 7..<11 { field.insert(keys[key]) }
      }),
  ] + typingRows() + deleteRows(typed)
}

private func deleteRows(_ typed: @escaping (Int, Int) -> MaskField) -> [Row] {
  let phones = phoneNumbers
  return [
    fieldRow(
      "delete.end", "backspace at the end, the 2nd to 10th in a row", edits: 9, target: 3,
      allocations: 0,
      make: { index in
        var field = typed(index, 11)
        field.deleteBackward()
        return field
      },
      expecting: { (String(phones[$0].prefix(1)), 1) },
      body: { field, _ in for _ in 0..<9 { field.deleteBackward() } }),
    fieldRow(
      "delete.separator", "backspace over the separator in “138 |0013 8000”; begins a step",
      edits: 1, target: 3, allocations: 0,
      make: { index in
        // The field has a past, as one that was used has: three steps.
        var field = typed(index, 11)
        field.deleteBackward()
        field.insert(String(phones[index].suffix(1)))
        field.select(TextRange(caret: 4))
        return field
      },
      expecting: { index in
        ((phones[index].prefix(2) + phones[index].dropFirst(3)).description.grouped([3, 4, 4]), 2)
      },
      body: { field, _ in field.deleteBackward() }),
    fieldRow(
      "delete.middle", "backspace in “138 0013| 8000”, the 2nd to 4th in a row", edits: 3,
      target: 3, allocations: 0,
      make: { index in
        var field = typed(index, 11)
        field.select(TextRange(caret: 8))
        field.deleteBackward()
        return field
      },
      expecting: { index in
        ((phones[index].prefix(3) + phones[index].dropFirst(7)).description.grouped([3, 4, 4]), 3)
      },
      body: { field, _ in for _ in 0..<3 { field.deleteBackward() } }),
  ]
}

/// Rows in which whole numbers are typed, but for the first character, into other fields.
private func typingRows() throws -> [Row] {
  [
    typingRow(
      "key.card", "the 2nd to 16th digit typed at the end of a 4-4-4-4 field", count: 16,
      allocations: 1, try Measured.card(), cardNumbers.map { ($0, $0.grouped([4, 4, 4, 4])) }),
    typingRow(
      "key.card.brands", "the 2nd to 14th digit of a card, the layout chosen anew each time",
      count: 14, allocations: 1, try Measured.cardOfAllBrands(),
      brandNumbers.map { number, sizes in
        let typed = String(number.prefix(14))
        return (typed, typed.grouped(sizes))
      }),
    typingRow(
      "key.pattern", "the 2nd to 11th character typed into a field of “(@@) ###-** / @@@@”",
      count: 11, try Measured.pattern(),
      patternCodes.map { ($0.code, $0.text) }),
  ]
}

private func typingRow(
  _ name: String, _ includes: String, count: Int, allocations: Double? = nil, _ mask: Mask,
  _ numbers: [(String, text: String)]
) -> Row {
  let pressed = numbers.map { keys($0.0) }
  return fieldRow(
    name, includes, edits: count - 1, allocations: allocations,
    make: { index in
      var field = MaskField(mask)
      field.insert(pressed[index][0])
      return field
    },
    expecting: { (numbers[$0].text, numbers[$0].text.count) },
    body: { field, index in
      let keys = pressed[index]
      for key in 1..<count { field.insert(keys[key]) }
    })
}
