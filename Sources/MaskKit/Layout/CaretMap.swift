/// The places of a caret in a text, and the characters of the value between them.
///
/// Offsets into the text count UTF-16 code units; offsets into the value count characters.
/// Between `left(k)` and `right(k)` stands the run of literals at place k, nothing else.
struct CaretMap {
  let mask: MaskStorage
  let layout: Layout
  /// The value's UTF-8.
  let value: ByteView
  /// The number of characters.
  let count: Int
  /// The end of the text without the suffix.
  let end: Int

  init(_ mask: MaskStorage, _ content: FieldContent, value: ByteView) {
    self.mask = mask
    layout = mask.layouts[content.layout]
    self.value = value
    count = content.count
    end = content.rendered.end
  }

  /// Whether character k stands in slot k and takes one unit.
  @inline(__always)
  private var isPlain: Bool { mask.isUniform && value.count == count }

  /// The end of the prefix that is shown; 0 if none is.
  var start: Int {
    count > 0 || mask.showsPrefixAlways ? layout.prefixUnits : 0
  }

  /// The offset right behind character k − 1; the end of the prefix for 0.
  func left(_ k: Int) -> Int {
    if k <= 0 { return start }
    if isPlain { return layout.straightLeft(k) }
    var place = start
    walk { index, slot, units in
      guard index < k else { return false }
      place = Int(layout.literalUnits[slot]) + units
      return true
    }
    return place
  }

  /// The offset right before character k; the end of the text without the suffix for the last k.
  func right(_ k: Int) -> Int {
    if k >= count { return end }
    if isPlain { return layout.straightRight(k) }
    var place = end
    var before = 0
    walk { index, slot, units in
      if index == k { place = Int(layout.literalUnits[slot]) + before }
      before = units
      return index < k
    }
    return place
  }

  /// Where the caret stands behind an edit.
  func place(_ k: Int, isForward: Bool) -> Int {
    isForward || k >= count ? right(k) : left(k)
  }

  /// How many characters end at or before a text offset.
  func rank(_ offset: Int) -> Int {
    if offset >= end { return count }
    if isPlain { return layout.straightRank(offset, count: count) }
    var rank = 0
    walk { index, slot, units in
      guard Int(layout.literalUnits[slot]) + units <= offset else { return false }
      rank = index + 1
      return true
    }
    return rank
  }

  /// An offset moved to a place where a caret can be: not inside a surrogate pair, not in front of
  /// the prefix's end, not behind the end.
  func moved(_ offset: Int, in rendered: RenderedText) -> Int {
    if offset <= start { return start }
    if offset >= end { return end }
    return rendered.isOneUnitAByte ? offset : scalarStart(offset, in: rendered.text)
  }

  private func scalarStart(_ offset: Int, in text: String) -> Int {
    var units = 0
    for scalar in text.unicodeScalars {
      let next = units + (scalar.value > 0xFFFF ? 2 : 1)
      if next > offset { return max(units, start) }
      units = next
    }
    return offset
  }

  /// The UTF-8 offset of character k in the value.
  func byteOffset(_ k: Int) -> Int {
    value.count == count ? k : value.offset(ofScalar: k)
  }

  /// Calls `body` with each character's index, its slot, and the UTF-16 units of the value up to
  /// its end, until `body` returns false.
  private func walk(_ body: (_ index: Int, _ slot: Int, _ units: Int) -> Bool) {
    var index = 0
    var offset = 0
    var slot = 0
    var units = 0
    while offset < value.count {
      let scalar = value.scalar(at: &offset)
      guard let own = layout.firstSlot(from: slot, accepting: mask.accepting(scalar)) else {
        return
      }
      units += scalar > 0xFFFF ? 2 : 1
      guard body(index, own, units) else { return }
      index += 1
      slot = own + 1
    }
  }
}
