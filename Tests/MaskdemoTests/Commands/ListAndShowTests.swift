import Foundation
import Testing

@testable import maskdemo

@Suite struct ListAndShowTests {
  static let masks = #"""
    {"version":1,"default":"b.long-name","masks":[
      {"id":"b.long-name","title":{"en":"Long","zh-Hans":"长"},"region":"CN","groups":"2-2",
       "separator":"\"","examples":[{"value":"1234","text":"12\"34"}]},
      {"id":"z","title":"Short","pattern":"@-#","case":"upper","eager":true,"overflow":"push",
       "source":"https://example.org"}
    ]}
    """#

  @Test func listShowsEachMaskOnALine() throws {
    let workspace = try Workspace()
    try workspace.write(Self.masks, to: "m.json")
    let run = try workspace.run("list", "--masks", "m.json")
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    let long = try #require(lines.first { $0.contains("b.long-name") })
    let short = try #require(lines.first { $0.hasPrefix("  z ") })
    #expect(long.hasPrefix("* b.long-name"))
    #expect(long.hasSuffix("  Long"))
    #expect(long.contains("12\"34"))
    #expect(short.contains("_-_"))
    #expect(lines.filter { $0.hasPrefix("*") }.count == 1)
  }

  @Test func listAsJSONIsOneArray() throws {
    let workspace = try Workspace()
    try workspace.write(Self.masks, to: "m.json")
    let run = try workspace.run("list", "--json", "--masks", "m.json")
    #expect(run.status == 0)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output)) as? [NSDictionary])
    let mask = try #require(list.first { $0["id"] as? String == "b.long-name" })
    #expect(
      mask == [
        "id": "b.long-name", "title": ["en": "Long", "zh-Hans": "长"], "region": "CN",
        "default": true, "capacity": 4, "shape": "__\"__", "example": "12\"34",
      ])
    // One line a mask, and the brackets.
    #expect(run.text.split(separator: "\n").count == list.count + 2)
  }

  @Test func theDefaultOfALaterFileCounts() throws {
    let workspace = try Workspace()
    try workspace.write(Self.masks, to: "m.json")
    #expect(try workspace.run("format", "--masks", "m.json", "1234").text == "12\"34\n")
    #expect(try workspace.run("format", "1234").text == "123 4\n")
  }

  @Test func showTellsWhatIsWritten() throws {
    let workspace = try Workspace()
    try workspace.write(Self.masks, to: "m.json")
    let run = try workspace.run("show", "--masks", "m.json", "z")
    #expect(
      run.text == """
        id            z
        title         Short (en)
        shape         _-_
        capacity      2
        pattern       @-#
        eager         true
        overflow      push
        case          upper
        source        https://example.org

        """)
    let other = try workspace.run("show", "b.long-name", "--masks", "m.json")
    #expect(other.text.contains("id            b.long-name (default)\n"))
    #expect(other.text.contains("title         长 (zh-Hans)\n"))
    #expect(other.text.contains("example       \"1234\" shows as \"12\"34\", complete\n"))
  }

  @Test func theLongestAndTheShortestIdCanBeShown() throws {
    let workspace = try Workspace()
    let ids = try workspace.run("list").text.split(separator: "\n")
      .map { String($0.dropFirst(2).prefix { $0 != " " }) }
      .sorted { ($0.count, $0) < ($1.count, $1) }
    for id in [ids.first, ids.last].compactMap({ $0 }) {
      let run = try workspace.run("show", id)
      #expect(run.status == 0)
      #expect(run.text.hasPrefix("id            \(id)"))
    }
  }
}
