import MaskKit
import MaskTestSupport
import Testing

/// The case files, on the engine and on the reference model.
struct CaseTests {
  private static let read = Result {
    try CaseFiles.read(folder: CaseFiles.folder(beside: #filePath))
  }

  /// Every case. Throws where a file or a line of it can't be read.
  static func lines() throws -> [ReplayLine] { try read.get() }

  @Test func everyCaseIsRead() throws {
    let lines = try CaseTests.lines()
    #expect(lines.count >= 166)
    #expect(Set(lines.map(\.id)).count == lines.count)
  }

  @Test(arguments: try lines().indices)
  func engine(_ index: Int) throws {
    let line = try CaseTests.lines()[index]
    try check(line, try EngineField(line))
  }

  @Test(arguments: try lines().indices)
  func referenceModel(_ index: Int) throws {
    let line = try CaseTests.lines()[index]
    try check(line, ReferenceField(line))
  }

  private func check(_ line: ReplayLine, _ start: some TestedField) throws {
    let expected = try #require(line.expected, "\(line.id) expects nothing")
    var field = start
    for step in line.steps { field.apply(step) }
    #expect(
      Array(field.text.unicodeScalars) == Array(expected.text.unicodeScalars)
        && Array(field.value.unicodeScalars) == Array(expected.value.unicodeScalars)
        && field.selection == expected.selection,
      "\(line.id): \(field.snapshot), expected \(CaretText.write(expected.text, expected.selection))"
    )
  }
}
