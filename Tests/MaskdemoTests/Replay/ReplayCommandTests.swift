import Foundation
import Testing

@testable import maskdemo

@Suite struct ReplayCommandTests {
  /// A line, its answer, and the exit status that it leads to.
  struct Row: CustomTestStringConvertible {
    let id: String
    let line: String
    let answer: String
    let status: Int32
    var testDescription: String { id }

    init(_ id: String, _ line: String, _ answer: String, status: Int32 = 0) {
      (self.id, self.line, self.answer, self.status) = (id, line, answer, status)
    }
  }

  static let good = [
    Row(
      "the example of the documentation",
      #"{"id":"CAR-01","mask":"cn.mobile","text":"123 4578 901","selection":[6,6],"steps":[{"do":"insert","text":"6"}]}"#,
      #"{"id":"CAR-01","text":"123 4567 8901","value":"12345678901","selection":[7,7],"state":"complete","refused":[]}"#
    ),
    Row(
      "nothing before, no steps", #"{"id":1,"mask":"cn.mobile"}"#,
      #"{"id":1,"text":"","value":"","selection":[0,0],"state":"empty","refused":[]}"#),
    Row(
      "no id", #"{"mask":"cn.mobile","steps":[]}"#,
      #"{"id":null,"text":"","value":"","selection":[0,0],"state":"empty","refused":[]}"#),
    Row(
      "other keys are passed over",
      #" {"why":"","expect":{},"id":"a","mask":"cn.mobile","value":"138","x":[]} "#,
      #"{"id":"a","text":"138","value":"138","selection":[3,3],"state":"partial","refused":[]}"#),
    Row(
      "a value", #"{"id":"a","mask":"cn.mobile","value":"13800138000","selection":[4,4]}"#,
      #"{"id":"a","text":"138 0013 8000","value":"13800138000","selection":[4,4],"state":"complete","refused":[]}"#
    ),
    Row(
      "a text that is no rendering",
      #"{"id":"a","mask":"cn.mobile","text":"+86 138x"}"#,
      #"{"id":"a","text":"138","value":"138","selection":[3,3],"state":"partial","refused":[]}"#),
    Row(
      "an eager rendering in a lazy mask",
      #"{"id":"a","mask":"cn.mobile","text":"138 ","selection":[1,2]}"#,
      #"{"id":"a","text":"138","value":"138","selection":[1,2],"state":"partial","refused":[]}"#),
    Row(
      "a selection outside the text is moved into it",
      #"{"id":"a","mask":"cn.mobile","text":"138","selection":[-5,99]}"#,
      #"{"id":"a","text":"138","value":"138","selection":[0,3],"state":"partial","refused":[]}"#),
    Row(
      "what the last step refused",
      #"{"id":"a","mask":"cn.mobile","steps":[{"do":"paste","text":"1😀三"}]}"#,
      #"{"id":"a","text":"1","value":"1","selection":[1,1],"state":"partial","refused":[{"at":1,"character":"😀","reason":"notAccepted"},{"at":3,"character":"三","reason":"notAccepted"}]}"#
    ),
    Row(
      "what is refused for want of room",
      #"{"id":"a","mask":{"groups":"2"},"steps":[{"do":"paste","text":"123"}]}"#,
      #"{"id":"a","text":"12","value":"12","selection":[2,2],"state":"complete","refused":[{"at":2,"character":"3","reason":"full"}]}"#
    ),
    Row(
      "what an earlier step refused is gone",
      #"{"id":"a","mask":"cn.mobile","steps":[{"do":"insert","text":"x"},{"do":"insert","text":"1"}]}"#,
      #"{"id":"a","text":"1","value":"1","selection":[1,1],"state":"partial","refused":[]}"#),
    Row(
      "replace with a selection of the host",
      #"{"id":"a","mask":"cn.mobile","text":"123 4567","steps":[{"do":"replace","range":[3,4],"text":"","selection":[4,4]}]}"#,
      #"{"id":"a","text":"124 567","value":"124567","selection":[2,2],"state":"partial","refused":[]}"#
    ),
    Row(
      "a range that makes no sense is refused",
      #"{"id":"a","mask":"cn.mobile","text":"123","steps":[{"do":"replace","range":[9,2],"text":"5"}]}"#,
      #"{"id":"a","text":"123","value":"123","selection":[3,3],"state":"partial","refused":[]}"#),
    Row(
      "undo and redo",
      #"{"id":"a","mask":"cn.mobile","steps":[{"do":"insert","text":"1"},{"do":"undo"},{"do":"redo"}]}"#,
      #"{"id":"a","text":"1","value":"1","selection":[1,1],"state":"partial","refused":[]}"#),
    Row(
      "the state before can't be undone",
      #"{"id":"a","mask":"cn.mobile","text":"138","steps":[{"do":"undo"}]}"#,
      #"{"id":"a","text":"138","value":"138","selection":[3,3],"state":"partial","refused":[]}"#),
    Row(
      "a change of mask",
      #"{"id":"a","mask":"cn.mobile","text":"138","steps":[{"do":"mask","mask":{"groups":"1-2","separator":"-"}}]}"#,
      #"{"id":"a","text":"1-38","value":"138","selection":[4,4],"state":"complete","refused":[]}"#),
    Row(
      "strings are escaped",
      #"{"id":"\"\\\n\u0001","mask":{"groups":"1-1","separator":"\"\\\t"},"value":"12"}"#,
      #"{"id":"\"\\\n\u0001","text":"1\"\\\t2","value":"12","selection":[5,5],"state":"complete","refused":[]}"#
    ),
    Row(
      "select and the deletions",
      #"{"id":"a","mask":"cn.mobile","text":"123 4567","steps":[{"do":"select","range":[0,1]},{"do":"deleteSelection"},{"do":"deleteForward"},{"do":"set","text":"9876"},{"do":"deleteBackward"}]}"#,
      #"{"id":"a","text":"987","value":"987","selection":[3,3],"state":"partial","refused":[]}"#),
  ]

  static let bad = [
    Row("no mask", #"{"id":"a"}"#, "the key 'mask' is missing", status: 1),
    Row(
      "unknown mask", #"{"id":"a","mask":"cn.mobil"}"#,
      #"mask: no mask has the id "cn.mobil"; did you mean "cn.mobile"?"#, status: 1),
    Row(
      "a mask of the wrong type", #"{"id":"a","mask":3}"#,
      "mask: expected an id or a mask object, found a number", status: 1),
    Row(
      "a mask with errors", #"{"id":"a","mask":{"groups":"0"}}"#,
      #"mask: groups: expected a group size of 1 or more, found "0" [group-size]"#, status: 1),
    Row(
      "a value that does not fit", #"{"id":"a","mask":"cn.mobile","value":"12x"}"#,
      "value: '12x' does not fit the mask", status: 1),
    Row(
      "a value that is too long", #"{"id":"a","mask":"cn.mobile","value":"123456789012"}"#,
      "value: '123456789012' does not fit the mask", status: 1),
    Row(
      "text and value", #"{"id":"a","mask":"cn.mobile","value":"1","text":"1"}"#,
      "text: a line has either 'text' or 'value'", status: 1),
    Row(
      "a text of the wrong type", #"{"id":"a","mask":"cn.mobile","text":138}"#,
      "text: expected a string, found a number", status: 1),
    Row(
      "a selection with one end", #"{"id":"a","mask":"cn.mobile","selection":[1]}"#,
      "selection: expected two whole numbers, such as [0,3]", status: 1),
    Row(
      "a selection with a fraction", #"{"id":"a","mask":"cn.mobile","selection":[1,1.5]}"#,
      "selection: expected two whole numbers, such as [0,3]", status: 1),
    Row(
      "steps that are no list", #"{"id":"a","mask":"cn.mobile","steps":{}}"#,
      "steps: expected an array, found an object", status: 1),
    Row(
      "a step that is no object", #"{"id":"a","mask":"cn.mobile","steps":["undo"]}"#,
      "steps[0]: expected an object, found a string", status: 1),
    Row(
      "a step without a name", #"{"id":"a","mask":"cn.mobile","steps":[{"do":"undo"},{}]}"#,
      "steps[1]: the key 'do' is missing", status: 1),
    Row(
      "an unknown step", #"{"id":"a","mask":"cn.mobile","steps":[{"do":"insret","text":"1"}]}"#,
      "steps[0].do: unknown step 'insret'; did you mean 'insert'?", status: 1),
    Row(
      "a step without its text", #"{"id":"a","mask":"cn.mobile","steps":[{"do":"paste"}]}"#,
      "steps[0]: the key 'text' is missing", status: 1),
    Row(
      "a line that is no object", "[1]", "expected an object, found an array", status: 1),
    Row("no JSON", "{'id':'a'}", "not JSON, column 2: ", status: 65),
    Row("an empty line", "", "not JSON, column 1: ", status: 65),
    Row("half a line", #"{"id":"a","mask":"cn.mobile""#, "not JSON, column 29: ", status: 65),
  ]

  @Test(arguments: good) func answers(_ row: Row) throws {
    let run = try Workspace().run("replay", input: row.line + "\n")
    #expect(run.text == row.answer + "\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: bad) func answersWithAnError(_ row: Row) throws {
    let run = try Workspace().run("replay", input: row.line + "\n")
    let id = row.line.hasPrefix(#"{"id":"a""#) && row.status == 1 ? #""a""# : "null"
    let answer = try #require(try CaseFilesTests.objects(run.text).first)
    #expect(run.text.hasPrefix(#"{"id":\#(id),"error":"#))
    let error = try #require(answer["error"] as? String)
    #expect(row.status == 65 ? error.hasPrefix(row.answer) : error == row.answer)
    #expect(run.status == row.status)
  }

  @Test func theOthersGoOn() throws {
    let workspace = try Workspace()
    let good = #"{"id":"g","mask":"cn.mobile","value":"1"}"#
    let half = try workspace.run("replay", input: "\(good)\n{}\n\(good)")
    #expect(half.text.split(separator: "\n").count == 3)
    #expect(half.status == 1)
    let worst = try workspace.run("replay", input: "\(good)\nx\n{}\r\n\(good)\n")
    #expect(worst.text.split(separator: "\n").count == 4)
    #expect(worst.text.hasSuffix("\"state\":\"partial\",\"refused\":[]}\n"))
    #expect(worst.status == 65)
  }

  @Test func traceAnswersEachStep() throws {
    let line =
      #"{"id":"t","mask":"cn.mobile","steps":[{"do":"insert","text":"1"},{"do":"insert","text":"x"}]}"#
    let run = try Workspace().run("replay", "--trace", input: line)
    let state = #"{"text":"1","value":"1","selection":[1,1],"state":"partial","refused":["#
    #expect(
      run.text == #"{"id":"t","trace":[\#(state)]},"#
        + #"\#(state){"at":0,"character":"x","reason":"notAccepted"}]}]}"# + "\n")
  }

  @Test func itAnswersLineByLine() throws {
    let run = try Workspace().shell(
      """
      coproc "$MASKDEMO" replay
      for id in 1 2; do
        echo '{"id":'$id',"mask":"cn.mobile"}' >&${COPROC[1]}
        read -r -t 20 answer <&${COPROC[0]} && echo "${answer:0:7}"
      done
      """)
    #expect(run.text == "{\"id\":1\n{\"id\":2\n")
  }

  @Test func masksOfAFile() throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"version":1,"masks":[{"id":"a.b","title":"T","groups":"1-1"}]}"#, to: "m.json")
    try workspace.write(#"{"id":"x","mask":"a.b","value":"12"}"#, to: "lines")
    let run = try workspace.run("replay", "--masks", "m.json", "lines")
    #expect(run.text.contains(#""text":"1 2""#))
  }
}
