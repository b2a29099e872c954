extension Editor {
  /// Sets the whole text, formatted or not, as pasting it into the empty field does. The caret
  /// goes to the end.
  func set(_ content: inout FieldContent, _ text: String) -> Outcome {
    let before = content.value
    content = FieldContent(storage)
    guard !text.isEmpty else { return Outcome(changedValue: !before.isEmpty) }
    let site = Site(range: content.selection, first: 0, last: 0, firstByte: 0, lastByte: 0)
    var outcome = insert(&content, site, text, .paste)
    outcome.changedValue = !content.value.isIdentical(to: before)
    content.selection = TextRange(caret: content.rendered.end)
    return outcome
  }

  /// Takes the content of a field with another mask over: the value as a whole if it fits some
  /// layout, else character by character. Both ends of the selection stay behind the same
  /// characters.
  func adopt(_ old: FieldContent, of oldMask: MaskStorage) -> (FieldContent, Outcome) {
    let ranks = old.withCaretMap(oldMask) { map in
      (map.byteOffset(map.rank(old.selection.start)), map.byteOffset(map.rank(old.selection.end)))
    }
    if let content = FieldContent(storage, value: storage.folding.fold(old.value)) {
      var kept = (start: 0, end: 0)
      var offset = 0
      for scalar in old.value.unicodeScalars {
        if storage.folding.fold(scalar.value) != nil {
          if offset < ranks.0 { kept.start += 1 }
          if offset < ranks.1 { kept.end += 1 }
        }
        offset += UTF8Length.of(scalar.value)
      }
      return (select(kept.start, kept.end, in: content), Outcome())
    }
    let refused = RefusalList(source: old.value, mask: mask, countsCharacters: true)
    var kept = (start: 0, end: 0)
    let value = Intake.intoEmptyField(of: storage, length: old.value.utf8.count) { intake in
      // Scalar by scalar: characters of a value are not tied together, whatever they would be in a
      // text.
      var end = 0
      for scalar in old.value.unicodeScalars {
        let start = end
        end += UTF8Length.of(scalar.value)
        guard let folded = storage.folding.fold(scalar.value) else { continue }
        switch intake.take(folded) {
        case .accepted:
          if start < ranks.0 { kept.start += 1 }
          if start < ranks.1 { kept.end += 1 }
        case .refused(let reason):
          refused.endStretch()
          refused.add(from: start, to: end, reason)
        }
      }
      return intake.value
    }
    let content = FieldContent(storage, value: value) ?? FieldContent(storage)
    return (
      select(kept.start, kept.end, in: content),
      Outcome(refused: Refusals(refused), changedValue: true)
    )
  }

  /// A content with its selection's ends behind two numbers of characters.
  private func select(_ start: Int, _ end: Int, in content: FieldContent) -> FieldContent {
    var content = content
    content.selection = content.withCaretMap(storage) { map in
      TextRange(map.place(start, isForward: false), map.place(end, isForward: false))
    }
    return content
  }
}
