/// A value, its text, and the selection in it: the state that an edit changes.
///
/// Invariant: all but `value` and `selection` are functions of the value; the value fits the
/// layout.
struct FieldContent: Sendable, Hashable {
  private(set) var value = ""
  /// The number of characters of the value.
  private(set) var count = 0
  /// The layout that the value has.
  private(set) var layout = 0
  private(set) var rendered: RenderedText
  var selection: TextRange

  /// An empty field, the caret behind the prefix if it is shown.
  init(_ mask: MaskStorage) {
    rendered = String().withBytes { mask.render($0, count: 0, layout: 0) }
    selection = TextRange(caret: rendered.end)
  }

  /// A field that holds `value`, the caret at the end; `nil` if the value fits no layout.
  init?(_ mask: MaskStorage, value: String) {
    rendered = RenderedText()
    selection = TextRange(0, 0)
    guard setValue(value, count: value.unicodeScalars.count, mask) else { return nil }
    selection = TextRange(caret: rendered.end)
  }

  /// Sets a value and renders it; false, and nothing changes, if it fits no layout.
  mutating func setValue(_ value: String, count: Int, _ mask: MaskStorage) -> Bool {
    let choice = value.withBytes { bytes -> (Int, RenderedText)? in
      guard let choice = mask.choice(for: bytes, count: count) else { return nil }
      return (choice.layout, mask.render(bytes, count: count, layout: choice.layout))
    }
    guard let (layout, rendered) = choice else { return false }
    self.value = value
    self.count = count
    self.layout = layout
    self.rendered = rendered
    return true
  }

  /// Whether the value is ASCII.
  @inline(__always)
  var isASCII: Bool { value.utf8.count == count }

  /// Sets a value that the mask admits, and its layout.
  @inline(__always)
  mutating func setAdmitted(_ value: String, count: Int, layout: Int, _ mask: MaskStorage) {
    self.layout = layout
    rendered = value.withBytes { mask.render($0, count: count, layout: layout) }
    self.value = value
    self.count = count
  }

  /// A field that shows `text`, an ASCII text, if the mask is uniform and the text is the mask's
  /// own rendering of `value`, whose characters the slots accept.
  init?(_ mask: MaskStorage, value: String, shown text: String) {
    guard let layout = mask.straightLayout(of: value) else { return nil }
    let count = value.utf8.count
    let end = value.withBytes { value in
      text.withBytes { mask.straightEnd(of: value, layout: layout, in: $0) }
    }
    guard let end else { return nil }
    rendered = RenderedText(text: text, units: text.utf8.count, end: end, slotsEnd: count)
    selection = TextRange(caret: end)
    self.value = value
    self.count = count
    self.layout = layout
  }

  /// Sets an ASCII value of a uniform mask, whose characters the slots accept; false, and nothing
  /// changes, if the mask is not such a one, or does not admit the value.
  mutating func setStraight(_ value: String, count: Int, _ mask: MaskStorage) -> Bool {
    guard mask.straight != nil, value.utf8.count == count,
      let layout = mask.straightLayout(of: value)
    else { return false }
    setAdmitted(value, count: count, layout: layout, mask)
    return true
  }

  /// Whether ``replaceInPlace(_:_:with:_:)`` spares an allocation: a value of one layout that is too
  /// long to stand in the string itself.
  @inline(__always)
  func isEditedInPlace(_ mask: MaskStorage) -> Bool {
    count > 15 && isASCII && mask.straight != nil && mask.layouts.count == 1
  }

  /// Replaces characters of a long ASCII value by ASCII ones that its one uniform layout admits.
  /// Nothing is allocated but the new text, unless a copy of the value is kept elsewhere.
  mutating func replaceInPlace(_ first: Int, _ last: Int, with string: String, _ mask: MaskStorage)
  {
    let start = value.utf8.index(value.startIndex, offsetBy: first)
    value.replaceSubrange(start..<value.utf8.index(start, offsetBy: last - first), with: string)
    count = value.utf8.count
    rendered = value.withBytes { mask.render($0, count: count, layout: layout) }
  }

  /// The offset right behind character `k` − 1, k > 0, of an ASCII value in a uniform mask.
  @inline(__always)
  func straightLeft(_ k: Int, _ mask: MaskStorage) -> Int {
    mask.layouts[layout].straightLeft(k)
  }

  /// Calls `body` with the map of the caret's places.
  @inline(__always)
  func withCaretMap<Result>(_ mask: MaskStorage, _ body: (CaretMap) -> Result) -> Result {
    value.withBytes { body(CaretMap(mask, self, value: $0)) }
  }

  /// Moves both ends of a range to where a caret can be.
  func moved(_ range: TextRange, _ mask: MaskStorage) -> TextRange {
    withCaretMap(mask) { map in
      TextRange(map.moved(range.start, in: rendered), map.moved(range.end, in: rendered))
    }
  }
}
