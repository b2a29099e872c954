/// Follows a string on its way into the empty field, and notes what becomes of each character.
struct Explainer {
  private let mask: Mask
  private let source: String
  private var steps: [Explanation.Step] = []
  /// How far the source was noted, in UTF-8 bytes and in UTF-16 units.
  private var noted = (bytes: 0, units: 0)

  private var storage: MaskStorage { mask.storage }

  init(mask: Mask, source: String) {
    self.mask = mask
    self.source = source
  }

  /// The whole explanation.
  mutating func explain() -> Explanation {
    let formatted = mask.formatted(source)
    let value = formatted.value
    let content = FieldContent(storage, value: value) ?? FieldContent(storage)
    let text = AdmittedText(source, folding: storage.folding)
    let editor = Editor(mask: mask)
    let isRendering = !text.folded.isEmpty && editor.wholeText(text.folded) == value
    if isRendering {
      noteRendering(of: content)
    } else {
      noteCharacters(of: text, from: editor.droppedEnd(of: text), content)
    }
    return Explanation(
      steps: steps, isRendering: isRendering, text: formatted.text, value: value,
      state: formatted.state, layout: content.layout, choice: choice(content),
      check: check(content, formatted.state))
  }

  /// Notes the source up to a UTF-8 offset as one step.
  private mutating func note(to end: Int, _ fate: Explanation.Fate) {
    let character = String(source.utf8Slice(noted.bytes, end))
    steps.append(
      Explanation.Step(
        offset: noted.units, character: character, folded: storage.folding.fold(character),
        fate: fate))
    noted = (end, noted.units + character.utf16.count)
  }

  /// Notes each scalar of the source up to a UTF-8 offset: invisible ones, and others as `fate`.
  private mutating func noteScalars(to end: Int, _ fate: Explanation.Fate) {
    for scalar in source.utf8Slice(noted.bytes, end).unicodeScalars {
      let isVisible = storage.folding.fold(scalar.value) != nil
      note(to: noted.bytes + UTF8Length.of(scalar.value), isVisible ? fate : .invisible)
    }
  }

  /// Notes a text that was taken character by character.
  private mutating func noteCharacters(
    of text: AdmittedText, from dropped: Int, _ content: FieldContent
  ) {
    var slots = filledSlots(content).makeIterator()
    var isFirst = true
    Intake.intoEmptyField(of: storage, length: source.utf8.count) { intake in
      text.forEach(from: dropped) { scalar, start, end in
        noteScalars(to: start, isFirst ? .dropped : .invisible)
        isFirst = false
        switch intake.take(scalar) {
        case .accepted: note(to: end, slots.next().map { .slot($0) } ?? .refused(.full))
        case .refused(let reason): note(to: end, fate(of: scalar, reason))
        }
        return true
      }
    }
    noteScalars(to: source.utf8.count, isFirst ? .dropped : .invisible)
  }

  private func fate(of scalar: UInt32?, _ reason: RefusalReason) -> Explanation.Fate {
    guard storage.isUnreported(scalar), let scalar else { return .refused(reason) }
    return storage.literalScalars.contains(scalar) ? .literal : .passedOver
  }

  /// Notes a text that is a rendering of the value: each scalar is a literal or fills a slot.
  private mutating func noteRendering(of content: FieldContent) {
    let layout = storage.layouts[content.layout]
    let slots = filledSlots(content)
    var whole = ""
    var fates: [Explanation.Fate] = []
    func expect(_ text: String, _ fate: Explanation.Fate) {
      whole += text
      fates += [Explanation.Fate](repeating: fate, count: text.unicodeScalars.count)
    }
    var behind = 0
    for (slot, scalar) in zip(slots, content.value.unicodeScalars) {
      for passed in behind...slot { expect(layout.folded.literal(passed), .literal) }
      expect(String(scalar), .slot(slot))
      behind = slot + 1
    }
    // Behind the last character stand the suffix, an eager separator, or nothing.
    let endings = [
      "", layout.folded.literal(content.rendered.slotsEnd),
      layout.folded.literal(layout.capacity),
    ]
    let folded = storage.folding.fold(source)
    if !endings.contains(where: { folded.utf8.elementsEqual((whole + $0).utf8) }) {
      // A rendering may come without its prefix.
      fates = Array(fates.dropFirst(layout.folded.literal(0).unicodeScalars.count))
    }
    var fate = fates.makeIterator()
    for scalar in source.unicodeScalars {
      let isVisible = storage.folding.fold(scalar.value) != nil
      let end = noted.bytes + UTF8Length.of(scalar.value)
      note(to: end, isVisible ? fate.next() ?? .literal : .invisible)
    }
  }

  /// The slots that the value's characters fill, in order.
  private func filledSlots(_ content: FieldContent) -> [Int] {
    let layout = storage.layouts[content.layout]
    var slots: [Int] = []
    var end = 0
    for scalar in content.value.unicodeScalars {
      guard
        let slot = layout.firstSlot(from: end, accepting: storage.accepting(scalar.value))
      else { break }
      slots.append(slot)
      end = slot + 1
    }
    return slots
  }

  private func choice(_ content: FieldContent) -> Explanation.Choice {
    if storage.layouts.count == 1 { return .only }
    if content.count == 0 { return .first }
    return content.value.withBytes { value in
      var placement = Placement(storage)
      placement.advance(over: value, in: storage)
      guard placement.chosen(in: storage) != nil else { return .greatest }
      let answer = storage.automaton.answer(placement.state)
      guard answer.yes.contains(where: { Int($0) == content.layout }) else { return .mayBegin }
      return storage.layouts[content.layout].isComplete(content.count) ? .complete : .begins
    }
  }

  private func check(_ content: FieldContent, _ state: ValueState) -> Explanation.Check {
    guard mask.definition.check != nil else { return .none }
    switch state {
    case .complete: return .holds
    case .invalid: return choice(content) == .greatest ? .notRun : .fails
    case .empty, .partial: return .notRun
    }
  }
}
