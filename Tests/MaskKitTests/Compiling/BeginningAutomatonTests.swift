import MaskTestSupport
import Testing

@testable import MaskKit
@testable import MaskTestSupport

/// The automaton of all beginnings against every beginning asked by itself.
@Suite("Beginnings")
struct BeginningAutomatonTests {
  /// The automaton for the beginnings of some alternatives; `nil` is one without `when`.
  private func automaton(
    _ when: [[String]?], greatestOpenCount: Int? = nil
  ) throws -> BeginningAutomaton? {
    var list = BeginningList()
    var notation = BeginningNotation()
    for (index, beginnings) in when.enumerated() {
      guard let beginnings else {
        list.addUnconditional(index)
        continue
      }
      for beginning in beginnings {
        try notation.read(beginning, limit: GroupNotation.greatestCapacity)
        list.add(notation, alternative: index)
      }
    }
    var builder = AutomatonBuilder(list)
    if let greatestOpenCount { builder.greatestOpenCount = greatestOpenCount }
    return builder.build()
  }

  private func answer(
    _ automaton: BeginningAutomaton, _ value: String
  ) -> BeginningAutomaton.Answer {
    var state = 0
    for scalar in value.unicodeScalars { state = automaton.next(state, scalar.value) }
    return automaton.answer(state)
  }

  private func check(_ when: [[String]?], _ values: [String], _ note: String) throws {
    let automaton = try #require(try automaton(when), "\(note) \(when)")
    for value in values {
      let scalars = Array(value.unicodeScalars)
      let answers = when.map { beginnings in
        ReferenceBeginning.answer(scalars, when: beginnings?.map(ReferenceBeginning.init))
      }
      let isSure = zip(when, answers).contains { $0 != nil && $1 == .yes }
      let taking = when.indices.filter { when[$0] != nil || !isSure }
      let found = answer(automaton, value)
      #expect(
        found.yes.map { Int($0) } == taking.filter { answers[$0] == .yes }, "\(note) \(value)")
      #expect(
        found.open.map { Int($0) } == taking.filter { answers[$0] != .no }, "\(note) \(value)")
      #expect(found.depth <= scalars.count, "\(note) \(value)")
    }
  }

  @Test("Random beginnings answer as each would by itself")
  func random() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var source = RandomSource(seed: seed)
    for round in 0..<300 {
      let when = (0..<source.int(1...5)).map { _ -> [String]? in
        source.chance(20) ? nil : (0..<source.int(1...6)).map { _ in beginning(&source) }
      }
      let values = (0..<60).map { _ in
        String(
          (0..<source.int(0...6)).map { _ in source.pick("0", "1", "2", "5", "9", "a", "é", "日") })
      }
      try check(when + [nil], values, "seed \(seed), round \(round):")
    }
  }

  /// As many as there are different ones, however many states have them.
  @Test("Every answer is kept once")
  func answersAreShared() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var source = RandomSource(seed: seed)
    for round in 0..<100 {
      let when = (0..<source.int(1...5)).map { _ -> [String]? in
        source.chance(20) ? nil : (0..<source.int(1...6)).map { _ in beginning(&source) }
      }
      let automaton = try #require(try automaton(when + [nil]))
      let answers = Set(automaton.answers.map { [$0.yes, $0.open] })
      #expect(answers.count == automaton.answers.count, "seed \(seed), round \(round): \(when)")
    }
  }

  private func beginning(_ source: inout RandomSource) -> String {
    func digits(_ count: Int, _ source: inout RandomSource) -> String {
      String((0..<count).map { _ in source.pick("0", "1", "2", "5", "9") })
    }
    if source.chance(50) {
      let count = source.int(1...5)
      let ends = [digits(count, &source), digits(count, &source)].sorted()
      return ends.joined(separator: "-")
    }
    return (0..<source.int(1...4)).map { _ in
      source.pick("1", "2", "a", "日", "[0-2]", "[15a-z]", "[!-~]", "[11-2]", "[é日]", "[а-яz]")
    }.joined()
  }

  @Test("Ends of a range that bound nothing")
  func freeEnds() throws {
    let values = ["3", "30", "300", "305", "3059", "306", "299", "4", "49999", "500", "29", "3a"]
    try check([["300-305"], ["400-499"], ["2999-3000", "29-30"], nil], values, "")
  }

  @Test("Overlaps that explode are refused, before memory is spent on them")
  func tooLarge() throws {
    // Behind each character any later one may be the last: 2^n states.
    let when = (0..<16).map { place -> [String]? in
      [
        String(repeating: "[01]", count: place) + "1"
          + String(repeating: "[01]", count: 16)
      ]
    }
    #expect(try automaton(when + [nil], greatestOpenCount: 50_000) == nil)
  }

  @Test("Tens of thousands of beginnings", .timeLimit(.minutes(1)))
  func manyBeginnings() throws {
    let when = (0..<8).map { alternative in
      (0..<4096).map { "\(alternative + 1)\(100_000 + $0 * 7)" } as [String]?
    }
    let automaton = try #require(try automaton(when + [nil]))
    #expect(answer(automaton, "3100007").yes == [2])
    #expect(answer(automaton, "3100008").yes == [8])
    #expect(answer(automaton, "31000").open == [2, 8])
  }
}
