extension Editor {
  /// Puts a replacement that is not empty in the place of the range.
  func insert(
    _ content: inout FieldContent, _ site: Site, _ replacement: String, _ intent: EditIntent
  ) -> Outcome {
    if let outcome = insertStraight(&content, site, replacement, intent) { return outcome }
    let text = AdmittedText(replacement, folding: storage.folding)
    let isKey = intent == .insert && text.isSingle
    // What replaces everything may be a rendering, and is read as one then.
    let mayBeRendering = site.first == 0 && site.last == content.count && !isKey
    let dropped = mayBeRendering && intent == .paste ? droppedEnd(of: text) : 0
    let isComparedFirst = dropped > 0 || storage.literalsMatter
    if mayBeRendering {
      if isComparedFirst, let value = wholeText(text.folded) { return take(whole: value, &content) }
      if dropped > 0, let outcome = insertStraight(&content, site, replacement, behind: dropped) {
        return outcome
      }
    }
    let taken = take(text, behind: dropped, site, content)
    // Else its characters give the same value one by one, unless it shows one that can't come alone.
    if mayBeRendering, !isComparedFirst, taken.isInDoubt, let value = wholeText(text.folded) {
      return take(whole: value, &content)
    }
    let refused = Refusals(taken.refused)
    guard taken.headCount > site.first else {
      let isStep = isKey && site.range.isEmpty && stepOverLiteral(&content, site, text)
      return Outcome(refused: isStep ? Refusals() : refused)
    }
    let changes = !taken.value.isIdentical(to: content.value)
    content.setAdmitted(
      taken.value, count: taken.headCount + taken.tailCount, layout: taken.layout, storage)
    placeCaret(&content, taken.headCount)
    return Outcome(refused: refused, changedValue: changes)
  }

  /// Takes a text that is a rendering as the value it renders.
  private func take(whole value: String, _ content: inout FieldContent) -> Outcome {
    guard !value.isEmpty else { return Outcome() }
    let changes = !value.isIdentical(to: content.value)
    guard content.setValue(value, count: value.unicodeScalars.count, storage) else {
      return Outcome()
    }
    placeCaret(&content, content.count)
    return Outcome(changedValue: changes)
  }

  /// What an intake has come to.
  private struct Taken {
    let value: String
    let headCount: Int
    let tailCount: Int
    let layout: Int
    let isInDoubt: Bool
    let refused: RefusalList?

    init(_ intake: borrowing Intake, refused: RefusalList?) {
      value = intake.value
      headCount = intake.headCount
      tailCount = intake.tail.count
      layout = intake.layout
      isInDoubt = intake.isInDoubt
      self.refused = refused
    }
  }

  /// Lets the characters of a replacement in, one by one.
  private func take(
    _ text: AdmittedText, behind dropped: Int, _ site: Site, _ content: FieldContent
  ) -> Taken {
    content.value.withBytes { bytes in
      Intake.between(
        head: bytes.slice(0, site.firstByte),
        tail: TailView(
          start: site.lastByte, end: bytes.count, count: content.count - site.last),
        of: bytes, isInsertion: site.isInsertion, in: storage, length: text.source.utf8.count
      ) { intake in
        let refused = take(text, behind: dropped, &intake)
        return Taken(intake, refused: refused)
      }
    }
  }

  /// Lets the characters of a text in, and returns those that are refused and to be reported.
  private func take(
    _ text: AdmittedText, behind dropped: Int, _ intake: inout Intake
  ) -> RefusalList? {
    var refused: RefusalList?
    text.forEach(from: dropped) { scalar, start, end in
      if !intake.hasRoom {
        RefusalList.made(&refused, of: text.source, mask).addRest(from: start)
        if !text.isASCII { intake.leaveUnseen() }
        return false
      }
      switch intake.take(scalar) {
      case .accepted: refused?.endStretch()
      case .refused(let reason) where !storage.isUnreported(scalar):
        RefusalList.made(&refused, of: text.source, mask).add(from: start, to: end, reason)
      case .refused: break
      }
      return true
    }
    return refused
  }

  /// A typed character that equals the literal right of the caret moves the caret over the run.
  private func stepOverLiteral(
    _ content: inout FieldContent, _ site: Site, _ text: AdmittedText
  ) -> Bool {
    let caret = site.range.start
    let right = content.withCaretMap(storage) { $0.right(site.first) }
    let runEnd = site.first == content.count ? content.rendered.units : right
    guard caret < runEnd else { return false }
    let units = content.rendered.text.utf16
    let start = units.index(units.startIndex, offsetBy: caret)
    let run = content.rendered.text[start..<units.index(start, offsetBy: runEnd - caret)]
    guard let literal = storage.folding.fold(String(run)).first,
      literal.unicodeScalars.elementsEqual(text.folded.unicodeScalars)
    else { return false }
    content.selection = TextRange(caret: right)
    return true
  }
}
