/// Finds the value whose rendering a text is, exactly.
///
/// The text is compared with a layout's template, literal by literal. In a mixed mask a slot may
/// be a gap; which slots are gaps is searched for, filled before empty.
struct Unrendering {
  /// Which rendering is looked for.
  struct Form: Sendable, Hashable {
    var isEager: Bool
    var hasPrefix = true
    var hasSuffix = true
  }

  private let mask: MaskStorage
  private let layout: Layout
  private let index: Int
  private let form: Form
  private let isAdmissible: Bool
  private let template: Template
  private let bytes: ByteView
  private let text: ByteView

  /// Where the search can go on if what it tried fails: the slot is left empty then.
  private struct Branch {
    var slot: Int
    var offset: Int
    var count: Int
    /// The first slot behind the last filled one.
    var gapStart: Int
    var valueCount: Int
  }

  /// The value of which `text` is the rendering in `form` and in the layout that the mask chooses
  /// for the value.
  ///
  /// - Parameters:
  ///   - isFolded: whether the text is folded, and to be compared with folded literals.
  ///   - isAdmissible: whether the value is an admissible one, or one that is not.
  static func value(
    of text: ByteView, layout index: Int, form: Form, isFolded: Bool, isAdmissible: Bool = true,
    in mask: MaskStorage
  ) -> String? {
    let layout = mask.layouts[index]
    let template = isFolded ? layout.folded : layout.template
    return template.bytes.withBytes { bytes in
      guard mayBegin(text, layout, template, bytes, form, in: mask) else { return nil }
      var search = Unrendering(
        mask: mask, layout: layout, index: index, form: form, isAdmissible: isAdmissible,
        template: template, bytes: bytes, text: text)
      return search.run()
    }
  }

  /// Whether a text can begin so: with the prefix, and then with a character that some slot takes
  /// or that stands in a literal. That rules out most layouts of a mask of many.
  private static func mayBegin(
    _ text: ByteView, _ layout: Layout, _ template: Template, _ bytes: ByteView, _ form: Form,
    in mask: MaskStorage
  ) -> Bool {
    let begin = form.hasPrefix ? template.literalEnd(0) : 0
    guard begin < text.count, text.holds(bytes, 0, begin, at: 0) else { return false }
    var end = begin
    return layout.classesFrom[0] & mask.accepting(text.scalar(at: &end)) != 0
      || bytes.firstIndex(of: text[begin], from: template.literalStart(1)) != nil
  }

  private var value: [UInt8] = []
  private var branches: [Branch] = []

  private init(
    mask: MaskStorage, layout: Layout, index: Int, form: Form, isAdmissible: Bool,
    template: Template, bytes: ByteView, text: ByteView
  ) {
    self.mask = mask
    self.layout = layout
    self.index = index
    self.form = form
    self.isAdmissible = isAdmissible
    self.template = template
    self.bytes = bytes
    self.text = text
  }

  /// The first value found. The search gives up after a number of steps that only a mask made for
  /// the purpose needs.
  private mutating func run() -> String? {
    var steps = 64 * (layout.capacity + 1)
    var slot = 0
    var offset = 0
    var count = 0
    var gapStart = 0
    var isAlive = matchLiteral(before: 0, at: &offset)
    while steps > 0 {
      steps -= 1
      if isAlive, slot < layout.capacity {
        if let (end, scalar) = fill(slot, offset, gapStart) {
          if canBeGap(slot, offset) {
            branches.append(
              Branch(
                slot: slot, offset: offset, count: count, gapStart: gapStart,
                valueCount: value.count))
          }
          append(scalar)
          count += 1
          offset = end
          gapStart = slot + 1
          if isEnd(slotsEnd: slot + 1, offset, count), let found = verified(count) {
            return found
          }
        } else if mask.isUniform {
          return nil
        }
        // A gap shows nothing.
        slot += 1
        isAlive = slot < layout.capacity && matchLiteral(before: slot, at: &offset)
        continue
      }
      guard let branch = branches.popLast() else { return nil }
      value.removeLast(value.count - branch.valueCount)
      (slot, offset, count, gapStart) =
        (branch.slot + 1, branch.offset, branch.count, branch.gapStart)
      isAlive = slot < layout.capacity && matchLiteral(before: slot, at: &offset)
    }
    return nil
  }

  /// Whether the search may succeed with `slot`, which the character at `offset` can fill, left
  /// empty. No later slot takes that character then, so that it has to be a literal's.
  private func canBeGap(_ slot: Int, _ offset: Int) -> Bool {
    !mask.isUniform
      && bytes.firstIndex(of: text[offset], from: template.literalStart(slot + 1)) != nil
  }

  private mutating func append(_ scalar: UInt32) {
    if scalar < 0x80 {
      value.append(UInt8(scalar))
    } else if let unicode = Unicode.Scalar(scalar) {
      value.append(contentsOf: String(unicode).utf8)
    }
  }

  /// The text's next character, if it may fill `slot`: the slot accepts it, and no gap before it
  /// does.
  private func fill(_ slot: Int, _ offset: Int, _ gapStart: Int) -> (end: Int, scalar: UInt32)? {
    guard offset < text.count else { return nil }
    var end = offset
    let scalar = text.scalar(at: &end)
    let accepting = mask.accepting(scalar)
    guard layout.firstSlot(from: gapStart, accepting: accepting) == slot else { return nil }
    return (end, scalar)
  }

  /// Passes over the literals in front of a slot.
  private func matchLiteral(before slot: Int, at offset: inout Int) -> Bool {
    if slot == 0, !form.hasPrefix { return true }
    return match(template.literalStart(slot), template.literalEnd(slot), at: &offset)
  }

  private func match(_ start: Int, _ end: Int, at offset: inout Int) -> Bool {
    guard end - start <= text.count - offset else { return false }
    for index in start..<end {
      if bytes[index] != text[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Whether the text ends as the rendering of `count` characters does, the last in front of
  /// `slotsEnd`.
  private func isEnd(slotsEnd: Int, _ offset: Int, _ count: Int) -> Bool {
    var offset = offset
    if form.isEager, slotsEnd < layout.capacity,
      !match(template.literalStart(slotsEnd), template.literalEnd(slotsEnd), at: &offset)
    {
      return false
    }
    let showsSuffix =
      layout.isComplete(count) && slotsEnd == count
      || form.isEager && slotsEnd == layout.capacity
    if form.hasSuffix, showsSuffix,
      !match(template.literalStart(layout.capacity), bytes.count, at: &offset)
    {
      return false
    }
    return offset == text.count
  }

  /// The value, if the mask chooses this layout for it.
  private func verified(_ count: Int) -> String? {
    let choice = value.withBytes { mask.choice(for: $0, count: count) }
    guard let choice, choice.isAdmissible == isAdmissible, choice.layout == index else {
      return nil
    }
    return String(decoding: value, as: UTF8.self)
  }

}
