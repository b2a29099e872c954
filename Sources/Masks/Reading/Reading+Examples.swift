import MaskKit

extension Reading {
  /// Worked examples. What they claim is checked by the linter, not here.
  mutating func examples(_ value: JSONValue) -> [MaskExample] {
    list(value, key: MaskKey.examples.rawValue, of: "examples") { $0.example($1) } ?? []
  }

  private mutating func example(_ object: JSONValue) -> MaskExample? {
    var value: String?
    var text: String?
    var state: ValueState?
    let errors = findings.errorCount
    let places = self.object(object, ExampleKey.table, what: "an example") { reading, key, member in
      switch key {
      case .value: value = reading.string(member, key: key.rawValue)
      case .text: text = reading.string(member, key: key.rawValue)
      case .state:
        state = reading.word(member, key: key.rawValue, of: WordTables.state, a: "state")
      }
    }
    guard let places else { return nil }
    for key in [ExampleKey.value, .text] where !places.mayContain(key, of: ExampleKey.table) {
      reportMissing(key.rawValue, in: object, "an example")
    }
    guard let value, let text, findings.errorCount == errors else { return nil }
    return MaskExample(value: value, text: text, state: state)
  }

  /// A rule for redacted texts.
  mutating func redaction(_ value: JSONValue) -> Redaction? {
    var redaction = Redaction()
    let places = object(
      value, RedactKey.table, what: "an object", key: MaskKey.redact.rawValue
    ) { reading, key, member in
      let name = key.rawValue
      switch key {
      case .keepFirst: redaction.keepFirst = reading.integer(member, key: name) ?? 0
      case .keepLast: redaction.keepLast = reading.integer(member, key: name) ?? 0
      case .with: redaction.with = reading.string(member, key: name) ?? redaction.with
      }
    }
    return places == nil ? nil : redaction
  }
}
