extension MaskCompiler {
  /// Adds the slots and literals of `pattern`.
  mutating func addPattern(
    _ notation: String, _ classes: [ClassDefinition], _ alternative: Int?,
    to builder: inout LayoutBuilder
  ) {
    let before = errorCount
    let home = ownsClasses(alternative) ? alternative : nil
    var symbols: [Unicode.Scalar: CharacterClass] = [:]
    for (index, definition) in classes.enumerated() {
      let scalars = definition.symbol.unicodeScalars
      guard let symbol = scalars.first, scalars.count == 1, symbol != "\\" else {
        report(
          "class-symbol", alternative: home, key: "classes", element: index,
          found: "\"\(definition.symbol)\"", expected: "one character other than \"\\\"",
          "the symbol of a class has to be one character other than \"\\\", "
            + "not \"\(definition.symbol)\"")
        continue
      }
      if let set = set(definition.set, alternative: home, key: "classes", element: index) {
        // The first of two with one symbol counts.
        if symbols[symbol] == nil { symbols[symbol] = set }
      }
    }
    let pattern = PatternNotation(notation, symbols: symbols)
    if let offset = pattern.danglingEscape {
      report(
        "dangling-escape", alternative: alternative, key: "pattern", offset: offset,
        found: "\"\\\"", expected: "a character behind \"\\\"",
        "expected a character behind \"\\\" at the end of the pattern")
    }
    guard errorCount == before else { return }
    var literal = String.UnicodeScalarView()
    for item in pattern.items {
      switch item {
      case .literal(let scalar):
        literal.append(scalar)
      case .slot(let set):
        builder.addLiteral(String(literal))
        literal = String.UnicodeScalarView()
        builder.addSlot(index(of: set))
      }
    }
    builder.addLiteral(String(literal))
  }

  private func ownsClasses(_ alternative: Int?) -> Bool {
    guard let alternative, let alternatives = definition.alternatives else { return false }
    return alternatives[alternative].classes != nil
  }

  /// The set that a notation writes; `nil` after an error.
  mutating func set(
    _ notation: String, alternative: Int?, key: String, element: Int?
  ) -> CharacterClass? {
    do {
      return try SetNotation.parse(notation)
    } catch {
      switch error {
      case .empty:
        report(
          "class-set", alternative: alternative, key: key, element: element,
          found: "\"\"", expected: "characters and ranges, such as \"0-9X\"",
          "expected characters and ranges, such as \"0-9X\", found nothing")
      case .reversed(let offset, let found):
        report(
          "class-set", alternative: alternative, key: key, element: element, offset: offset,
          found: "\"\(found)\"", expected: "a range from low to high",
          "the range \"\(found)\" runs backwards")
      case .danglingEscape(let offset):
        report(
          "dangling-escape", alternative: alternative, key: key, element: element, offset: offset,
          found: "\"\\\"", expected: "a character behind \"\\\"",
          "expected a character behind \"\\\" at the end of the set")
      }
      return nil
    }
  }
}
