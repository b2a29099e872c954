import Foundation
import Testing

/// The case files, run through the command as a person would.
@Suite struct CaseFilesTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("MaskKitTests/Cases")

  @Test(arguments: ["contract.jsonl", "reported.jsonl"])
  func everyCaseGivesWhatItExpects(_ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let cases = try Self.objects(try String(contentsOf: file, encoding: .utf8))
    let run = try Workspace().run("replay", file.path)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let answers = try Self.objects(run.text)
    #expect(cases.count >= 60)
    try #require(answers.count == cases.count)
    for (asked, answer) in zip(cases, answers) {
      let id = try #require(asked["id"] as? String)
      #expect(answer["id"] as? String == id)
      let expected = try #require(asked["expect"] as? NSDictionary, "\(id)")
      for (key, value) in expected {
        let found = try #require(answer[key] as? NSObject, "\(id): \(key) is missing")
        #expect(found.isEqual(value), "\(id): \(key) is \(found), not \(value)")
      }
    }
  }

  static func objects(_ lines: String) throws -> [NSDictionary] {
    try lines.split(separator: "\n").map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary)
    }
  }
}
