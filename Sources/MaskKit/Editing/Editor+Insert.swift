extension Editor {
  /// Puts a replacement that is not empty in the place of the range.
  func insert(
    _ content: inout FieldContent, _ site: Site, _ replacement: String, _ intent: EditIntent
  ) -> Outcome {
    if let outcome = insertStraight(&content, site, replacement, intent) { return outcome }
    let isWhole = site.first == 0 && site.last == content.count
    let text = AdmittedText(replacement, folding: storage.folding)
    let isKey = intent == .insert && text.isSingle
    var dropped = 0
    if isWhole, !isKey {
      if intent == .paste { dropped = droppedEnd(of: text) }
      // Elsewhere taking the characters one by one gives the same.
      if dropped > 0 || !storage.isUniform || storage.literalsMatter || !text.isASCII,
        let value = wholeText(text.folded)
      {
        return take(whole: value, &content)
      }
    }
    var (outcome, accepted, tail) = take(
      text, behind: dropped, site, content)
    guard accepted.count > 0 else {
      if isKey, site.range.isEmpty, stepOverLiteral(&content, site, text) {
        outcome.refused = Refusals()
      }
      return outcome
    }
    let value = content.value.withBytes { bytes in
      let length = accepted.text.utf8.count
      return accepted.text.withBytes { accepted in
        String(capacity: site.firstByte + length + (tail.end - tail.start)) { out in
          out.write(bytes, 0, site.firstByte)
          out.write(accepted, 0, length)
          out.write(bytes, tail.start, tail.end)
        }
      }
    }
    outcome.changedValue = !value.isIdentical(to: content.value)
    guard content.setValue(value, count: site.first + accepted.count + tail.count, storage) else {
      return Outcome()
    }
    placeCaret(&content, site.first + accepted.count)
    return outcome
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

  /// What was accepted of a replacement, in order.
  struct Accepted {
    var text = ""
    var count = 0

    mutating func append(_ scalar: UInt32) {
      guard let scalar = Unicode.Scalar(scalar) else { return }
      text.unicodeScalars.append(scalar)
      count += 1
    }
  }

  /// Lets the characters of a replacement in, one by one.
  private func take(
    _ text: AdmittedText, behind dropped: Int, _ site: Site, _ content: FieldContent
  ) -> (Outcome, Accepted, TailView) {
    let refused = RefusalList(source: text.source, mask: mask)
    var accepted = Accepted()
    let tail = content.value.withBytes { bytes in
      let head = bytes.slice(0, site.firstByte)
      var intake = Intake(
        storage, head: head,
        tail: TailView(
          start: site.lastByte, end: bytes.count, count: content.count - site.last),
        isInsertion: site.isInsertion)
      text.forEach(from: dropped) { scalar, start, end in
        if !intake.hasRoom {
          refused.addRest(from: start)
          return false
        }
        let verdict =
          scalar.map {
            intake.take($0, head: head, tailBytes: bytes)
          } ?? .refused(.notAccepted)
        switch verdict {
        case .accepted:
          if let scalar { accepted.append(scalar) }
          refused.endStretch()
        case .refused(let reason):
          refused.add(scalar, from: start, to: end, reason)
        }
        return true
      }
      return intake.tail
    }
    return (Outcome(refused: Refusals(refused)), accepted, tail)
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
