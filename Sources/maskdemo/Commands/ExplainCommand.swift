import MaskKit
import Masks

/// `maskdemo explain`: where each character of a text goes.
enum ExplainCommand {
  static let spec = CommandSpec(
    name: "explain",
    overview: "Show where each character of a text goes",
    discussion: """
      The text is pasted into the empty field. Each of its characters is shown on a line, with what
      became of it, and then what the field shows and why.
      """,
    operands: [OperandSpec(name: "text", count: .one, help: "The text")],
    options: [.option("mask", "id", help: "The mask; without it, the default one")])

  /// Runs the command.
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitStatus {
    let mask = try NamedMask.chosen(by: arguments).mask
    let explanation = mask.explain(arguments.operands.first?.text ?? "")
    var output = OutputBuffer(.standardOutput)
    do throws(SystemError) {
      for step in explanation.steps { try output.appendLine(line(for: step)) }
      if !explanation.steps.isEmpty { try output.appendLine("") }
      for (name, fact) in ExplanationWords.facts(explanation, of: mask) {
        try output.appendLine(name + String(repeating: " ", count: max(1, 8 - name.count)) + fact)
      }
      try output.flush()
    } catch {
      throw .writing(error)
    }
    return .success
  }

  private static func line(for step: Explanation.Step) -> String {
    // A blank would not be seen.
    let shown = step.folded == " " ? "␣" : step.character.map(PrintableText.symbol).joined()
    let margin = String(repeating: " ", count: max(1, 5 - CharacterWidth.columns(shown)))
    return "\(step.offset)".padded(to: 4) + "  " + shown + margin + ExplanationWords.fate(of: step)
  }
}

extension String {
  /// The text with spaces in front, so that numbers stand in a column.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
