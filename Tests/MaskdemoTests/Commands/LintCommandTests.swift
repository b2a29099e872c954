import Foundation
import Testing

@testable import maskdemo

@Suite struct LintCommandTests {
  static let good =
    #"{"version":1,"masks":[{"id":"a","title":"T","groups":"2-2","examples":[{"value":"1234","text":"12 34"}]}]}"#

  @Test func aGoodFileGivesNothing() throws {
    let workspace = try Workspace()
    try workspace.write(Self.good, to: "good.json")
    let run = try workspace.run("lint", "good.json")
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func errorsAreShownInTheirPlace() throws {
    let workspace = try Workspace()
    try workspace.write(Self.good.replacing("12 34", with: "1234"), to: "bad.json")
    let run = try workspace.run("lint", "bad.json")
    #expect(run.status == 65)
    #expect(run.text.hasPrefix("bad.json:1:95: error: the mask gives \"12 34\", not \"1234\" ["))
    #expect(run.errors == "1 error, 0 warnings\n")
  }

  @Test func warningsAloneAreNoFailure() throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"version":1,"masks":[{"id":"a","title":"T","groups":"2-2"}]}"#, to: "warn.json")
    let run = try workspace.run("lint", "warn.json")
    #expect(run.status == 0)
    #expect(run.text.contains(": warning: the mask \"a\" has no example ["))
    #expect(run.errors == "0 errors, 1 warning\n")
  }

  @Test func moreThanCanBeListed() throws {
    let workspace = try Workspace()
    let masks = (0..<1_100).map { #"{"id":"a\#($0)","title":"T","groups":"2-2"}"# }
    try workspace.write(
      #"{"version":1,"masks":[\#(masks.joined(separator: ","))]}"#, to: "many.json")
    let run = try workspace.run("lint", "many.json")
    #expect(run.status == 0)
    #expect(run.text.contains("0 more errors and 100 more warnings are not listed"))
    #expect(run.text.ranges(of: " warning: ").count == 1_001)
    #expect(run.errors == "0 errors, 1000 warnings, and more that are not listed\n")
  }

  @Test func jsonIsOneObjectAFinding() throws {
    let workspace = try Workspace()
    try workspace.write(
      #"{"version":1,"masks":[{"id":"a","title":"T","groups":"0","seperator":"-"}]}"#,
      to: "bad.json")
    let run = try workspace.run("lint", "--json", "bad.json", "bad.json")
    #expect(run.status == 65)
    let objects = try CaseFilesTests.objects(run.text)
    #expect(objects.count == 4)
    for object in objects {
      #expect(object["file"] as? String == "bad.json")
      #expect(object["line"] as? Int == 1)
      #expect(object["severity"] as? String == "error")
      for key in ["path", "code", "message"] { #expect(object[key] is String) }
      #expect(object["column"] is Int)
    }
    #expect(objects[1]["code"] as? String == "unknown-key")
  }

  @Test func anUnreadableFileDoesNotHideTheOthers() throws {
    let workspace = try Workspace()
    try workspace.write("{", to: "bad.json")
    let run = try workspace.run("lint", "absent.json", "bad.json")
    #expect(run.status == 66)
    #expect(run.text.hasPrefix("bad.json:1:2: error: "))
    #expect(
      run.errors == """
        Error: Can't open 'absent.json': No such file or directory
        1 error, 0 warnings

        """)
  }

  @Test func standardInput() throws {
    let run = try Workspace().run("lint", "-", input: Self.good)
    #expect(run.status == 0)
  }
}
