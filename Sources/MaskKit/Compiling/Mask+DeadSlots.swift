// What is fed to a mask is folded first. A set that holds nothing which folding leaves as it is
// can never be filled.
extension Mask {
  /// Sets and beginnings that no character which comes in can meet.
  func addDeadPlaces(to warnings: inout [MaskIssue]) {
    warnDead(definition.layout, alternative: nil, to: &warnings)
    for (index, alternative) in (definition.alternatives ?? []).enumerated() {
      warnDead(alternative, alternative: index, to: &warnings)
    }
  }

  private func warnDead(
    _ layout: LayoutDefinition, alternative: Int?, to warnings: inout [MaskIssue]
  ) {
    func check(_ notation: String, _ key: String, element: Int? = nil) {
      guard let set = try? SetNotation.parse(notation), storage.classes.contains(set),
        !set.takesSomething(of: storage.folding)
      else { return }
      let location = MaskIssue.Location(alternative: alternative, key: key, element: element)
      warnings.append(
        MaskIssue(
          "dead-slot", .warning, at: location, found: "\"\(notation)\"",
          expected: "characters as they are after folding",
          message: "no character can come into a slot of \"\(notation)\": \(foldingSentence)"))
    }
    if let accept = layout.accept, !AcceptWord.all.contains(accept) { check(accept, "accept") }
    for (index, definition) in (layout.classes ?? []).enumerated() {
      check(definition.set, "classes", element: index)
    }
    warnDeadBeginning(layout.when ?? [], alternative, to: &warnings)
  }

  /// Names the first of the beginnings that no value has.
  private func warnDeadBeginning(
    _ when: [String], _ alternative: Int?, to warnings: inout [MaskIssue]
  ) {
    var beginning = BeginningNotation()
    for (index, notation) in when.enumerated() {
      // Most beginnings need no second reading.
      if notation.utf8.allSatisfy({ storage.folding.foldASCII(UInt32($0)) == UInt32($0) }),
        notation.utf8.allSatisfy({ $0 < 0x80 })
      {
        continue
      }
      guard (try? beginning.read(notation, limit: GroupNotation.greatestCapacity)) != nil,
        !beginning.isRange
      else { continue }
      let dead = beginning.places.firstIndex { place in
        let set =
          place.first & BeginningList.Place.several != 0
          ? CharacterClass(Array(beginning.ranges(of: place)))
          : CharacterClass([place.first...place.last])
        return !set.takesSomething(of: storage.folding)
      }
      guard let dead else { continue }
      let location = MaskIssue.Location(
        alternative: alternative, key: "when", element: index, offset: beginning.offsets[dead])
      warnings.append(
        MaskIssue(
          "dead-beginning", .warning, at: location, found: "\"\(notation)\"",
          expected: "characters as they are after folding",
          message: "no value that is typed begins with \"\(notation)\": \(foldingSentence)"))
      return
    }
  }

  private var foldingSentence: String {
    switch storage.folding.letterCase {
    case nil: "digits come in as ASCII, and invisible characters don't come in"
    case .upper: "letters come in as capitals, digits as ASCII"
    case .lower: "letters come in as small letters, digits as ASCII"
    }
  }
}

extension CharacterClass {
  /// Whether some member is left as it is by a folding, so that it can come in. Where that would
  /// take long to say, it is.
  func takesSomething(of folding: Folding) -> Bool {
    for scalar in UInt32(0)..<0x80 where contains(scalar) {
      if folding.foldASCII(scalar) == scalar { return true }
    }
    // Letters of scripts without case stay as they are.
    if takesAllLetters { return true }
    var steps = 0
    for range in ranges {
      for scalar in range {
        if folding.fold(scalar) == scalar { return true }
        steps += 1
        if steps > 1 << 14 { return true }
      }
    }
    return false
  }
}
