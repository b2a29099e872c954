import Testing

@testable import maskdemo

@Suite struct HelpTests {
  static let commands = Maskdemo.parser.commands

  @Test(arguments: commands.map(\.name)) func everyCommandExplainsItself(_ name: String) throws {
    let spec = try #require(Self.commands.first { $0.name == name })
    for words in [[name, "--help"], [name, "-h"], ["help", name]] {
      let run = try Workspace().run(words)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      #expect(run.text.hasPrefix("OVERVIEW: \(spec.overview)\n"))
      #expect(run.text.contains("USAGE: maskdemo \(name)"))
      for option in spec.allOptions { #expect(run.text.contains("--\(option.name)")) }
      for operand in spec.operands { #expect(run.text.contains("<\(operand.name)>")) }
    }
  }

  @Test func theProgramListsItsCommands() throws {
    let run = try Workspace().run("--help")
    #expect(run.status == 0)
    for command in Self.commands {
      #expect(run.text.contains("  \(command.name) "))
      #expect(run.text.contains(command.overview))
    }
  }

  @Test func noHelpLineIsWiderThanAHundredColumns() {
    for command in Self.commands + [Maskdemo.root] {
      let page = HelpText.page(for: command)
      let wide = page.split(separator: "\n").filter { $0.count > 100 && !$0.hasPrefix("USAGE") }
      #expect(wide.isEmpty, "\(command.fullName)")
    }
  }

  @Test func version() throws {
    let run = try Workspace().run("--version")
    #expect(run.status == 0)
    #expect(run.text == "\(maskdemoVersion)\n")
  }
}
