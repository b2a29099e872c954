/// The floor: 3-4-4 alone, written by hand in safe Swift, a `String` in, a `String` and a caret
/// out. It knows one layout and ASCII digits, and reports nothing.
///
/// - Parameter caret: a UTF-8 offset into `text`; the answer holds the same place in the result.
@inline(never)
func format344(_ text: String, caret: Int) -> (text: String, caret: Int) {
  var out: [UInt8] = []
  out.reserveCapacity(13)
  var digits = 0
  var place = 0
  var index = 0
  for byte in text.utf8 {
    if byte >= 0x30, byte <= 0x39, digits < 11 {
      if digits == 3 || digits == 7 { out.append(0x20) }
      out.append(byte)
      digits += 1
      if index < caret { place = out.count }
    }
    index += 1
  }
  return (String(decoding: out, as: UTF8.self), place)
}
