import MaskKit
import Masks

/// One line of a replay: the state before, and what is done to it.
struct ReplayLine {
  /// The state before.
  let field: MaskField
  /// What is done, in order.
  let steps: [ReplayStep]

  /// Reads a line. Masks that are named are looked up in `catalog`.
  init(_ line: JSONValue, catalog: MaskCatalog) throws(ReplayError) {
    guard line.kind == .object else {
      throw .content(path: "", "expected an object, found \(line.kind.article)")
    }
    let reader = ReplayReader(value: line, path: "", catalog: catalog)
    let mask = try reader.required("mask").mask()
    var field = try Self.start(with: mask, reader)
    if let selection = reader.optional("selection") { field.select(try selection.range()) }
    self.field = field
    steps = try Self.steps(reader)
  }

  private static func start(
    with mask: Mask, _ reader: ReplayReader
  ) throws(ReplayError) -> MaskField {
    let text = reader.optional("text")
    guard let value = reader.optional("value") else {
      guard let text else { return MaskField(mask) }
      return MaskField(mask, shown: try text.string())
    }
    guard text == nil else {
      throw .content(path: "text", "a line has either 'text' or 'value'")
    }
    let string = try value.string()
    guard let field = MaskField(mask, value: string) else {
      throw .content(path: "value", "'\(string)' does not fit the mask")
    }
    return field
  }

  private static func steps(_ reader: ReplayReader) throws(ReplayError) -> [ReplayStep] {
    guard let list = reader.optional("steps") else { return [] }
    var steps: [ReplayStep] = []
    for step in try list.elements() { steps.append(try step.step()) }
    return steps
  }
}

extension ReplayReader {
  /// The step that the value says.
  func step() throws(ReplayError) -> ReplayStep {
    guard value.kind == .object else {
      throw .content(path: path, "expected an object, found \(value.kind.article)")
    }
    let name = try required("do").string()
    switch name {
    case "insert": return .insert(try required("text").string())
    case "paste": return .paste(try required("text").string())
    case "deleteBackward": return .deleteBackward
    case "deleteForward": return .deleteForward
    case "deleteSelection": return .deleteSelection
    case "select": return .select(try required("range").range())
    case "replace":
      return .replace(
        try required("range").range(), try required("text").string(),
        selection: try optional("selection").map { (reader) throws(ReplayError) in
          try reader.range()
        })
    case "set": return .set(try required("text").string())
    case "mask": return .mask(try required("mask").mask())
    case "undo": return .undo
    case "redo": return .redo
    default:
      let near = NearSpelling.nearest(to: name, in: ReplayStep.names)
      throw .content(
        path: try required("do").path,
        "unknown step '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }
}
