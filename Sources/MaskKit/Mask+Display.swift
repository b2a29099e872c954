extension Mask {
  /// What the mask still expects behind a value's text: the slots to come as `slot`, with the
  /// literals between them.
  ///
  ///     try Mask(groups: "3-4-4").rest(after: "13800")  // "__ ____"
  public func rest(after value: String, slot: Character = "_") -> String {
    guard let content = FieldContent(storage, value: value) else { return "" }
    let layout = storage.layouts[content.layout]
    let rendered = content.rendered
    var rest = ""
    if rendered.end < rendered.units { return rest }
    for index in rendered.slotsEnd..<layout.capacity {
      // The literals in front of the first slot to come may be shown already: an eager separator,
      // a prefix.
      let isShown =
        index == rendered.slotsEnd
        && (content.count > 0 ? storage.isEager : storage.showsPrefixAlways)
      if !isShown { rest += layout.template.literal(index) }
      rest.append(slot)
    }
    return rest + layout.template.literal(layout.capacity)
  }

  /// A text for showing or logging, one way: `138 **** 8000`.
  ///
  /// The mask's `redact` says how many characters stay at both ends; without it none does. Literals
  /// stay.
  public func redacted(_ value: String) -> String {
    guard let content = FieldContent(storage, value: value), content.count > 0 else { return "" }
    let rule = definition.redaction ?? Redaction()
    let hidden = rule.keepFirst..<max(rule.keepFirst, content.count - rule.keepLast)
    var text = ""
    var position = 0
    var scalars = content.value.unicodeScalars.makeIterator()
    let layout = storage.layouts[content.layout]
    var slotsEnd = 0
    while let scalar = scalars.next() {
      let accepting = storage.accepting(scalar.value)
      guard let slot = layout.firstSlot(from: slotsEnd, accepting: accepting) else { break }
      for index in slotsEnd...slot { text += layout.template.literal(index) }
      if hidden.contains(position) { text += rule.with } else { text.unicodeScalars.append(scalar) }
      slotsEnd = slot + 1
      position += 1
    }
    return text + trailer(content)
  }

  /// What stands behind the last character: an eager separator, the suffix.
  private func trailer(_ content: FieldContent) -> String {
    let layout = storage.layouts[content.layout]
    let slotsEnd = content.rendered.slotsEnd
    var trailer = ""
    if storage.isEager, slotsEnd < layout.capacity { trailer += layout.template.literal(slotsEnd) }
    if content.rendered.end < content.rendered.units {
      trailer += layout.template.literal(layout.capacity)
    }
    return trailer
  }
}
