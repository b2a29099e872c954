extension MaskCompiler {
  /// What excludes what: `groups`, `pattern` and `alternatives`, and the last one's `when`.
  mutating func checkShape() {
    let own = definition.layout
    guard let alternatives = definition.alternatives else {
      if own.when != nil {
        report("when-place", key: "when", "\"when\" belongs to one of several alternatives")
      }
      return
    }
    checkBesideAlternatives("groups", own.groups)
    checkBesideAlternatives("pattern", own.pattern)
    if own.when != nil {
      report("when-place", key: "when", "\"when\" belongs to one of several alternatives")
    }
    if alternatives.isEmpty {
      report(
        "alternative-count", key: "alternatives", expected: "at least one layout",
        "\"alternatives\" needs at least one layout")
    } else if alternatives.count > Self.greatestAlternativeCount {
      report(
        "alternative-count", key: "alternatives", found: "\(alternatives.count)",
        expected: "\(Self.greatestAlternativeCount) or fewer",
        "a mask can have \(Self.greatestAlternativeCount) alternatives at the most, "
          + "not \(alternatives.count)")
    } else if alternatives[alternatives.count - 1].when != nil {
      report(
        "when-last", alternative: alternatives.count - 1, key: "when",
        "the last alternative can't have \"when\": it takes what no other one takes")
    }
  }

  /// What stands beside the layouts.
  mutating func checkOptions() {
    if let redaction = definition.redaction {
      if redaction.with.count != 1 {
        report(
          "redact", key: "redact", found: "\"\(redaction.with)\"", expected: "one character",
          "\"with\" has to be one character, not \"\(redaction.with)\"")
      }
      for (name, count) in [("keepFirst", redaction.keepFirst), ("keepLast", redaction.keepLast)]
      where count < 0 {
        report(
          "redact", key: "redact", found: "\(count)", expected: "0 or more",
          "\"\(name)\" has to be 0 or more, not \(count)")
      }
    }
    checkDroppedPrefixes()
  }

  private mutating func checkBesideAlternatives(_ key: String, _ notation: String?) {
    guard notation != nil else { return }
    report(
      "exclusive-keys", key: key,
      "\"\(key)\" and \"alternatives\" exclude each other: each alternative has its own")
  }

  private mutating func checkDroppedPrefixes() {
    let prefixes = definition.dropPrefixes
    let limit = DroppedPrefix.greatestCount
    if prefixes.count > limit {
      report(
        "drop-prefix", key: "dropPrefixes", found: "\(prefixes.count)",
        expected: "\(limit) or fewer",
        "a mask can have \(limit) prefixes to drop at the most, not \(prefixes.count)")
      return
    }
    for (index, text) in prefixes.enumerated() {
      guard let prefix = DroppedPrefix(text, folding: folding) else {
        report(
          "drop-prefix", key: "dropPrefixes", element: index, found: "\"\(text)\"",
          expected: "digits, letters or +",
          "a prefix to drop has to hold digits, letters or \"+\", not \"\(text)\"")
        continue
      }
      let length = DroppedPrefix.greatestLength
      if prefix.scalars.count > length {
        report(
          "drop-prefix", key: "dropPrefixes", element: index,
          found: "\(prefix.scalars.count) characters", expected: "\(length) or fewer characters",
          "a prefix to drop can have \(length) characters at the most")
      }
    }
  }
}
