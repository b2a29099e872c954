/// The values of characters.
struct CheckAlphabet: Sendable {
  private enum Kind: Sendable {
    case digits
    case digitsAndLetters
    case table
  }

  private struct Entry: Sendable {
    var scalar: UInt32
    var value: Int32
  }

  private let kind: Kind
  /// The values of the ASCII characters in a table, −1 where there is none.
  private let ascii: [Int32]
  /// All others in a table, by code point.
  private let others: [Entry]
  /// One more than the greatest value.
  let size: Int64

  /// 0–9.
  static let digits = CheckAlphabet(kind: .digits, size: 10)
  /// 0–9 and A–Z as 10–35.
  static let digitsAndLetters = CheckAlphabet(kind: .digitsAndLetters, size: 36)

  private init(kind: Kind, ascii: [Int32] = [], others: [Entry] = [], size: Int64) {
    self.kind = kind
    self.ascii = ascii
    self.others = others
    self.size = size
  }

  /// The alphabet of some rows, or the character that two rows give two values.
  init(rows: [String]) throws(Conflict) {
    var ascii = [Int32](repeating: -1, count: 128)
    var others: [Entry] = []
    var size: Int32 = 0
    for (row, text) in rows.enumerated() {
      var value: Int32 = 0
      for scalar in text.unicodeScalars {
        let earlier =
          scalar.isASCII
          ? ascii[Int(scalar.value)]
          : others.first { $0.scalar == scalar.value }?.value ?? -1
        guard earlier == -1 || earlier == value else {
          throw Conflict(row: row, character: Character(scalar))
        }
        if scalar.isASCII {
          ascii[Int(scalar.value)] = value
        } else if earlier == -1 {
          others.append(Entry(scalar: scalar.value, value: value))
        }
        value += 1
      }
      size = max(size, value)
    }
    others.sort { $0.scalar < $1.scalar }
    self.init(kind: .table, ascii: ascii, others: others, size: Int64(size))
  }

  /// A character with two values.
  struct Conflict: Error {
    var row: Int
    var character: Character
  }

  /// The value of a character, or `nil`.
  @inline(__always)
  func value(of scalar: UInt32) -> Int64? {
    switch kind {
    case .digits:
      return 48...57 ~= scalar ? Int64(scalar) - 48 : nil
    case .digitsAndLetters:
      if 48...57 ~= scalar { return Int64(scalar) - 48 }
      return 65...90 ~= scalar ? Int64(scalar) - 55 : nil
    case .table:
      guard scalar < 128 else { return otherValue(of: scalar) }
      let value = ascii[Int(scalar)]
      return value < 0 ? nil : Int64(value)
    }
  }

  private func otherValue(of scalar: UInt32) -> Int64? {
    var low = 0
    var high = others.count
    while low < high {
      let middle = low + (high - low) / 2
      if others[middle].scalar < scalar { low = middle + 1 } else { high = middle }
    }
    return low < others.count && others[low].scalar == scalar ? Int64(others[low].value) : nil
  }
}
