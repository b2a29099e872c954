import Testing

@testable import MaskKit

/// Definitions that are far too large, or as large as they may be, are judged in a moment.
@Suite("Limits of definitions")
struct CompileLimitTests {
  private func issues(_ definition: MaskDefinition) -> [MaskIssue] {
    do throws(MaskError) {
      _ = try Mask(definition)
      return []
    } catch {
      return error.issues
    }
  }

  @Test("No more than a thousand errors are kept", .timeLimit(.minutes(1)))
  func manyIssues() {
    let zeros = Array(repeating: "0", count: 5000).joined(separator: "-")
    let issues = issues(MaskDefinition(groups: zeros))
    #expect(issues.count == 1001)
    #expect(issues.last?.code == "more")
    #expect(issues.last?.message == "4000 more errors are not listed")

    var layout = LayoutDefinition()
    layout.groups = "3"
    layout.lengths = Array(repeating: 4, count: 1001)
    #expect(self.issues(MaskDefinition(layout)).last?.message == "1 more error is not listed")
    layout.lengths = Array(repeating: 4, count: 1000)
    #expect(self.issues(MaskDefinition(layout)).count == 1000)
  }

  @Test("A set of many ranges", .timeLimit(.minutes(1)))
  func largeSet() throws {
    var set = String.UnicodeScalarView()
    for value in stride(from: UInt32(0x9000), to: 0x4000, by: -2) {
      if let scalar = Unicode.Scalar(value) { set.append(scalar) }
    }
    var layout = LayoutDefinition()
    layout.groups = "2"
    layout.accept = String(set)
    let mask = try Mask(MaskDefinition(layout))
    #expect(mask.fits("\u{4002}\u{9000}"))
    #expect(!mask.fits("\u{4003}"))
    #expect(!mask.fits("\u{9001}"))
    #expect(!mask.fits("\u{3FFE}"))
  }

  @Test("Ranges of a set may overlap, touch and stand in any order")
  func mergedRanges() throws {
    let set = try SetNotation.parse("я-ё\u{400}-\u{410}\u{405}-\u{420}\u{421}x-z-")
    for (scalar, isMember) in [
      (0x3FF, false), (0x400, true), (0x415, true), (0x421, true), (0x422, false), (0x44F, true),
      (0x451, true), (0x452, false), (0x2D, true), (0x79, true), (0x77, false),
    ] as [(UInt32, Bool)] {
      #expect(set.contains(scalar) == isMember, "U+\(String(scalar, radix: 16))")
    }
    #expect(set.ranges == [0x400...0x421, 0x44F...0x451])
    #expect(set.isSuperset(of: CharacterClass([0x401...0x420])))
    #expect(!set.isSuperset(of: CharacterClass([0x401...0x422])))
    #expect(set.intersects(0x422...0x44F))
    #expect(!set.intersects(0x422...0x44E))
  }

  @Test("Prefixes to drop: their number, their length, their order", .timeLimit(.minutes(1)))
  func droppedPrefixes() throws {
    var definition = MaskDefinition(groups: "3")
    definition.dropPrefixes = (0..<256).map { "+\($0)" }
    let kept = try Mask(definition).storage.droppedPrefixes
    #expect(kept.count == 256)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.scalars.count >= $1.scalars.count })
    definition.dropPrefixes.append("7")
    #expect(issues(definition).map(\.code) == ["drop-prefix"])
    definition.dropPrefixes = ["1", "+1", "1", "12", "+1 "]
    #expect(
      try Mask(definition).storage.droppedPrefixes.map {
        String($0.scalars.map { Character(Unicode.Scalar($0) ?? "?") })
      }
        == ["+1", "12", "1"])
    definition.dropPrefixes = [String(repeating: "1", count: 1024)]
    #expect(issues(definition).isEmpty)
    definition.dropPrefixes = [String(repeating: "1", count: 1025)]
    #expect(issues(definition).map(\.code) == ["drop-prefix"])
  }

  @Test("Notations of a million characters", .timeLimit(.minutes(1)))
  func longNotations() {
    let million = 1_000_000
    #expect(
      issues(MaskDefinition(pattern: String(repeating: "#", count: million))).map(\.code)
        == ["capacity"])
    #expect(
      issues(MaskDefinition(pattern: "#" + String(repeating: "/", count: million))).map(\.code)
        == ["literal-length"])
    #expect(
      issues(MaskDefinition(groups: String(repeating: "1-", count: million) + "1")).map(\.code)
        == ["capacity"])
    var first = LayoutDefinition()
    first.groups = "4"
    var last = first
    first.when = [
      String(repeating: "1", count: million), String(repeating: "[1]", count: million),
      String(repeating: "1", count: million) + "-" + String(repeating: "2", count: million),
    ]
    last.lengths = [1, 4]
    let found = issues(MaskDefinition(LayoutDefinition(), alternatives: [first, last]))
    #expect(
      found.map { "\($0.location) \($0.code)" } == [
        "alternatives[0].when[0]:4 when-slots", "alternatives[0].when[1]:12 when-slots",
        "alternatives[0].when[2]:4 when-slots",
      ])
  }

  @Test("Many slot symbols beside a long pattern", .timeLimit(.minutes(1)))
  func manySymbols() throws {
    var layout = LayoutDefinition()
    layout.classes = (0..<5000).compactMap { index in
      Unicode.Scalar(UInt32(0x4E00 + index)).map {
        ClassDefinition(symbol: String($0), set: index % 2 == 0 ? "0-9" : "a-z")
      }
    }
    // The first of two with one symbol counts.
    layout.classes?.append(ClassDefinition(symbol: "\u{4E00}", set: "X"))
    layout.pattern = "\u{4E00}\u{4E01}" + String(repeating: "/", count: 60_000) + "#"
    let mask = try Mask(MaskDefinition(layout))
    #expect(mask.capacity == 3)
    #expect(mask.fits("1a2"))
    #expect(!mask.fits("X"))
  }
}
