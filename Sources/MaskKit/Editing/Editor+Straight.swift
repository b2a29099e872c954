extension Editor {
  /// The straight path: plain ASCII characters into a uniform mask.
  ///
  /// There every character stands in the slot of its number, so that a count decides what is
  /// accepted. All that is not so plain, a character to report, a prefix to drop, a literal to step
  /// over, makes this return `nil`, and nothing has changed.
  @inline(__always)
  func insertStraight(
    _ content: inout FieldContent, _ site: Site, _ replacement: String, _ intent: EditIntent
  ) -> Outcome? {
    guard let rules = storage.straight, content.isASCII else { return nil }
    let tailCount = content.count - site.last
    if tailCount > 0, storage.layouts.count > 1 { return nil }
    if site.first == 0, tailCount == 0, intent != .insert || replacement.utf8.count > 1 {
      guard !rules.takesWholeTexts else { return nil }
      if intent == .paste, replacement.withBytes({ rules.mayDropPrefix($0) }) { return nil }
    }
    if content.isEditedInPlace(storage), replacement.utf8.count == 1 {
      return insertInPlace(&content, site, replacement, tailCount, rules)
    }
    return replacement.withBytes { text in
      content.value.withBytes { old in
        insertStraight(&content, site, text, old, tailCount, rules)
      }
    }
  }

  /// The same for what stands behind a dropped prefix, if the text as a whole is no rendering. The
  /// site is the whole value.
  func insertStraight(
    _ content: inout FieldContent, _ site: Site, _ replacement: String, behind dropped: Int
  ) -> Outcome? {
    guard let rules = storage.straight, content.isASCII else { return nil }
    return replacement.withBytes { text in
      content.value.withBytes { old in
        insertStraight(&content, site, text.slice(dropped, text.count), old, 0, rules)
      }
    }
  }

  /// One character into a long value.
  private func insertInPlace(
    _ content: inout FieldContent, _ site: Site, _ replacement: String, _ tailCount: Int,
    _ rules: StraightRules
  ) -> Outcome? {
    let byte = rules.kind(replacement.withBytes { $0[0] })
    guard byte < StraightRules.passedOver,
      site.first + 1 + tailCount <= storage.greatestCapacity
    else { return nil }
    let changes =
      site.last - site.first != 1 || content.value.withBytes { $0[site.first] } != byte
    let character = String(Character(Unicode.Scalar(byte)))
    content.replaceInPlace(site.first, site.last, with: character, storage)
    placeCaret(&content, site.first + 1)
    return Outcome(changedValue: changes)
  }

  private func insertStraight(
    _ content: inout FieldContent, _ site: Site, _ text: ByteView, _ old: ByteView,
    _ tailCount: Int, _ rules: StraightRules
  ) -> Outcome? {
    var intake = StraightIntake(storage, tailCount: tailCount)
    intake.walk(over: old.slice(0, site.first), in: storage)
    var isPlain = true
    let greatest = min(site.first + text.count, storage.greatestCapacity) + tailCount
    let value = String(capacity: greatest) { out in
      out.write(old, 0, site.first)
      isPlain = intake.take(text, rules, in: storage, &out)
      if isPlain { out.write(old, site.last, old.count) }
    }
    let count = intake.count
    guard isPlain, count > site.first else { return nil }
    let changes = count + tailCount != content.count || value != content.value
    let whole = count + tailCount
    content.setAdmitted(
      value, count: whole, layout: storage.straightLayout(intake.state, count: whole), storage)
    content.selection = TextRange(
      caret: tailCount == 0 ? content.rendered.end : content.straightLeft(count, storage))
    return Outcome(changedValue: changes)
  }
}
