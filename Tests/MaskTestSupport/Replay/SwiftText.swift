import MaskKit

/// Edits and definitions as Swift source.
struct SwiftText {
  var lines: [String] = []
  private var masks = 0
  private var layouts = 0

  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result + "\""
  }

  private static func list(_ strings: [String]) -> String {
    "[" + strings.map(quoted).joined(separator: ", ") + "]"
  }

  /// Writes the lines that make a definition. Returns the name of the variable.
  mutating func definition(_ mask: MaskDefinition) -> String {
    masks += 1
    let name = masks == 1 ? "mask" : "mask\(masks)"
    let own = layout(mask.layout)
    var alternatives = ""
    if let layouts = mask.alternatives {
      alternatives = ", alternatives: [" + layouts.map { layout($0) }.joined(separator: ", ") + "]"
    }
    lines.append("var \(name) = MaskDefinition(\(own)\(alternatives))")
    if mask.isEager { lines.append("\(name).isEager = true") }
    if mask.showPrefix != .withContent { lines.append("\(name).showPrefix = .\(mask.showPrefix)") }
    if mask.overflow != .reject { lines.append("\(name).overflow = .\(mask.overflow)") }
    if mask.backspace != .digit { lines.append("\(name).backspace = .\(mask.backspace)") }
    if let letterCase = mask.letterCase { lines.append("\(name).letterCase = .\(letterCase)") }
    if let check = mask.checkName { lines.append("\(name).check = .\(check)") }
    if !mask.dropPrefixes.isEmpty {
      lines.append("\(name).dropPrefixes = \(SwiftText.list(mask.dropPrefixes))")
    }
    return name
  }

  private mutating func layout(_ layout: LayoutDefinition) -> String {
    if layout == LayoutDefinition() { return "LayoutDefinition()" }
    layouts += 1
    let name = "layout\(layouts)"
    lines.append("var \(name) = LayoutDefinition()")
    let keys = [
      ("when", layout.when.map(SwiftText.list)),
      ("groups", layout.groups.map(SwiftText.quoted)),
      ("pattern", layout.pattern.map(SwiftText.quoted)),
      ("separator", layout.separator.map(SwiftText.quoted)),
      ("separators", layout.separators.map(SwiftText.list)),
      ("prefix", layout.prefix.map(SwiftText.quoted)),
      ("suffix", layout.suffix.map(SwiftText.quoted)),
      ("accept", layout.accept.map(SwiftText.quoted)),
      ("maxDigits", layout.maxDigits.map { String($0) }),
      ("lengths", layout.lengths.map { String(describing: $0) }),
      (
        "classes",
        layout.classes.map { classes in
          let written = classes.map {
            "ClassDefinition(symbol: \(SwiftText.quoted($0.symbol)), set: \(SwiftText.quoted($0.set)))"
          }
          return "[" + written.joined(separator: ", ") + "]"
        }
      ),
    ]
    for (key, value) in keys {
      if let value { lines.append("\(name).\(key) = \(value)") }
    }
    return name
  }

  /// Writes the call that makes an edit.
  mutating func add(_ edit: FieldEdit) {
    func range(_ range: TextRange) -> String { "TextRange(\(range.start), \(range.end))" }
    let quoted = SwiftText.quoted
    let call: String
    switch edit {
    case .insert(let text): call = "insert(\(quoted(text)))"
    case .paste(let text): call = "paste(\(quoted(text)))"
    case .deleteBackward: call = "deleteBackward()"
    case .deleteForward: call = "deleteForward()"
    case .deleteSelection: call = "deleteSelection()"
    case .select(let selection): call = "select(\(range(selection)))"
    case .replace(let replaced, let text, let selection):
      let reported = selection.map { ", selection: \(range($0))" } ?? ""
      call = "replace(\(range(replaced)), with: \(quoted(text))\(reported))"
    case .set(let text): call = "set(\(quoted(text)))"
    case .change(let mask): call = "change(to: try Mask(\(definition(mask))))"
    case .undo: call = "undo()"
    case .redo: call = "redo()"
    }
    lines.append("field.\(call)")
  }
}
