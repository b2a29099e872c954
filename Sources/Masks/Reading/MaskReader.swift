import MaskKit

/// Reads one mask object: a definition, what it is called, and the compiled mask.
struct MaskReader {
  /// The rules that a `check` may name.
  let checks: NamedChecks
  /// Whether the mask has to have an id and a title.
  let needsName: Bool

  private var definition = MaskDefinition(LayoutDefinition())
  /// The id, if it could be read.
  private(set) var id: String?
  private var titles: [String: String] = [:]
  private var region: String?
  private var source: String?
  private var examples: [MaskExample] = []
  /// Whether the mask's own layout, or the list of alternatives, could not be read.
  private var isLayoutBroken = false
  /// The alternatives that could not be read.
  private var brokenAlternatives: Set<Int> = []

  init(checks: NamedChecks, needsName: Bool) {
    self.checks = checks
    self.needsName = needsName
  }

  /// Reads a mask. `nil` if it has an error.
  mutating func read(_ object: JSONValue, _ reading: inout Reading) -> NamedMask? {
    let errors = reading.findings.errorCount
    let places = reading.object(object, MaskKey.table, what: "a mask") { reading, key, value in
      readMember(key, value, &reading)
    }
    guard let places else { return nil }
    if needsName {
      for key in [MaskKey.id, .title] where !places.mayContain(key, of: MaskKey.table) {
        reading.reportMissing(key.rawValue, in: object, "a mask")
      }
    }
    if places.isLayoutSuspected(in: MaskKey.table) { isLayoutBroken = true }
    let mask = compile(object, &reading)
    guard let mask, reading.findings.errorCount == errors else { return nil }
    return NamedMask(
      id: id ?? "", titles: titles, region: region, mask: mask, examples: examples,
      source: source)
  }

  private mutating func readMember(
    _ key: MaskKey, _ value: JSONValue, _ reading: inout Reading
  ) {
    let name = key.rawValue
    switch key {
    case .id: id = reading.id(value)
    case .title: titles = reading.titles(value)
    case .region: region = reading.region(value)
    case .source: source = reading.text(value, key: name)
    case .examples: examples = reading.examples(value)
    case .case:
      definition.letterCase = reading.word(
        value, key: name, of: WordTables.letterCase, a: "case")
    case .eager: definition.isEager = reading.boolean(value, key: name) ?? false
    case .showPrefix:
      let word = reading.word(value, key: name, of: WordTables.showPrefix, a: "showPrefix")
      definition.showPrefix = word ?? .withContent
    case .overflow:
      let word = reading.word(value, key: name, of: WordTables.overflow, a: "overflow")
      definition.overflow = word ?? .reject
    case .backspace:
      let word = reading.word(value, key: name, of: WordTables.backspace, a: "backspace")
      definition.backspace = word ?? .digit
    case .dropPrefixes: definition.dropPrefixes = reading.strings(value, key: name) ?? []
    case .check: definition.check = checks.rule(value, &reading)
    case .redact: definition.redaction = reading.redaction(value)
    case .keyboard:
      definition.keyboard = reading.word(
        value, key: name, of: WordTables.keyboard, a: "keyboard")
    case .contentType:
      definition.contentType = reading.word(
        value, key: name, of: WordTables.contentType, a: "contentType")
    case .alternatives:
      definition.alternatives = readAlternatives(value, &reading)
    case .groups, .pattern, .separator, .separators, .prefix, .suffix, .accept, .maxDigits,
      .lengths, .classes, .when:
      if !definition.layout.read(key, value, &reading) { isLayoutBroken = true }
    }
  }

  private mutating func readAlternatives(
    _ value: JSONValue, _ reading: inout Reading
  ) -> [LayoutDefinition]? {
    guard value.kind == .array else {
      reading.reportType(value, key: MaskKey.alternatives.rawValue, expected: "a list of layouts")
      isLayoutBroken = true
      return nil
    }
    let limit = MaskFileLimits.alternatives
    let count = value.count(upTo: limit + 1)
    guard count <= limit else {
      reading.report(
        "alternative-count", at: value, key: MaskKey.alternatives.rawValue,
        expected: "\(limit) or fewer", "a mask can have \(limit) alternatives at the most")
      isLayoutBroken = true
      return nil
    }
    return reading.within(.key(MaskKey.alternatives.rawValue)) { reading in
      value.elements.enumerated().map { index, element in
        var layout = LayoutDefinition()
        let isGood = reading.within(.index(index)) { layout.readAlternative(element, &$0) }
        if !isGood { brokenAlternatives.insert(index) }
        return layout
      }
    }
  }

  /// The compiled mask. Everything that the compiler says is put in its place in the text.
  private func compile(_ object: JSONValue, _ reading: inout Reading) -> Mask? {
    if isLayoutBroken { return nil }
    let places = IssuePlaces(mask: object)
    guard brokenAlternatives.isEmpty else {
      compileAlone(places, &reading)
      return nil
    }
    do {
      let mask = try Mask(definition)
      for issue in mask.warnings { reading.add(issue, places) }
      return mask
    } catch {
      for issue in error.issues { reading.add(issue, places) }
      return nil
    }
  }

  /// Where one alternative could not be read, the others are still judged, each by itself.
  private func compileAlone(_ places: IssuePlaces, _ reading: inout Reading) {
    guard let alternatives = definition.alternatives else { return }
    for index in alternatives.indices where !brokenAlternatives.contains(index) {
      var alone = definition
      alone.alternatives = [alternatives[index]]
      alone.alternatives?[0].when = nil
      do {
        _ = try Mask(alone)
      } catch {
        for var issue in error.issues where issue.location.alternative != nil {
          issue.location.alternative = index
          reading.add(issue, places)
        }
      }
    }
  }
}
