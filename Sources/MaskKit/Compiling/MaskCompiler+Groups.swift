extension MaskCompiler {
  /// Adds the slots and literals of `groups`. Returns whether the slots are known, also beside
  /// errors in other keys.
  mutating func addGroups(
    _ notation: String, _ own: LayoutDefinition, _ defaults: LayoutDefinition,
    _ alternative: Int?, to builder: inout LayoutBuilder
  ) -> Bool {
    let before = issueCount
    let groups = GroupNotation(notation) { offset, found in
      report(
        "group-size", alternative: alternative, key: "groups", offset: offset,
        found: "\"\(found)\"", expected: "a group size of 1 or more",
        "expected a group size of 1 or more, found \"\(found)\"")
    }
    let areGroupsRead = issueCount == before
    let set = acceptedSet(own, defaults, alternative)
    let capacity =
      areGroupsRead
      ? capacity(groups, own.maxDigits ?? defaults.maxDigits, own, alternative) : nil
    let gaps = capacity.map { max(groups.count(upTo: $0) - 1, 0) }
    let separators = separators(gaps: gaps, own, defaults, alternative)
    if gaps == 0, let separator = own.separator,
      separator.utf8.count > LayoutBuilder.greatestLiteralLength
    {
      // It is not shown, and so no layout counts it, but nobody means it.
      reportLiteralLength(key: "separator", alternative)
    }
    guard let set, let capacity else { return false }
    let classIndex = index(of: set)
    builder.reserve(capacity)
    builder.addLiteral(own.prefix ?? defaults.prefix ?? "")
    groups.forEach(upTo: capacity) { group, size in
      if group > 0, let separators { builder.addLiteral(separators.at(group - 1)) }
      for _ in 0..<size { builder.addSlot(classIndex) }
    }
    builder.addLiteral(own.suffix ?? defaults.suffix ?? "")
    return true
  }

  /// The number of slots; `nil` after an error.
  private mutating func capacity(
    _ groups: GroupNotation, _ maxDigits: Int?, _ own: LayoutDefinition, _ alternative: Int?
  ) -> Int? {
    let limit = GroupNotation.greatestCapacity
    guard let maxDigits else {
      if groups.repeats {
        report(
          "max-digits", alternative: alternative, key: "groups", expected: "\"maxDigits\"",
          "sizes that end in \"...\" need \"maxDigits\"")
        return nil
      }
      guard groups.sum <= limit else {
        report(
          "capacity", alternative: alternative, key: "groups", expected: "1 to \(limit) slots",
          "a layout can have \(limit) slots at the most")
        return nil
      }
      return groups.sum
    }
    let home = own.maxDigits != nil ? alternative : nil
    guard 1...limit ~= maxDigits else {
      report(
        "capacity", alternative: home, key: "maxDigits", found: "\(maxDigits)",
        expected: "1 to \(limit)",
        "\"maxDigits\" has to be between 1 and \(limit), not \(maxDigits)")
      return nil
    }
    guard groups.repeats || maxDigits <= groups.sum else {
      report(
        "max-digits", alternative: home, key: "maxDigits", found: "\(maxDigits)",
        expected: "\(groups.sum) or fewer, or sizes that end in \"...\"",
        "\"maxDigits\" is \(maxDigits), but the groups hold only \(groups.sum)")
      return nil
    }
    return maxDigits
  }

  /// What `accept` names; `nil` after an error.
  private mutating func acceptedSet(
    _ own: LayoutDefinition, _ defaults: LayoutDefinition, _ alternative: Int?
  ) -> CharacterClass? {
    switch own.accept ?? defaults.accept {
    case nil, "digit": return .digit
    case "letter": return .letter
    case "alphanumeric": return .alphanumeric
    case "hex": return .hex
    case let notation?:
      return set(
        notation, alternative: own.accept != nil ? alternative : nil, key: "accept", element: nil)
    }
  }

  /// The separators; `nil` after an error. Without a number of gaps there is none to compare with.
  private mutating func separators(
    gaps: Int?, _ own: LayoutDefinition, _ defaults: LayoutDefinition, _ alternative: Int?
  ) -> Separators? {
    if own.separator != nil && own.separators != nil
      || own.separator == nil && own.separators == nil
        && defaults.separator != nil && defaults.separators != nil
    {
      report(
        "exclusive-keys", alternative: own.separators != nil ? alternative : nil,
        key: "separators", "\"separator\" and \"separators\" exclude each other")
      return nil
    }
    if let one = own.separator { return .same(one) }
    guard let list = own.separators ?? (defaults.separator == nil ? defaults.separators : nil)
    else { return .same(defaults.separator ?? " ") }
    guard let gaps else { return nil }
    guard list.count == gaps else {
      report(
        "separator-count", alternative: own.separators != nil ? alternative : nil,
        key: "separators", found: "\(list.count)", expected: "\(gaps)",
        "the groups have \(gaps) \(gaps == 1 ? "gap" : "gaps"), "
          + "but \"separators\" has \(list.count)")
      return nil
    }
    return .each(list)
  }

  private enum Separators {
    case same(String)
    case each([String])

    func at(_ gap: Int) -> String {
      switch self {
      case .same(let separator): separator
      case .each(let separators): separators[gap]
      }
    }
  }
}
