package import MaskKit

extension MaskDefinition {
  /// The mask object of Masks.json that says the same.
  package var json: String {
    var members = layout.jsonMembers
    members += [
      (
        "alternatives",
        alternatives.map { JSONText.list($0.map { JSONText.object($0.jsonMembers) }) }
      ),
      ("eager", isEager ? "true" : nil),
      ("showPrefix", showPrefix == .withContent ? nil : JSONText.quoted(showPrefix.rawValue)),
      ("overflow", overflow == .reject ? nil : JSONText.quoted(overflow.rawValue)),
      ("backspace", backspace == .digit ? nil : JSONText.quoted(backspace.rawValue)),
      ("case", letterCase.map { JSONText.quoted($0.rawValue) }),
      ("check", checkName.map(JSONText.quoted)),
      (
        "dropPrefixes",
        dropPrefixes.isEmpty ? nil : JSONText.list(dropPrefixes.map(JSONText.quoted))
      ),
    ]
    return JSONText.object(members)
  }
}

extension MaskDefinition {
  /// The name of the check rule, if it is one that needs no definition.
  var checkName: String? {
    guard let check else { return nil }
    return ["luhn", "verhoeff"].first { CheckRule.primitive($0) == check }
  }
}

extension LayoutDefinition {
  var jsonMembers: [(String, String?)] {
    [
      ("when", when.map { JSONText.list($0.map(JSONText.quoted)) }),
      ("groups", groups.map(JSONText.quoted)),
      ("pattern", pattern.map(JSONText.quoted)),
      ("separator", separator.map(JSONText.quoted)),
      ("separators", separators.map { JSONText.list($0.map(JSONText.quoted)) }),
      ("prefix", prefix.map(JSONText.quoted)),
      ("suffix", suffix.map(JSONText.quoted)),
      ("accept", accept.map(JSONText.quoted)),
      ("maxDigits", maxDigits.map { String($0) }),
      ("lengths", lengths.map { JSONText.list($0.map { String($0) }) }),
      (
        "classes",
        classes.map {
          JSONText.object($0.map { ($0.symbol, JSONText.quoted($0.set)) })
        }
      ),
    ]
  }
}
