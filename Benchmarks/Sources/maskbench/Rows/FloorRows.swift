import CFloor

/// How many different inputs a row has; a batch takes each once.
let variety = 1024

/// Phone numbers as they are typed and pasted: 11 digits.
let phoneNumbers: [String] = {
  var random = SeededGenerator(seed: 1)
  return (0..<variety).map { _ in "1" + random.digits(10) }
}()

/// The hand-written loops that everything is compared with.
func floorRows() -> [Row] {
  [
    swiftFloorRow(
      "floor.swift", "safe Swift by hand: 3-4-4 alone, a String to a String and a caret",
      base: .none, format344),
    swiftFloorRow(
      "floor.swift.unsafe", "the same with unsafe buffers", base: .floor, format344Unsafe),
    cFloorRow(),
  ]
}

private func swiftFloorRow(
  _ name: String, _ includes: String, base: Row.Base,
  _ format: @escaping (String, Int) -> (text: String, caret: Int)
) -> Row {
  let numbers = phoneNumbers
  return Row(
    name: name, includes: includes, operations: numbers.count, base: base,
    body: {
      for number in numbers {
        let (text, caret) = format(number, 11)
        blackHole(text, caret)
      }
    },
    fault: {
      numbers.lazy.compactMap {
        difference(format($0, 11).text, $0.grouped([3, 4, 4]))
      }.first
    })
}

private func cFloorRow() -> Row {
  let numbers = phoneNumbers
  let inputs = numbers.map { Array($0.utf8CString) }
  func format(_ input: [CChar], _ out: UnsafeMutableBufferPointer<CChar>) -> (Int, caret: Int) {
    var caret = 11
    let length = input.withUnsafeBufferPointer {
      floor_format_344($0.baseAddress, 11, out.baseAddress, &caret)
    }
    return (length, caret)
  }
  return Row(
    name: "floor.c", includes: "C by hand: bytes to bytes and a caret", operations: inputs.count,
    body: {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { out in
        for input in inputs {
          let (length, caret) = format(input, out)
          blackHole(Int(out[length - 1]) + length + caret)
        }
      }
    },
    fault: {
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { out in
        zip(numbers, inputs).lazy.compactMap { number, input in
          let (length, _) = format(input, out)
          let text = String(decoding: out[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
          return difference(text, number.grouped([3, 4, 4]))
        }.first
      }
    })
}
