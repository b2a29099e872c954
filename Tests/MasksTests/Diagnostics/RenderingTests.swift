import MaskKit
import Testing

@testable import Masks

@Suite struct RenderingTests {
  private func first(_ text: String, file: String = "a.json") throws -> MaskDiagnostic {
    try #require(MaskCatalog.lint(Array(text.utf8), file: file).first)
  }

  @Test func wholeLine() throws {
    let found = try first("{\n  \"version\": 3, \"masks\": []\n}")
    #expect(
      found.description == """
        a.json:2:14: error: this library reads version 1, not version 3 [version]
          "version": 3, "masks": []
                     ^
          at version
        """)
    #expect(
      found.json == #"{"file":"a.json","line":2,"column":14,"path":"version","severity":"error","#
        + #""code":"version","message":"this library reads version 1, not version 3","#
        + #""found":"3","expected":"1"}"#)
  }

  @Test func endOfFile() throws {
    #expect(
      try first("{").description == """
        a.json:1:2: error: the text ends too soon; expected "}" [syntax]
        {
         ^
        """)
    #expect(try first("[\n").description.hasSuffix("[syntax]"))
  }

  /// Tabs stay tabs, wide characters take two columns, marks none.
  @Test func columnsOfATerminal() throws {
    let lines = try first("{\"a\":\t\"中e\u{301}\", bad}").description
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "{\"a\":\t\"中e\u{301}\", bad}")
    #expect(lines[2] == "     \t       ^")
  }

  /// Nothing of a file moves the cursor of a terminal, or turns the line round.
  @Test func nothingIsPrintedThatCannotBeSeen() throws {
    let name = "\u{1B}[2J\u{202E}.json"
    let text = "{\"\u{202E}x\u{9B}\": 1, \"version\": 1, \"masks\": [\"\u{200B}\"]}"
    let found = MaskCatalog.lint(Array(text.utf8), file: name)
    #expect(found.count == 2)
    for scalar in found.map(\.description).joined().unicodeScalars where scalar != "\n" {
      #expect(Quoted.isPlain(scalar), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func longLineIsCut() throws {
    let far = String(repeating: "x", count: 5000)
    let text = "{\"version\": 1, \"\(far)\": 0, \"masks\": 1, \"\(far)y\": 1}"
    let found = MaskCatalog.lint(Array(text.utf8), file: "a.json")
    #expect(found.map(\.code) == ["unknown-key", "type", "unknown-key"])
    #expect(found.map(\.column) == [16, 5032, 5035])
    for diagnostic in found {
      for line in diagnostic.description.split(separator: "\n").dropFirst() {
        #expect(line.unicodeScalars.count <= 82)
      }
    }
  }

  @Test func lineEnds() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["{", "\"version\": 1,", "", "\"masks\": 1}"].joined(separator: end)
      let found = try first(text)
      #expect([found.line, found.column] == [4, 10], "\(end.debugDescription)")
    }
  }
}
