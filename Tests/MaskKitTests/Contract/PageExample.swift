import MaskKit
import MaskTestSupport

/// One line of an example of the contract's page: states, and what was done between them.
struct PageExample {
  /// The line as it is written.
  var notation: String
  /// Where it begins, and its steps.
  var replay: ReplayLine
  /// The states, the first one included.
  var states: [PageState]

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// The examples of a page: the blocks marked `edits`, each with its mask in the first line.
  static func read(_ page: String) throws -> [PageExample] {
    var examples: [PageExample] = []
    var isInside = false
    var mask = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```edits"
      } else if isInside, line.hasPrefix("mask ") {
        mask = String(line.dropFirst(5))
      } else if isInside {
        examples.append(try PageExample(String(line), mask: mask))
      }
    }
    return examples
  }

  private init(_ notation: String, mask: String) throws {
    self.notation = notation
    let parts = notation.split(separator: " ").split(
      separator: "\u{2192}", omittingEmptySubsequences: false
    )
    .map { $0.joined(separator: " ") }
    var states: [PageState] = []
    var steps: [String] = []
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        guard let state = PageState(part) else {
          throw Fault(description: "no state: \(part) in \(notation)")
        }
        states.append(state)
      } else {
        guard let step = Self.step(part) else {
          throw Fault(description: "no step: \(part) in \(notation)")
        }
        steps.append(step)
      }
    }
    guard let first = states.first, states.count == steps.count + 1 else {
      throw Fault(description: "no example: \(notation)")
    }
    self.states = states
    replay = try ReplayLine(
      json: """
        {"mask":\(mask),"text":\(JSONText.quoted(first.text)),\
        "selection":[\(first.selection.start),\(first.selection.end)],\
        "steps":[\(steps.joined(separator: ","))]}
        """)
  }

  /// A step as a replay writes it.
  private static func step(_ notation: String) -> String? {
    let words = notation.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case "type": return #"{"do":"insert","text":\#(text(rest))}"#
    case "paste": return #"{"do":"paste","text":\#(text(rest))}"#
    case "set": return #"{"do":"set","text":\#(text(rest))}"#
    case "backspace": return #"{"do":"deleteBackward"}"#
    case "delete": return #"{"do":"deleteForward"}"#
    case "cut": return #"{"do":"deleteSelection"}"#
    case "undo": return #"{"do":"undo"}"#
    case "redo": return #"{"do":"redo"}"#
    case "mask": return #"{"do":"mask","mask":\#(rest)}"#
    case "select":
      return #"{"do":"select","range":[\#(rest.replacing(" ", with: ","))]}"#
    case "replace":
      let parts = rest.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3 else { return nil }
      return #"{"do":"replace","range":[\#(parts[0]),\#(parts[1])],"text":\#(text(parts[2]))}"#
    default: return nil
    }
  }

  /// A text as JSON; quotes around it, which keep blanks, are not a part of it.
  private static func text(_ notation: String) -> String {
    let isQuoted = notation.count > 1 && notation.hasPrefix("\"") && notation.hasSuffix("\"")
    return JSONText.quoted(
      PageText.unescaped(isQuoted ? notation.dropFirst().dropLast() : notation[...]))
  }
}
