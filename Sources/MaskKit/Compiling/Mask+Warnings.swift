extension Mask {
  /// What is doubtful in the definition, though the mask works: a set that looks like the name of
  /// one, slots and beginnings that no character which comes in can meet, and literals that hold
  /// characters which a slot accepts, so that a pasted text may be read two ways.
  public var warnings: [MaskIssue] {
    var warnings: [MaskIssue] = []
    addSetNames(to: &warnings)
    addDeadPlaces(to: &warnings)
    addLiteralData(to: &warnings)
    return warnings
  }

  private func addLiteralData(to warnings: inout [MaskIssue]) {
    let own = definition.layout
    guard let alternatives = definition.alternatives else {
      warn(own, alternative: nil, slotsOf: storage.layouts[0], to: &warnings)
      return
    }
    var isOwnWarned = false
    for (index, alternative) in alternatives.enumerated() where index < storage.layouts.count {
      let layout = storage.layouts[index]
      warn(alternative, alternative: index, slotsOf: layout, to: &warnings)
      // The defaults stand once in the file, and are named once.
      if !isOwnWarned, alternative.pattern == nil {
        let before = warnings.count
        warn(own, alternative: nil, slotsOf: layout, to: &warnings)
        isOwnWarned = warnings.count > before
      }
    }
  }

  private func warn(
    _ layout: LayoutDefinition, alternative: Int?, slotsOf compiled: Layout,
    to warnings: inout [MaskIssue]
  ) {
    func check(_ text: String?, _ key: String, element: Int? = nil) {
      guard let scalar = text?.unicodeScalars.first(where: { isData($0, in: compiled) }) else {
        return
      }
      warnings.append(
        literalWarning(
          scalar,
          MaskIssue.Location(alternative: alternative, key: key, element: element)))
    }
    check(layout.prefix, "prefix")
    check(layout.separator, "separator")
    for (index, separator) in (layout.separators ?? []).enumerated() {
      check(separator, "separators", element: index)
    }
    check(layout.suffix, "suffix")
    guard layout.pattern != nil else { return }
    for slot in 0...compiled.capacity {
      let literal = compiled.template.literal(slot)
      if let scalar = literal.unicodeScalars.first(where: { isData($0, in: compiled) }) {
        warnings.append(
          literalWarning(scalar, MaskIssue.Location(alternative: alternative, key: "pattern")))
        return
      }
    }
  }

  private func isData(_ scalar: Unicode.Scalar, in layout: Layout) -> Bool {
    guard let folded = storage.folding.fold(scalar.value) else { return false }
    let accepting = storage.accepting(folded)
    return layout.classesFrom[0] & accepting != 0
  }

  private func literalWarning(
    _ scalar: Unicode.Scalar, _ location: MaskIssue.Location
  ) -> MaskIssue {
    MaskIssue(
      "literal-data", .warning, at: location, found: "\"\(scalar)\"",
      expected: "literals that no slot accepts",
      message: "a slot accepts \"\(scalar)\", which is a literal here too: "
        + "pasted text may be read two ways")
  }
}
