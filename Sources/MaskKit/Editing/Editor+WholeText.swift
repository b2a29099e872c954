extension Editor {
  /// The value of which a folded text is a rendering; `nil` if it is none.
  ///
  /// The mask's own rendering comes first, then the other one (eager for lazy, lazy for eager),
  /// then these without the suffix, without the prefix, and without both, last the prefix alone.
  func wholeText(_ folded: String) -> String? {
    folded.withBytes { text in
      // The empty value's own rendering.
      if storage.showsPrefixAlways, isPrefix(text, of: storage.layouts[0]) { return "" }
      let hasPrefix = storage.layouts.contains { $0.prefixUnits > 0 }
      let hasSuffix = storage.layouts.contains { $0.suffixUnits > 0 }
      for number in 0..<8 {
        let form = Unrendering.Form(
          isEager: storage.isEager != (number & 1 != 0), hasPrefix: number & 4 == 0,
          hasSuffix: number & 2 == 0)
        // A form without what no layout has is one of those before.
        guard form.hasPrefix || hasPrefix, form.hasSuffix || hasSuffix else { continue }
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
}
