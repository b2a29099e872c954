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
}
