import MaskKit
import MaskTestSupport
import Testing

/// The tools of the tests themselves.
struct SupportTests {
  @Test(arguments: [
    ("138 00|13", "138 0013", 6, 6), ("|", "", 0, 0), ("13\u{2039}8 0\u{203A}0", "138 00", 2, 5),
    ("\u{1F4DE}|1", "\u{1F4DE}1", 2, 2), ("12", "12", 2, 2),
  ])
  func caretNotation(_ notation: String, _ text: String, _ start: Int, _ end: Int) {
    let read = CaretText.read(notation)
    #expect(read.text == text && read.selection == TextRange(start, end))
    let written = CaretText.write(text, TextRange(start, end))
    #expect(CaretText.read(written).selection == TextRange(start, end))
  }

  @Test func oneSeedGivesOneRun() {
    let first = RandomRun(seed: 7, length: 50...50) { _ in true }
    let second = RandomRun(seed: 7, length: 50...50) { _ in true }
    #expect(first.mask == second.mask && first.edits == second.edits)
    let other = RandomRun(seed: 8, length: 50...50) { _ in true }
    #expect(first.mask != other.mask || first.edits != other.edits)
  }

  @Test func runsAreReadBackFromTheirLines() throws {
    for seed in UInt64(1)...100 {
      let run = RandomRun(seed: seed, length: 1...10) { _ in true }
      let line = try ReplayLine(json: ReplayText.line(id: "A", run.mask, run.edits))
      #expect(line.mask.json == run.mask.json)
      #expect(line.steps.map(\.json) == run.edits.map(\.json))
    }
  }

  /// The shrinker finds the two edits that matter among two hundred.
  @Test func shrinking() {
    let run = RandomRun(seed: 3, length: 200...200) { _ in true }
    let edits = run.edits + [.set("9"), .insert("77")] + run.edits
    let shortest = Shrinking.shortest(run.mask, edits) { _, edits in
      guard let set = edits.firstIndex(of: .set("9")) else { return false }
      return edits[set...].contains {
        if case .insert(let text) = $0 { text.contains("7") } else { false }
      }
    }
    #expect(shortest.edits == [.set("9"), .insert("7")])
  }

  @Test(arguments: [
    ("138", "1389", 4, 3, 3, "9"), ("11", "111", 1, 0, 0, "1"), ("11", "111", 3, 2, 2, "1"),
    ("11", "111", nil, 2, 2, "1"), ("138 0", "13 0", 2, 2, 3, ""), ("138 0", "13 0", nil, 2, 3, ""),
    ("\u{1F600}", "\u{1F601}", nil, 0, 2, "\u{1F601}"), ("12", "12", 1, 1, 1, ""),
  ])
  func reconciliation(
    _ old: String, _ new: String, _ caret: Int?, _ start: Int, _ end: Int, _ replacement: String
  ) {
    let difference = ReferenceMask.difference(from: old, to: new, caret: caret)
    #expect(difference.range == TextRange(start, end) && difference.replacement == replacement)
  }
}
