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
    for (key, isThere) in [("groups", own.groups != nil), ("pattern", own.pattern != nil)]
    where isThere {
      report(
        "exclusive-keys", key: key,
        "\"\(key)\" and \"alternatives\" exclude each other: each alternative has its own")
    }
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
    for (index, text) in definition.dropPrefixes.enumerated()
    where DroppedPrefix(text, folding: folding) == nil {
      report(
        "drop-prefix", key: "dropPrefixes", element: index, found: "\"\(text)\"",
        expected: "digits, letters or +",
        "a prefix to drop has to hold digits, letters or \"+\", not \"\(text)\"")
    }
  }
}
