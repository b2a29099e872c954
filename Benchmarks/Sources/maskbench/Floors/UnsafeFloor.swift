/// The same in unsafe buffers, straight into the result's own storage: the least that a function
/// from a `String` to a `String` can cost. Shown for comparison.
///
/// - Parameter caret: a UTF-8 offset into `text`; the answer holds the same place in the result.
@inline(never)
func format344Unsafe(_ text: String, caret: Int) -> (text: String, caret: Int) {
  var text = text
  return text.withUTF8 { bytes in
    var place = 0
    let formatted = String(unsafeUninitializedCapacity: 13) { out in
      var written = 0
      var digits = 0
      for index in 0..<bytes.count {
        let byte = bytes[index]
        guard byte &- 0x30 < 10 else { continue }
        if digits == 11 { break }
        if digits == 3 || digits == 7 {
          out[written] = 0x20
          written &+= 1
        }
        out[written] = byte
        written &+= 1
        digits &+= 1
        if index < caret { place = written }
      }
      return written
    }
    return (formatted, place)
  }
}
