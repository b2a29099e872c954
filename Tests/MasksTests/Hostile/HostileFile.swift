import Masks

/// Masks files that nobody writes, by size.
enum HostileFile: String, CaseIterable {
  case openArrays, openObjects, nestedTitles, longNumber, longExponent, longFraction, longLengths
  case repeatedKey, repeatedUnknownKey, unknownKeys, longString, longKey, escapes, badEscapes
  case manyMasks, manyIDs, wrongLengths, manyPrefixes, wrongGroups, longPattern, wideSet
  case manyExamples, manyTitles, spaces, unclosedString, commas, nulls

  /// The file, about `count` bytes of it.
  func text(_ count: Int) -> String {
    switch self {
    case .openArrays: return many("[", count)
    case .openObjects: return many("{\"a\":", count)
    case .nestedTitles: return mask("\"title\":" + many("[", 20) + many("]", 20))
    case .longNumber: return "{\"version\":" + many("1", count) + ",\"masks\":[]}"
    case .longExponent: return "{\"version\":1e" + many("9", count) + ",\"masks\":[]}"
    case .longFraction: return "{\"version\":1." + many("0", count) + ",\"masks\":[]}"
    case .longLengths: return mask("\"groups\":\"4\",\"lengths\":[4" + many("0", count) + "]")
    case .repeatedKey: return "{" + many("\"version\":1,", count) + "\"masks\":[]}"
    case .repeatedUnknownKey: return "{" + many("\"versoin\":1,", count) + "\"masks\":[]}"
    case .unknownKeys: return "{" + list(count) { "\"k\($0)\":0" } + "}"
    case .longString: return mask("\"groups\":\"4\",\"source\":\"" + many("x", count) + "\"")
    case .longKey: return mask("\"groups\":\"4\",\"" + many("x", count) + "\":1")
    case .escapes:
      return mask("\"groups\":\"4\",\"source\":\"" + many("\\ud83d\\ude00", count) + "\"")
    case .badEscapes: return "[\"" + many("\\n", count) + "\\ud800\"]"
    case .manyMasks: return "{\"version\":1,\"masks\":[" + list(count) { _ in "0" } + "]}"
    case .manyIDs:
      return "{\"version\":1,\"masks\":["
        + list(count) { "{\"id\":\"a\($0)\",\"title\":\"A\",\"groups\":\"4\"}" } + "]}"
    case .wrongLengths:
      return mask("\"groups\":\"4\",\"lengths\":[" + list(count) { _ in "0" } + "]")
    case .manyPrefixes:
      return mask("\"groups\":\"4\",\"dropPrefixes\":[" + list(count) { "\"+\($0)\"" } + "]")
    case .wrongGroups: return mask("\"groups\":\"" + many("0-", count) + "\"")
    case .longPattern: return mask("\"pattern\":\"" + many("#", count) + "\"")
    case .wideSet:
      var set = ""
      for index in 0..<min(count / 3, 10_000) {
        if let scalar = Unicode.Scalar(UInt32(0x4E00 + 2 * index)) {
          set.unicodeScalars.append(scalar)
        }
      }
      return mask("\"groups\":\"4\",\"accept\":\"\(set)\"")
    case .manyExamples:
      return mask(
        "\"groups\":\"4\",\"examples\":["
          + list(count) { _ in "{\"value\":\"1234\",\"text\":\"12\"}" } + "]")
    case .manyTitles: return mask("\"title\":{" + list(count) { "\"l\($0)\":\"x\"" } + "}")
    case .spaces: return many(" ", count) + "[" + many("\r\n", count)
    case .unclosedString: return "[\"" + many("\u{E9}", count)
    case .commas: return "[" + many("1,", count)
    case .nulls: return many("\0", count)
    }
  }

  private func many(_ unit: String, _ count: Int) -> String {
    String(repeating: unit, count: max(1, count / unit.utf8.count))
  }

  private func list(_ count: Int, _ element: (Int) -> String) -> String {
    var all = ""
    var index = 0
    while all.utf8.count < count {
      if index > 0 { all += "," }
      all += element(index)
      index += 1
    }
    return all
  }

  private func mask(_ members: String) -> String {
    let title = members.hasPrefix("\"title\"") ? "" : "\"title\":\"A\","
    return "{\"version\":1,\"masks\":[{\"id\":\"a\",\(title)\(members)}]}"
  }
}
