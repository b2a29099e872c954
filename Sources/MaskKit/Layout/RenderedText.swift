/// A value as the field shows it, with what the caret needs to know of it.
struct RenderedText: Sendable, Hashable {
  var text = ""
  /// The text's UTF-16 code units.
  var units = 0
  /// The UTF-16 code units without the suffix: the right end of the caret's places.
  var end = 0
  /// The slot behind the last character.
  var slotsEnd = 0

  /// Whether the text is ASCII, so that no offset cuts a scalar.
  @inline(__always)
  var isOneUnitAByte: Bool { text.utf8.count == units }
}

extension MaskStorage {
  /// Renders a value that fits `layout`.
  func render(
    _ value: ByteView, count: Int, layout index: Int, isEager: Bool? = nil
  ) -> RenderedText {
    let layout = layouts[index]
    let isEager = isEager ?? self.isEager
    if count == 0 {
      guard showsPrefixAlways, layout.prefixUnits > 0 else { return RenderedText() }
      return RenderedText(
        text: layout.template.literal(0), units: layout.prefixUnits, end: layout.prefixUnits)
    }
    var rendered = RenderedText()
    var suffixUnits = 0
    let length = value.count + layout.literalLength
    rendered.text = layout.template.bytes.withBytes { template in
      String(capacity: length) { out in
        rendered.slotsEnd = fill(layout, template, with: value, &out)
        suffixUnits = writeTrailer(
          layout, template, behind: rendered.slotsEnd, count: count, isEager: isEager, &out)
      }
    }
    rendered.units =
      layout.isASCII && value.count == count
      ? rendered.text.utf8.count : rendered.text.utf16.count
    rendered.end = rendered.units - suffixUnits
    return rendered
  }

  /// Writes the text of an ASCII value that a uniform mask admits, if it has a character.
  func writeStraight(_ value: ByteView, layout index: Int, _ out: inout ByteWriter) {
    let layout = layouts[index]
    layout.template.bytes.withBytes { template in
      out.write(template, filledWith: value, marker: Template.marker)
      _ = writeTrailer(
        layout, template, behind: value.count, count: value.count, isEager: isEager, &out)
    }
  }

  /// Where the suffix begins in `text`, if that is the text of an ASCII value that a uniform mask
  /// admits.
  func straightEnd(of value: ByteView, layout index: Int, in text: ByteView) -> Int? {
    let layout = layouts[index]
    return layout.template.bytes.withBytes { template in
      var read = 0
      var filled = 0
      while filled < value.count {
        guard read < text.count else { return nil }
        var byte = template[read]
        if byte == Template.marker {
          byte = value[filled]
          filled += 1
        }
        guard byte == text[read] else { return nil }
        read += 1
      }
      let slotsEnd = value.count
      let isLast = slotsEnd == layout.capacity
      if isEager, !isLast {
        let start = layout.template.literalStart(slotsEnd)
        let end = layout.template.literalEnd(slotsEnd)
        guard text.holds(template, start, end, at: read) else { return nil }
        read += end - start
      }
      let suffix = read
      if layout.isComplete(slotsEnd) || isEager && isLast {
        let start = layout.template.literalStart(layout.capacity)
        guard text.holds(template, start, template.count, at: read) else { return nil }
        read += template.count - start
      }
      return read == text.count ? suffix : nil
    }
  }

  /// Writes what stands behind the last character: an eager separator, the suffix. Returns the
  /// suffix's UTF-16 units.
  @inline(__always)
  private func writeTrailer(
    _ layout: Layout, _ template: ByteView, behind slotsEnd: Int, count: Int, isEager: Bool,
    _ out: inout ByteWriter
  ) -> Int {
    let isLast = slotsEnd == layout.capacity
    if isEager, !isLast {
      out.write(
        template, layout.template.literalStart(slotsEnd), layout.template.literalEnd(slotsEnd))
    }
    let isWhole = layout.isComplete(count) && slotsEnd == count
    guard isWhole || (isEager && isLast) else { return 0 }
    out.write(template, layout.template.literalStart(layout.capacity), template.count)
    return layout.suffixUnits
  }

  /// Writes the template up to the last filled slot; returns the slot behind it.
  private func fill(
    _ layout: Layout, _ template: ByteView, with value: ByteView, _ out: inout ByteWriter
  ) -> Int {
    if isUniform, value.count <= layout.capacity, value.isASCII {
      out.write(template, filledWith: value, marker: Template.marker)
      return value.count
    }
    var written = 0
    var slotsEnd = 0
    var index = 0
    while index < value.count {
      let start = index
      let scalar = value.scalar(at: &index)
      var slot = slotsEnd
      if !isUniform {
        guard let next = layout.firstSlot(from: slot, accepting: accepting(scalar)) else { break }
        slot = next
      } else if slot >= layout.capacity {
        break
      }
      let marker = Int(layout.template.markers[slot])
      while written < marker {
        if template[written] != Template.marker { out.write(template[written]) }
        written += 1
      }
      out.write(value, start, index)
      written = marker + 1
      slotsEnd = slot + 1
    }
    return slotsEnd
  }
}
