import MaskKit
import MaskTestSupport
import Testing

/// Lines that go through as bytes come out as they do as strings.
struct PlainLinesTests {
  /// Lines with their ends, the last perhaps without one.
  private static func lines(
    for mask: MaskDefinition, _ random: inout RandomSource
  ) -> [(content: String, ending: String)] {
    let count = random.int(0...12)
    return (0..<count).map { index in
      // Values of the mask are mostly plain, other strings mostly not.
      let string =
        random.chance(95)
        ? RandomString.value(for: mask, &random) : RandomString.make(for: mask, &random)
      let content = String(
        String.UnicodeScalarView(
          string.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
      let isLast = index == count - 1
      return (content, random.pick("\n", "\n", "\r\n", isLast ? "" : "\n"))
    }
  }

  @Test func linesAreFormattedAsStrings() {
    var plain = 0
    let first = Rounds.firstSeed &+ 10_000_000
    for seed in first..<(first + UInt64(Rounds.count(6_000))) {
      var random = RandomSource(seed: seed)
      let definition = RandomMask.make(&random)
      guard let mask = try? Mask(definition) else { continue }
      let lines = Self.lines(for: definition, &random)
      let asValue = random.chance(30)
      let room = random.chance(70) ? 4_096 : random.int(0...60)
      var output = [UInt8](repeating: 0, count: room)
      let input = lines.flatMap { Array(($0.content + $0.ending).utf8) }
      let run = unsafe input.withUnsafeBytes { bytes in
        unsafe output.withUnsafeMutableBytes { room in
          unsafe mask.formatPlainLines(bytes, asValue: asValue, into: room)
        }
      }
      let done = lines.prefix(run.lines)
      let formatted = done.map { mask.formatted($0.content) }
      let expected = zip(formatted, done).map { (asValue ? $0.value : $0.text) + $1.ending }
      let read = done.reduce(0) { $0 + $1.content.utf8.count + $1.ending.utf8.count }
      plain += run.lines
      guard run.lines <= lines.count, !done.contains(where: { $0.ending.isEmpty }),
        formatted.allSatisfy({ $0.refused.isEmpty && !$0.value.isEmpty }), run.read == read,
        Array(output.prefix(run.written)) == Array(expected.joined().utf8)
      else {
        Issue.record(
          "seed \(seed), \(definition.json): \(lines) gives \(run) and \(output.prefix(run.written))"
        )
        return
      }
    }
    #expect(plain > 1_000, "hardly a line was plain")
  }

  /// What is plain goes through, and ends what is not.
  @Test func howFarItGoes() throws {
    let phone = try Mask(groups: "3-4-4")
    let rows: [(String, room: Int, lines: Int)] = [
      ("13800138000\n138-0013-8000\r\n1\n", 100, 3), ("1380\n1390", 100, 1), ("\n1380\n", 100, 0),
      ("1380\n13x0\n", 100, 1), ("1380\n１\n", 100, 1), ("1380\n138001380001\n", 100, 1),
      ("1380\r1\n1\n", 100, 2), ("1380\n1390\n", 15, 1), ("1380\n1390\n", 14, 0), ("", 100, 0),
      (String(repeating: "1 ", count: 5) + "\n2\n", 100, 2),
    ]
    for (text, room, lines) in rows {
      var output = [UInt8](repeating: 0, count: room)
      let run = unsafe Array(text.utf8).withUnsafeBytes { bytes in
        unsafe output.withUnsafeMutableBytes { room in
          unsafe phone.formatPlainLines(bytes, asValue: false, into: room)
        }
      }
      #expect(run.lines == lines, "\(text.debugDescription)")
    }
  }
}
