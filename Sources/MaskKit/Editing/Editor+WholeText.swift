extension Editor {
  /// The value of which a folded text is a rendering; `nil` if it is none.
  ///
  /// The mask's own rendering comes first, then the other one (eager for lazy, lazy for eager),
  /// then these without the suffix, without the prefix, and without both, last the prefix alone.
  func wholeText(_ folded: String) -> String? {
    folded.withBytes { text in
      // The empty value's own rendering.
      if storage.showsPrefixAlways, isPrefix(text, of: storage.layouts[0]) { return "" }
      for form in forms {
        for layout in storage.layouts.indices {
          if let value = Unrendering.value(
            of: text, layout: layout, form: form, isFolded: true, in: storage)
          {
            return value
          }
        }
      }
      return storage.layouts.contains { isPrefix(text, of: $0) } ? "" : nil
    }
  }

  private func isPrefix(_ text: ByteView, of layout: Layout) -> Bool {
    layout.prefixUnits > 0 && layout.folded.literal(0).withBytes { $0 == text }
  }

  private var forms: [Unrendering.Form] {
    let own = Unrendering.Form(isEager: storage.isEager)
    let other = Unrendering.Form(isEager: !storage.isEager)
    var forms = [own, other]
    let hasPrefix = storage.layouts.contains { $0.prefixUnits > 0 }
    let hasSuffix = storage.layouts.contains { $0.suffixUnits > 0 }
    func add(prefix: Bool, suffix: Bool) {
      for var form in [own, other] {
        form.hasPrefix = prefix
        form.hasSuffix = suffix
        forms.append(form)
      }
    }
    if hasSuffix { add(prefix: true, suffix: false) }
    if hasPrefix { add(prefix: false, suffix: true) }
    if hasPrefix && hasSuffix { add(prefix: false, suffix: false) }
    return forms
  }

  /// How far the prefix reaches that a pasted whole number loses, as a UTF-8 offset into it; 0 if
  /// it loses none.
  func droppedEnd(of text: AdmittedText) -> Int {
    for prefix in storage.droppedPrefixes {
      guard let dropped = prefix.end(in: text) else { continue }
      if prefix.isInternational { return dropped }
      guard isComplete(text, from: dropped) else { continue }
      if prefix.isDigits, isComplete(text, from: 0) { continue }
      return dropped
    }
    return 0
  }

  /// Whether a text, taken into an empty field, gives a value of a complete length without a gap,
  /// and nothing of it is refused for want of room.
  private func isComplete(_ text: AdmittedText, from dropped: Int) -> Bool {
    "".withBytes { empty in
      var intake = Intake(
        storage, head: empty, tail: TailView(start: 0, end: 0, count: 0), isInsertion: true)
      var accepted = Accepted()
      var isFull = false
      text.forEach(from: dropped) { scalar, _, _ in
        guard let scalar else { return true }
        switch intake.take(scalar, head: empty, accepted: accepted.text, tailBytes: empty) {
        case .accepted: accepted.append(scalar)
        case .refused(.full): isFull = true
        case .refused(.notAccepted): break
        }
        return !isFull
      }
      guard !isFull, let layout = intake.headLayout else { return false }
      return storage.layouts[layout].isComplete(intake.headCount)
        && intake.headEnd(in: layout) == intake.headCount
    }
  }
}
