import Foundation
import MaskKit
import MaskTestSupport
import Testing

/// Every example of the contract's page holds, on the engine and on the reference model.
struct ContractPageTests {
  private func examples() throws -> [PageExample] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("Documentation/contract.md")
    return try PageExample.read(String(contentsOf: page, encoding: .utf8))
  }

  @Test func theEngineDoesWhatThePageSays() throws {
    let examples = try examples()
    #expect(examples.count > 70)
    for example in examples { check(example, try EngineField(example.replay)) }
  }

  @Test func theReferenceModelDoesToo() throws {
    for example in try examples() { check(example, ReferenceField(example.replay)) }
  }

  private func check(_ example: PageExample, _ start: some TestedField) {
    var field = start
    #expect(example.states[0].holds(for: field), "\(example.notation): begins as \(field.snapshot)")
    for (step, state) in zip(example.replay.steps, example.states.dropFirst()) {
      field.apply(step)
      #expect(state.holds(for: field), "\(example.notation): \(field.snapshot)")
    }
  }
}
