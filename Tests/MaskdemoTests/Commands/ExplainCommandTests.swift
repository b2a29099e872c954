import Foundation
import Testing

@Suite struct ExplainCommandTests {
  @Test func showsEachCharacterAndTheOutcome() throws {
    let run = try Workspace().run("explain", "\u{202D}+86 １x")
    #expect(run.status == 0)
    #expect(
      run.text == """
           0  \u{FFFD}    dropped: an invisible mark, U+202D
           1  +    dropped: a beginning such as a country code is no data
           2  8    dropped: a beginning such as a country code is no data
           3  6    dropped: a beginning such as a country code is no data
           4  ␣    literal: the mask prints it itself
           5  １   slot 1, as "1"
           6  x    refused: no slot here takes it

        text    "1"
        value   "1"
        layout  the only one, 3-4-4
        state   partial, 10 more
        check   the mask has none

        """)
  }

  @Test func saysWhichAlternativeAnswersAndWhatTheCheckSays() throws {
    let workspace = try Workspace()
    try workspace.write(
      #"""
      {"version":1,"masks":[{"id":"c","title":"C","check":"luhn","alternatives":[
        {"when":["34","37"],"groups":"4-6-5"},{"groups":"4-4-4-4"}]}]}
      """#, to: "m.json")
    func tail(_ text: String) throws -> String {
      let run = try workspace.run("explain", "--masks", "m.json", "--mask", "c", text)
      let start = run.text.range(of: "layout")?.lowerBound ?? run.text.startIndex
      return String(run.text[start...])
    }
    #expect(
      try tail("378282246310005") == """
        layout  1 of 2, 4-6-5: the value begins with 34, 37, and its length is complete
        state   complete
        check   holds

        """)
    #expect(
      try tail("4242424242424241") == """
        layout  2 of 2, 4-4-4-4: no beginning of another rules it out, and the length is complete
        state   invalid
        check   fails

        """)
    #expect(
      try tail("3") == """
        layout  1 of 2, 4-6-5: the value may still get one of its beginnings, 34, 37
        state   partial, 14 more
        check   not run: only complete lengths are checked

        """)
  }

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let run = try Workspace().run("explain", "1\u{1B}[31m\u{7}2")
    #expect(!run.output.contains(0x1B) && !run.output.contains(0x07))
  }
}
