import MaskKit
import Masks

/// `maskdemo show`: all about one mask.
enum ShowCommand {
  static let spec = CommandSpec(
    name: "show",
    overview: "Show all about one mask",
    operands: [OperandSpec(name: "id", count: .one, help: "The mask")])

  /// Runs the command.
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitStatus {
    let catalog = try MaskCatalog.loaded(for: arguments)
    guard let id = arguments.operands.first?.text else { return .usage }
    let mask = try catalog.named(id, for: arguments.command)
    var output = OutputBuffer(.standardOutput)
    do throws(SystemError) {
      for (name, value) in facts(about: mask, isDefault: mask.id == catalog.defaultID) {
        let margin = String(repeating: " ", count: max(1, 14 - name.count))
        try output.appendLine(name + margin + value)
      }
      try output.flush()
    } catch {
      throw .writing(error)
    }
    return .success
  }

  private static func facts(about mask: NamedMask, isDefault: Bool) -> [(String, String)] {
    let definition = mask.mask.definition
    var facts = [("id", mask.id + (isDefault ? " (default)" : ""))]
    for (language, title) in mask.titles.sorted(by: { $0.key < $1.key }) {
      facts.append(("title", "\(title) (\(language))"))
    }
    if let region = mask.region { facts.append(("region", region)) }
    facts.append(("shape", mask.mask.rest(after: "")))
    facts.append(("capacity", "\(mask.mask.capacity)"))
    for (name, value) in layoutFacts(definition.layout) { facts.append((name, value)) }
    for layout in definition.alternatives ?? [] {
      let parts = layoutFacts(layout).map { "\($0): \($1)" }
      facts.append(("alternative", parts.joined(separator: "; ")))
    }
    facts += behaviorFacts(definition)
    for example in mask.examples {
      let state = mask.mask.state(of: example.value)
      facts.append(
        ("example", "\(quoted(example.value)) shows as \(quoted(example.text)), \(state.rawValue)"))
    }
    if let source = mask.source { facts.append(("source", source)) }
    return facts
  }

  private static func layoutFacts(_ layout: LayoutDefinition) -> [(String, String)] {
    var facts: [(String, String)] = []
    func add(_ name: String, _ value: String?) {
      if let value { facts.append((name, value)) }
    }
    add("when", layout.when?.joined(separator: ", "))
    add("groups", layout.groups)
    add("pattern", layout.pattern)
    add("separator", layout.separator.map(quoted))
    add("separators", layout.separators?.map(quoted).joined(separator: ", "))
    add("prefix", layout.prefix.map(quoted))
    add("suffix", layout.suffix.map(quoted))
    add("accept", layout.accept)
    add("maxDigits", layout.maxDigits.map(String.init))
    add("lengths", layout.lengths?.map(String.init).joined(separator: ", "))
    add(
      "classes", layout.classes?.map { "\($0.symbol) = \($0.set)" }.joined(separator: ", "))
    return facts
  }

  /// What is not as it is in most masks.
  private static func behaviorFacts(_ definition: MaskDefinition) -> [(String, String)] {
    var facts: [(String, String)] = []
    if definition.isEager { facts.append(("eager", "true")) }
    if definition.showPrefix != .withContent {
      facts.append(("showPrefix", definition.showPrefix.rawValue))
    }
    if definition.overflow != .reject { facts.append(("overflow", definition.overflow.rawValue)) }
    if definition.backspace != .digit {
      facts.append(("backspace", definition.backspace.rawValue))
    }
    if let letterCase = definition.letterCase { facts.append(("case", letterCase.rawValue)) }
    if !definition.dropPrefixes.isEmpty {
      facts.append(("dropPrefixes", definition.dropPrefixes.map(quoted).joined(separator: ", ")))
    }
    if let redaction = definition.redaction {
      facts.append(
        (
          "redact",
          "keep \(redaction.keepFirst) and \(redaction.keepLast), \(quoted(redaction.with))"
        ))
    }
    if let keyboard = definition.keyboard { facts.append(("keyboard", keyboard.rawValue)) }
    if let contentType = definition.contentType {
      facts.append(("contentType", contentType.rawValue))
    }
    return facts
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
