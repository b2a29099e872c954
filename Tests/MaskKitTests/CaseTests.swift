import MaskKit
import MaskTestSupport
import Testing

/// The case files, on the engine and on the reference model.
struct CaseTests {
  static let lines: [ReplayLine] = {
    let read = try? CaseFiles.read(folder: CaseFiles.folder(beside: #filePath))
    return read ?? []
  }()

  @Test func everyCaseIsRead() {
    #expect(CaseTests.lines.count >= 166)
    #expect(Set(CaseTests.lines.map(\.id)).count == CaseTests.lines.count)
  }

  @Test(arguments: lines.indices)
  func engine(_ index: Int) throws {
    let line = CaseTests.lines[index]
    check(line, try EngineField(line))
  }

  @Test(arguments: lines.indices)
  func referenceModel(_ index: Int) {
    let line = CaseTests.lines[index]
    check(line, ReferenceField(line))
  }

  private func check(_ line: ReplayLine, _ start: some TestedField) {
    guard let expected = line.expected else { return }
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
