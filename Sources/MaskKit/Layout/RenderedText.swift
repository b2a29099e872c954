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
    let capacity = value.count + layout.template.bytes.count - layout.capacity
    rendered.text = layout.template.bytes.withBytes { template in
      String(capacity: capacity) { out in
        rendered.slotsEnd = fill(layout, template, with: value, &out)
        let slotsEnd = rendered.slotsEnd
        let isLast = slotsEnd == layout.capacity
        if isEager, !isLast {
          out.write(
            template, layout.template.literalStart(slotsEnd), layout.template.literalEnd(slotsEnd))
        }
        let isWhole = layout.isComplete(count) && slotsEnd == count
        if isWhole || (isEager && isLast) {
          out.write(template, layout.template.literalStart(layout.capacity), template.count)
          suffixUnits = layout.suffixUnits
        }
      }
    }
    rendered.units =
      layout.isASCII && value.count == count
      ? rendered.text.utf8.count : rendered.text.utf16.count
    rendered.end = rendered.units - suffixUnits
    return rendered
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
