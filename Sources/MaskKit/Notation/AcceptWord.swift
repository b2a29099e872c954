/// The names that `accept` knows. Everything else is a set.
enum AcceptWord {
  static let all = ["digit", "letter", "alphanumeric", "hex"]

  /// Words that mean one of the names to a writer.
  private static let others = [
    ("digits", "digit"), ("number", "digit"), ("numbers", "digit"), ("numeric", "digit"),
    ("decimal", "digit"), ("letters", "letter"), ("alpha", "letter"), ("alphabetic", "letter"),
    ("alphanum", "alphanumeric"), ("alnum", "alphanumeric"), ("hexadecimal", "hex"),
  ]

  /// The name that was probably meant by a notation which is read as a set; `nil` if it looks like
  /// a set. Capitals are taken for small letters, and a long name may have one slip.
  static func meant(by notation: String) -> String? {
    let typed = notation.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    guard 3...16 ~= typed.count, typed.allSatisfy({ 0x61...0x7A ~= $0 }) else { return nil }
    for name in all where typed.elementsEqual(name.utf8) { return name }
    for (word, name) in others where typed.elementsEqual(word.utf8) { return name }
    for name in all where name.utf8.count >= 5 && isOneSlip(typed, Array(name.utf8)) {
      return name
    }
    return nil
  }

  /// Whether two words differ by a letter too many, too few, changed, or swapped with the next.
  private static func isOneSlip(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    var start = 0
    while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
    var ends = (first.count, second.count)
    while ends.0 > start, ends.1 > start, first[ends.0 - 1] == second[ends.1 - 1] {
      ends = (ends.0 - 1, ends.1 - 1)
    }
    let (a, b) = (first[start..<ends.0], second[start..<ends.1])
    if max(a.count, b.count) <= 1 { return true }
    return a.count == 2 && b.count == 2 && a.elementsEqual(b.reversed())
  }
}

extension Mask {
  /// An `accept` that is read as a set and looks like a name.
  func addSetNames(to warnings: inout [MaskIssue]) {
    func check(_ layout: LayoutDefinition, _ alternative: Int?) {
      guard let notation = layout.accept, !AcceptWord.all.contains(notation),
        let name = AcceptWord.meant(by: notation)
      else { return }
      warnings.append(
        MaskIssue(
          "set-name", .warning, at: MaskIssue.Location(alternative: alternative, key: "accept"),
          found: "\"\(notation)\"", expected: "\"\(name)\"",
          message: "\"\(notation)\" is read as a set of characters; did you mean \"\(name)\"?"))
    }
    check(definition.layout, nil)
    for (index, alternative) in (definition.alternatives ?? []).enumerated() {
      check(alternative, index)
    }
  }
}
