extension MaskCompiler {
  /// Adds the slots and literals of `pattern`. Returns whether the slots are known, also beside
  /// errors in other keys.
  mutating func addPattern(
    _ notation: String, _ own: LayoutDefinition, _ alternative: Int?,
    to builder: inout LayoutBuilder
  ) -> Bool {
    let symbols = symbols(own, alternative)
    var pattern = PatternNotation(notation, symbols ?? SlotSymbols())
    builder.reserve(min(notation.utf8.count, 32))
    while let item = pattern.next() {
      switch item {
      case .literal(let value):
        if let scalar = Unicode.Scalar(value) { builder.addLiteral(scalar) }
      case .slot(let set):
        builder.addSlot(index(of: set))
      case .danglingEscape(let offset):
        report(
          "dangling-escape", alternative: alternative, key: "pattern", offset: offset,
          found: "\"\\\"", expected: "a character behind \"\\\"",
          "expected a character behind \"\\\" at the end of the pattern")
        return false
      }
    }
    return symbols != nil
  }

  /// The slot symbols of a layout; `nil` after an error. The mask's own are read once for all
  /// alternatives.
  private mutating func symbols(_ own: LayoutDefinition, _ alternative: Int?) -> SlotSymbols? {
    if let classes = own.classes { return symbols(classes, alternative) }
    guard alternative != nil, let classes = definition.layout.classes else { return SlotSymbols() }
    if let ownSymbols { return ownSymbols }
    let symbols = symbols(classes, nil)
    ownSymbols = .some(symbols)
    return symbols
  }

  private mutating func symbols(
    _ classes: [ClassDefinition], _ alternative: Int?
  ) -> SlotSymbols? {
    let before = issueCount
    var symbols: [(symbol: UInt32, set: CharacterClass)] = []
    for (index, definition) in classes.enumerated() {
      var scalars = definition.symbol.unicodeScalars.makeIterator()
      guard let symbol = scalars.next(), scalars.next() == nil, symbol != "\\" else {
        report(
          "class-symbol", alternative: alternative, key: "classes", element: index,
          found: "\"\(definition.symbol)\"", expected: "one character other than \"\\\"",
          "the symbol of a class has to be one character other than \"\\\", "
            + "not \"\(definition.symbol)\"")
        continue
      }
      if let set = set(definition.set, alternative: alternative, key: "classes", element: index) {
        symbols.append((symbol.value, set))
      }
    }
    return issueCount == before ? SlotSymbols(symbols) : nil
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
