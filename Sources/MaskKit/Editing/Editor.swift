/// Applies edits to a field's content: the contract's rules, one function a rule.
struct Editor {
  let mask: Mask
  var storage: MaskStorage { mask.storage }

  /// What an edit did beside changing the content.
  struct Outcome {
    var refused = Refusals()
    /// Whether a character of the value changed.
    var changedValue = false
  }

  /// An edited range: where it stands in the text and in the value.
  struct Site {
    /// The range, its ends moved to where a caret can be.
    var range: TextRange
    /// The characters of the value in it.
    var first: Int
    var last: Int
    /// The same as UTF-8 offsets into the value.
    var firstByte: Int
    var lastByte: Int

    /// Nothing is removed by replacing it.
    var isInsertion: Bool { first == last }
  }

  /// Puts `replacement` in the place of a range.
  func edit(
    _ content: inout FieldContent, _ site: Site, with replacement: String, intent: EditIntent
  ) -> Outcome {
    replacement.isEmpty
      ? delete(&content, site, intent) : insert(&content, site, replacement, intent)
  }

  /// Where a range, which lies within the text, stands in text and value.
  func site(_ range: TextRange, _ content: FieldContent) -> Site {
    if range.isEmpty, range.start == content.rendered.end {
      let (count, bytes) = (content.count, content.value.utf8.count)
      return Site(range: range, first: count, last: count, firstByte: bytes, lastByte: bytes)
    }
    if storage.isUniform, content.isASCII, content.rendered.isOneUnitAByte, content.count > 0 {
      return straightSite(range, content, storage.layouts[content.layout])
    }
    return content.withCaretMap(storage) { map in
      let start = map.moved(range.start, in: content.rendered)
      let first = map.rank(start)
      let firstByte = map.byteOffset(first)
      if range.isEmpty {
        return Site(
          range: TextRange(caret: start), first: first, last: first, firstByte: firstByte,
          lastByte: firstByte)
      }
      let end = map.moved(range.end, in: content.rendered)
      let last = map.rank(end)
      return Site(
        range: TextRange(start, end), first: first, last: last, firstByte: firstByte,
        lastByte: map.byteOffset(last))
    }
  }

  private func straightSite(
    _ range: TextRange, _ content: FieldContent, _ layout: Layout
  ) -> Site {
    func moved(_ offset: Int) -> Int {
      max(layout.prefixUnits, min(offset, content.rendered.end))
    }
    let start = moved(range.start)
    let first = layout.straightRank(start, count: content.count)
    if range.isEmpty {
      return Site(
        range: TextRange(caret: start), first: first, last: first, firstByte: first,
        lastByte: first)
    }
    let end = moved(range.end)
    let last = layout.straightRank(end, count: content.count)
    return Site(
      range: TextRange(start, end), first: first, last: last, firstByte: first, lastByte: last)
  }

  /// Removes the range, or, where it holds no character, the one that the key means.
  private func delete(
    _ content: inout FieldContent, _ site: Site, _ intent: EditIntent
  ) -> Outcome {
    var (first, last) = (site.first, site.last)
    if first == last {
      switch intent {
      case .deleteBackward where storage.backspace == .skip:
        content.selection = TextRange(
          caret: content.withCaretMap(storage) { $0.left(first) })
        return Outcome()
      case .deleteBackward:
        guard first > 0 else { return Outcome() }
        first -= 1
      case .deleteForward:
        guard last < content.count else { return Outcome() }
        last += 1
      case .deleteSelection, .insert, .paste:
        content.selection = TextRange(caret: site.range.start)
        return Outcome()
      }
    }
    let count = content.count - (last - first)
    if count > 0, content.isEditedInPlace(storage) {
      content.replaceInPlace(first, last, with: "", storage)
      placeCaret(&content, first, isForward: intent == .deleteForward)
      return Outcome(changedValue: true)
    }
    let value = content.value.withBytes { bytes in
      let start = content.isASCII ? first : bytes.offset(ofScalar: first)
      let end = content.isASCII ? last : bytes.offset(ofScalar: last)
      return String(capacity: bytes.count) { out in
        out.write(bytes, 0, start)
        out.write(bytes, end, bytes.count)
      }
    }
    guard
      content.setStraight(value, count: count, storage)
        || content.setValue(value, count: count, storage)
    else { return Outcome() }
    placeCaret(&content, first, isForward: intent == .deleteForward)
    return Outcome(changedValue: true)
  }

  /// Puts the caret at character `k`.
  func placeCaret(_ content: inout FieldContent, _ k: Int, isForward: Bool = false) {
    if k >= content.count {
      content.selection = TextRange(caret: content.rendered.end)
      return
    }
    if k > 0, storage.isUniform, content.isASCII {
      let layout = storage.layouts[content.layout]
      content.selection = TextRange(
        caret: isForward ? layout.straightRight(k) : layout.straightLeft(k))
      return
    }
    content.selection = TextRange(
      caret: content.withCaretMap(storage) { $0.place(k, isForward: isForward) })
  }
}
