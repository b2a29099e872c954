import MaskKit
import Testing

/// What is wrong with a definition: which code, and in which place.
struct DefinitionIssueTests {
  /// A definition, and its issues as `place [code]`.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var definition: MaskDefinition
    var issues: [String]
    var testDescription: String { name }
  }

  private static func row(
    _ name: String, _ issues: [String], _ own: (inout LayoutDefinition) -> Void = { _ in },
    alternatives: [(inout LayoutDefinition) -> Void]? = nil,
    options: (inout MaskDefinition) -> Void = { _ in }
  ) -> Row {
    func layout(_ make: (inout LayoutDefinition) -> Void) -> LayoutDefinition {
      var layout = LayoutDefinition()
      make(&layout)
      return layout
    }
    var definition = MaskDefinition(layout(own), alternatives: alternatives?.map(layout))
    options(&definition)
    return Row(name: name, definition: definition, issues: issues)
  }

  static let rows: [Row] = [
    row("nothing", ["mask [layout]"]),
    row("both", ["pattern [exclusive-keys]"]) { ($0.groups, $0.pattern) = ("1", "#") },
    row("when alone", ["when [when-place]"]) { ($0.groups, $0.when) = ("1", ["1"]) },
    row(
      "group keys beside a pattern",
      ["separator", "separators", "prefix", "suffix", "accept", "maxDigits"].map {
        "\($0) [exclusive-keys]"
      }
    ) {
      $0.pattern = "#"
      ($0.separator, $0.separators, $0.prefix) = ("-", [], "")
      ($0.suffix, $0.accept, $0.maxDigits) = ("", "digit", 1)
    },
    row("group sizes", ["groups:0 [group-size]", "groups:4 [group-size]", "groups:7 [group-size]"])
    {
      $0.groups = "a-1-\u{E9}-0"
    },
    row("group size behind a hyphen", ["groups:2 [group-size]"]) { $0.groups = "3--4" },
    row("two kinds of separators", ["separators [exclusive-keys]"]) {
      ($0.groups, $0.separator, $0.separators) = ("1-1", "-", ["."])
    },
    row("too few separators", ["separators [separator-count]"]) {
      ($0.groups, $0.separators) = ("1-1-1", ["."])
    },
    row("separators after maxDigits", []) {
      ($0.groups, $0.separators, $0.maxDigits) = ("1-1-1", ["."], 2)
    },
    row("repeat without end", ["groups [max-digits]"]) { $0.groups = "4..." },
    row("more than the groups hold", ["maxDigits [max-digits]"]) {
      ($0.groups, $0.maxDigits) = ("4-4", 9)
    },
    row("as many as the groups hold", []) { ($0.groups, $0.maxDigits) = ("4-4", 8) },
    row("no slot", ["pattern [capacity]"]) { $0.pattern = "()" },
    row("escape at the end", ["pattern:3 [dangling-escape]"]) { $0.pattern = "\u{E9}#\\" },
    row("escape at the end of a set", ["accept:2 [dangling-escape]"]) {
      ($0.groups, $0.accept) = ("1", "ab\\")
    },
    row("reversed set", ["accept:2 [class-set]"]) { ($0.groups, $0.accept) = ("1", "\u{E9}z-a") },
    row("empty set", ["accept [class-set]"]) { ($0.groups, $0.accept) = ("1", "") },
    row("symbols", ["classes[0] [class-symbol]", "classes[2] [class-symbol]"]) {
      $0.pattern = "#"
      $0.classes = ["ab", "c", "\\"].map { ClassDefinition(symbol: $0, set: "1") }
    },
    row("set of a class", ["classes[1]:0 [class-set]"]) {
      $0.pattern = "#"
      $0.classes = [("c", "1"), ("d", "9-0")].map { ClassDefinition(symbol: $0, set: $1) }
    },
    row("lengths", ["lengths[0] [lengths]", "lengths[2] [lengths]"]) {
      ($0.groups, $0.lengths) = ("4", [0, 4, 5, 1])
    },
    row("no lengths", ["lengths [lengths]"]) { ($0.groups, $0.lengths) = ("4", []) },
    row("suffix that is data", ["suffix [suffix]"]) {
      ($0.groups, $0.lengths, $0.suffix) = ("4", [3, 4], "-9")
    },
    row("suffix behind a full value", []) { ($0.groups, $0.suffix) = ("4", "-9") },
    row("no alternatives", ["alternatives [alternative-count]"], alternatives: []),
    row(
      "own layout beside alternatives", ["groups [exclusive-keys]", "when [when-place]"],
      { ($0.groups, $0.when) = ("4", ["1"]) }, alternatives: [{ $0.groups = "4" }]),
    row(
      "the last with when", ["alternatives[0].when [when-last]"],
      alternatives: [{ ($0.groups, $0.when) = ("4", ["1"]) }]),
    row(
      "wrong beginnings",
      (0...7).map { "alternatives[0].when[\($0)]" }.enumerated().map { index, place in
        place + ["", "", "", ":1", ":0", ":1", ":0", ":1"][index] + " [when]"
      },
      alternatives: [
        {
          $0.groups = "4"
          $0.when = ["", "1-22", "2-1", "1[2", "\\", "1[]", "[2-1]", "1[2-"]
        }, { $0.groups = "3" },
      ]),
    row(
      "classes of an alternative", ["alternatives[0].classes[0] [class-set]"],
      alternatives: [
        {
          $0.pattern = "#"
          $0.classes = [ClassDefinition(symbol: "c", set: "")]
        }, { $0.groups = "2" },
      ]),
    row(
      "no beginnings", ["alternatives[0].when [when]"],
      alternatives: [{ ($0.groups, $0.when) = ("4", []) }, { $0.groups = "3" }]),
    row(
      "beginnings that the slots do not take",
      ["alternatives[0].when[0]:1 [when-slots]", "alternatives[0].when[1]:2 [when-slots]"],
      alternatives: [{ ($0.groups, $0.when) = ("2", ["1a", "123"]) }, { $0.groups = "3" }]),
    row(
      "beginnings that the slots just take", [],
      alternatives: [
        {
          ($0.groups, $0.accept) = ("2", "1\u{7F}\u{80}")
          $0.when = ["\u{7F}", "1\u{80}", "[x-\u{7F}]", "[\u{80}-\u{90}]1"]
        }, { $0.groups = "3" },
      ]),
    row(
      "never chosen", ["alternatives[1] [unreachable]"],
      alternatives: [{ $0.groups = "4" }, { $0.groups = "2-2" }, { $0.groups = "5" }]),
    row(
      "chosen for a longer value", [],
      alternatives: [
        { ($0.groups, $0.lengths) = ("2", [2]) }, { ($0.groups, $0.lengths) = ("3", [2]) },
      ]),
    row(
      "redaction",
      ["redact.with [redact]", "redact.keepFirst [redact]", "redact.keepLast [redact]"],
      { $0.groups = "4" },
      options: { $0.redaction = Redaction(keepFirst: -1, keepLast: -1, with: "") }
    ),
    row(
      "prefixes", ["dropPrefixes[1] [drop-prefix]"], { $0.groups = "4" },
      options: { $0.dropPrefixes = ["+1", " -", "a"] }),
  ]

  @Test(arguments: rows)
  func issues(_ row: Row) {
    do {
      _ = try Mask(row.definition)
      #expect(row.issues == [])
    } catch {
      #expect(error.issues.map { "\($0.location) [\($0.code)]" } == row.issues)
      for issue in error.issues {
        #expect(issue.severity == .error)
        #expect(issue.description == "\(issue.location): error: \(issue.message) [\(issue.code)]")
      }
      #expect(error.description == error.issues.map(\.description).joined(separator: "\n"))
    }
  }

  @Test(arguments: [
    ("reversed", "b-a", "\"b-a\""), ("empty", "", "\"\""), ("escape", "\\", "\"\\\""),
  ])
  func foundInSets(_ name: String, _ set: String, _ found: String) throws {
    var definition = MaskDefinition(groups: "1")
    definition.layout.accept = set
    let error = try #require(throws: MaskError.self) { try Mask(definition) }
    #expect(error.issues.map(\.found) == [found])
  }

  /// Where literals may be read as data.
  @Test(arguments: [
    ("#-#", []), ("1#", ["pattern"]), ("#1#", ["pattern"]), ("#1", ["pattern"]), ("a#", []),
    ("\u{661}#", ["pattern"]), ("#\u{200B}", []),
  ])
  func patternWarnings(_ pattern: String, _ places: [String]) throws {
    #expect(try Mask(pattern: pattern).warnings.map(\.location.description) == places)
  }

  @Test func groupWarnings() throws {
    var layout = LayoutDefinition()
    layout.groups = "1-1-1"
    layout.prefix = "1"
    layout.separators = ["-", "2"]
    layout.suffix = "3"
    let mask = try Mask(MaskDefinition(layout))
    #expect(mask.warnings.map(\.location.description) == ["prefix", "separators[1]", "suffix"])
    #expect(mask.warnings.map(\.found) == ["\"1\"", "\"2\"", "\"3\""])
    #expect(mask.warnings.allSatisfy { $0.severity == .warning && $0.code == "literal-data" })

    var own = LayoutDefinition()
    own.separator = "0"
    var first = LayoutDefinition()
    first.groups = "2-2"
    first.prefix = "7"
    var last = LayoutDefinition()
    last.groups = "3-3"
    let several = try Mask(MaskDefinition(own, alternatives: [first, last]))
    #expect(
      several.warnings.map(\.location.description) == ["alternatives[0].prefix", "separator"])
  }

  /// Sets that nothing which comes in can fill, and beginnings that no value can have.
  @Test(arguments: [
    ("a-f", LetterCase.upper, ["accept dead-slot"]), ("A-F", .lower, ["accept dead-slot"]),
    ("a-f", nil, []), ("a-f0", .upper, []), ("a-f\u{DF}", .upper, []),
    ("\u{FF11}\u{FF12}", nil, ["accept dead-slot"]),
    ("\u{660}-\u{669}", nil, ["accept dead-slot"]), ("\u{200E}", nil, ["accept dead-slot"]),
    ("\u{660}-\u{66A}", nil, []), ("letter", .upper, []), ("hex", .lower, []),
  ])
  func deadSlots(_ set: String, _ letterCase: LetterCase?, _ issues: [String]) throws {
    var definition = MaskDefinition(groups: "2")
    definition.layout.accept = set
    definition.letterCase = letterCase
    #expect(Self.codes(try Mask(definition)) == issues)
    // What is said is so.
    guard !issues.isEmpty else { return }
    let typed = String(set.unicodeScalars.filter { $0 != "-" })
    #expect(try Mask(definition).formatted(typed).value.isEmpty)
  }

  @Test func deadClassesAndBeginnings() throws {
    var own = LayoutDefinition()
    own.classes = [
      ClassDefinition(symbol: "x", set: "x"), ClassDefinition(symbol: "y", set: "y"),
    ]
    var first = LayoutDefinition()
    first.pattern = "@@x"
    first.when = ["AB", "A[bB]", "A[a-c]", "ab"]
    var last = LayoutDefinition()
    last.pattern = "@@@"
    var definition = MaskDefinition(own, alternatives: [first, last])
    definition.letterCase = .upper
    #expect(
      Self.codes(try Mask(definition)) == [
        "classes[0] dead-slot", "alternatives[0].when[2]:1 dead-beginning",
      ])
    definition.letterCase = nil
    #expect(Self.codes(try Mask(definition)) == [])
  }

  /// Sets that look like names.
  @Test(arguments: [
    ("digits", "digit"), ("Digit", "digit"), ("letters", "letter"), ("leter", "letter"),
    ("lettre", "letter"), ("alphanumerc", "alphanumeric"), ("HEX", "hex"), ("numeric", "digit"),
    ("hexadecimal", "hex"), ("digit", nil), ("abc", nil), ("0-9a-f", nil), ("xyz", nil),
    ("ledger", nil), ("hey", nil),
  ])
  func setNames(_ accept: String, _ name: String?) throws {
    var definition = MaskDefinition(groups: "2")
    definition.layout.accept = accept
    let warnings = try Mask(definition).warnings
    #expect(Self.codes(try Mask(definition)) == (name == nil ? [] : ["accept set-name"]))
    #expect(warnings.first?.expected == name.map { "\"\($0)\"" })
  }

  private static func codes(_ mask: Mask) -> [String] {
    mask.warnings.map { "\($0.location) \($0.code)" }
  }

  /// A default is judged by the slots of every alternative, and named once.
  @Test func warningsOfDefaults() throws {
    var own = LayoutDefinition()
    own.separator = "a"
    var digits = LayoutDefinition()
    digits.groups = "2-2"
    var letters = LayoutDefinition()
    letters.groups = "3-3"
    letters.accept = "letter"
    let mask = try Mask(MaskDefinition(own, alternatives: [digits, letters, letters.longer]))
    #expect(mask.warnings.map(\.location.description) == ["separator"])
  }

  @Test func tooManyAlternativesAreCounted() throws {
    var layout = LayoutDefinition()
    layout.groups = "1"
    let definition = MaskDefinition(
      LayoutDefinition(), alternatives: Array(repeating: layout, count: 300))
    let error = try #require(throws: MaskError.self) { try Mask(definition) }
    #expect(error.issues.first?.message.hasSuffix("at the most, not 300") == true)
  }
}

extension LayoutDefinition {
  fileprivate var longer: LayoutDefinition {
    var copy = self
    copy.groups = "4-4"
    return copy
  }
}
