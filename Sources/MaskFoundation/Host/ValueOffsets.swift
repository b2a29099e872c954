import MaskKit

/// Offsets into a value: in characters, each of them one scalar, and in UTF-16 code units.
struct ValueOffsets {
  /// For each character the UTF-16 offset where it begins, and at last the length.
  private let starts: [Int]

  /// The offsets of `value`.
  init(_ value: String) {
    var starts = [0]
    var offset = 0
    for scalar in value.unicodeScalars {
      offset += UTF16.width(scalar)
      starts.append(offset)
    }
    self.starts = starts
  }

  /// How many characters there are.
  var count: Int { starts.count - 1 }

  /// The UTF-16 offset of a character; offsets outside the value are moved into it.
  func utf16(_ character: Int) -> Int {
    starts[min(max(character, 0), count)]
  }

  /// The character that a UTF-16 offset stands before; inside a surrogate pair it is that pair's.
  func character(_ utf16: Int) -> Int {
    var k = 0
    while k < count, starts[k + 1] <= utf16 { k += 1 }
    return k
  }
}

extension HostedField {
  /// A range of the host's text as a range of the mask's text.
  func textRange(ofShown range: TextRange) -> TextRange {
    guard display == .value else { return range }
    let offsets = ValueOffsets(field.value)
    guard range.isWithin(offsets.utf16(offsets.count)) else { return TextRange(Int.min, Int.min) }
    let layout = ShownLayout(field)
    return TextRange(
      layout.left(offsets.character(range.start)), layout.left(offsets.character(range.end)))
  }
}
