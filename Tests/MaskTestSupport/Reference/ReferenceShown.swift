package import MaskKit

// A text that a host shows, whatever it is: read as a value, and edited at places of that text.
extension ReferenceMask {
  /// What a field holds after an edit of a host's text.
  package func edited(
    shown text: String, _ range: TextRange, _ string: String, selection: TextRange?
  ) -> ReferenceField {
    let length = text.utf16.count
    let value = value(startingFrom: text)
    var field = ReferenceField(self, value: ReferenceText.string(value))
    func place(_ range: TextRange) -> TextRange {
      TextRange(
        self.place(range.start, in: text, of: value), self.place(range.end, in: text, of: value))
    }
    if let selection, selection.isWithin(length) { field.select(place(selection)) }
    guard range.isWithin(length),
      let intent = ReferenceMask.intent(range, string, selection: selection)
    else { return field }
    field.edit(place(range), string, intent)
    return field
  }

  /// The place in the value's own text that means what an offset of the host's text means.
  private func place(_ offset: Int, in text: String, of value: [Unicode.Scalar]) -> Int {
    let own = rendering(value)
    // Lazy and eager texts are the same up to the last character.
    for isEager in [false, true] {
      let shown = ReferenceRendering(
        value, in: layout(of: value), isEager: isEager, always: definition.showPrefix == .always)
      if shown.text.unicodeScalars.elementsEqual(text.unicodeScalars) {
        return min(offset, own.length)
      }
    }
    // An offset inside a surrogate pair is the scalar's start.
    var start = 0
    var offset = offset
    for scalar in text.unicodeScalars {
      if start < offset, offset < start + UTF16.width(scalar) { offset = start }
      start += UTF16.width(scalar)
    }
    // Behind the character that ends there, else in front of the next one.
    let ends = ends(of: value, in: text)
    let k = ends.filter { $0 <= offset }.count
    return ends.contains(offset) ? own.left(k) : own.right(k)
  }

  /// Where each character of a value ends in the text that it was taken from. They are the last
  /// ones of their kind: what stands in front may have been dropped.
  private func ends(of value: [Unicode.Scalar], in text: String) -> [Int] {
    var clusters = ReferenceCluster.cut(text, definition.letterCase)
    var ends: [Int] = []
    for scalar in value.reversed() {
      while let cluster = clusters.popLast() {
        if cluster.single == scalar {
          ends.append(cluster.offset + UTF16.width(cluster.written[0]))
          break
        }
      }
    }
    return ends.reversed()
  }
}
