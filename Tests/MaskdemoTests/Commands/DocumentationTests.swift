import Foundation
import Testing

/// Every example of the command's page is run, and gives what the page shows.
@Suite struct DocumentationTests {
  /// A command of the page, and the lines below it.
  struct Example {
    let command: String
    var output = ""
  }

  static func examples(of page: String) -> [Example] {
    var examples: [Example] = []
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  @Test func thePageShowsWhatTheCommandGives() throws {
    let page = CaseFilesTests.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/command.md")
    let examples = Self.examples(of: try String(contentsOf: page, encoding: .utf8))
    #expect(examples.count > 15)
    // One folder for all: what one example writes the next one reads.
    let workspace = try Workspace()
    for example in examples {
      let run = try workspace.shell(
        """
        PATH="${MASKDEMO%/*}:$PATH"
        { \(example.command)
        } 2>&1
        """)
      #expect(run.text == example.output, "$ \(example.command)")
    }
  }
}
