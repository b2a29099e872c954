import MaskKit
import Masks

/// `maskdemo list`: the masks that there are.
enum ListCommand {
  static let spec = CommandSpec(
    name: "list",
    overview: "List the masks",
    discussion: "The default mask is marked with a star. Each is shown with its first example.",
    options: [.flag("json", help: "Write a JSON array of objects, a mask a line")])

  /// Runs the command.
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitStatus {
    let catalog = try MaskCatalog.loaded(for: arguments)
    var output = OutputBuffer(.standardOutput)
    do throws(SystemError) {
      try arguments.has("json")
        ? writeJSON(catalog, to: &output) : writeTable(catalog, to: &output)
      try output.flush()
    } catch {
      throw .writing(error)
    }
    return .success
  }

  private static func writeTable(
    _ catalog: MaskCatalog, to output: inout OutputBuffer
  ) throws(SystemError) {
    let idWidth = catalog.masks.map(\.id.count).max() ?? 0
    let samples = catalog.masks.map { $0.sample }
    // A very long example does not push all titles out of sight.
    let sampleWidth = min(32, samples.map(\.count).max() ?? 0)
    for (mask, sample) in zip(catalog.masks, samples) {
      let star = mask.id == catalog.defaultID ? "* " : "  "
      let columns = [padded(mask.id, to: idWidth), padded(sample, to: sampleWidth), mask.title]
      try output.appendLine(star + columns.joined(separator: "  "))
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func writeJSON(
    _ catalog: MaskCatalog, to output: inout OutputBuffer
  ) throws(SystemError) {
    try output.append("[")
    for (index, mask) in catalog.masks.enumerated() {
      try output.append(index == 0 ? "\n" : ",\n")
      var object = JSONObjectText()
      object.add("id", .string(mask.id))
      object.add("title", .strings(mask.titles))
      object.add("region", mask.region.map(JSONObjectText.Member.string))
      object.add("default", .boolean(mask.id == catalog.defaultID))
      object.add("capacity", .integer(mask.mask.capacity))
      object.add("shape", .string(mask.mask.rest(after: "")))
      object.add("example", mask.examples.first.map { .string($0.text) })
      try output.append(object.text)
    }
    try output.append(catalog.masks.isEmpty ? "]\n" : "\n]\n")
  }
}

extension NamedMask {
  /// The title for an English-speaking person.
  var title: String { titles["en"] ?? titles.min { $0.key < $1.key }?.value ?? id }

  /// What the mask looks like: its first example, or its empty slots.
  var sample: String { examples.first?.text ?? mask.rest(after: "") }
}
