extension Editor {
  /// The content of a field whose text a host shows: the value of which the text is the
  /// rendering, lazy or eager, if there is one, else what formatting the text gives.
  ///
  /// - Returns: the content, the caret at its end, and where each character of the value ends in
  ///   the host's text, in UTF-8 offsets; `nil` where the text is a rendering: lazy and eager ones
  ///   are the same up to the last character.
  func content(showing text: String) -> (content: FieldContent, ends: [Int]?) {
    if let content = straightContent(showing: text) { return (content, nil) }
    var content = FieldContent(storage)
    if content.rendered.text.isIdentical(to: text) { return (content, nil) }
    if let content = renderedContent(showing: text) { return (content, nil) }
    _ = set(&content, text)
    return (content, ends(of: content.value, in: text))
  }

  /// The content whose text, lazy or eager, is `text`: an admissible value first, else one that a
  /// deletion has left.
  private func renderedContent(showing text: String) -> FieldContent? {
    let value = text.withBytes { bytes -> String? in
      for isAdmissible in storage.layouts.count > 1 ? [true, false] : [true] {
        for isEager in [storage.isEager, !storage.isEager] {
          let form = Unrendering.Form(isEager: isEager)
          for layout in storage.layouts.indices {
            if let value = Unrendering.value(
              of: bytes, layout: layout, form: form, isFolded: false, isAdmissible: isAdmissible,
              in: storage)
            {
              return value
            }
          }
        }
      }
      return nil
    }
    return value.flatMap { FieldContent(storage, value: $0) }
  }

  /// The content, if the mask is uniform, no literal can be mistaken for a character, and the text
  /// is the mask's own rendering: then its value is what the slots accept of it.
  private func straightContent(showing text: String) -> FieldContent? {
    guard let rules = storage.straight, !rules.takesWholeTexts else { return nil }
    let value = text.withBytes { bytes in
      String(capacity: bytes.count) { out in
        var index = 0
        while index < bytes.count {
          if rules.kind(bytes[index]) == bytes[index] { out.write(bytes[index]) }
          index += 1
        }
      }
    }
    return FieldContent(storage, value: value, shown: text)
  }

  /// Where each character of a value that came from a text ends in it: the value's characters are
  /// looked for from the right, so that a dropped prefix is passed over.
  private func ends(of value: String, in text: String) -> [Int] {
    var places: [(scalar: UInt32, end: Int)] = []
    AdmittedText(text, folding: storage.folding).forEach { scalar, _, end in
      if let scalar { places.append((scalar, end)) }
      return true
    }
    var ends: [Int] = []
    var index = places.count - 1
    for scalar in value.unicodeScalars.reversed() {
      while index >= 0, places[index].scalar != scalar.value { index -= 1 }
      guard index >= 0 else { break }
      ends.append(places[index].end)
      index -= 1
    }
    return ends.reversed()
  }
}

extension Editor {
  /// A range of a host's text as a range of the content's own text.
  ///
  /// - Parameter ends: where each character of the value ends in the host's text.
  func place(
    _ range: TextRange, in text: String, ends: [Int], _ content: FieldContent
  ) -> TextRange {
    let bytes = text.withBytes { bytes in
      (bytes.offset(ofUnit: range.start), bytes.offset(ofUnit: range.end))
    }
    func place(_ offset: Int, _ map: CaretMap) -> Int {
      let k = ends.prefix { $0 <= offset }.count
      return k > 0 && ends[k - 1] == offset ? map.left(k) : map.right(k)
    }
    return content.withCaretMap(storage) { map in
      TextRange(place(bytes.0, map), place(bytes.1, map))
    }
  }
}

extension ByteView {
  /// The UTF-8 offset of the scalar in which the UTF-16 code unit `unit` lies.
  fileprivate func offset(ofUnit unit: Int) -> Int {
    var units = 0
    var offset = 0
    while offset < count {
      units += self[offset] >= 0xF0 ? 2 : 1
      guard units <= unit else { break }
      offset += 1 + UTF8Length.behindLead(self[offset])
    }
    return offset
  }
}
