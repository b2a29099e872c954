import MaskKit
import Testing

/// Wrong definitions, and everything that is said about them.
@Suite("Wrong definitions")
struct CompileIssueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var definition: MaskDefinition
    /// The places and codes, in order.
    var issues: [String]
    var testDescription: String { issues.joined(separator: ", ") }
  }

  @Test("Everything wrong is reported at once", arguments: rows)
  func issues(_ row: Row) {
    do throws(MaskError) {
      _ = try Mask(row.definition)
      Issue.record("No error for \(row.issues)")
    } catch {
      #expect(error.issues.map { "\($0.location) \($0.code)" } == row.issues)
    }
  }

  static func layout(_ change: (inout LayoutDefinition) -> Void) -> LayoutDefinition {
    var layout = LayoutDefinition()
    change(&layout)
    return layout
  }

  static func mask(_ layouts: LayoutDefinition...) -> MaskDefinition {
    layouts.count == 1
      ? MaskDefinition(layouts[0]) : MaskDefinition(LayoutDefinition(), alternatives: layouts)
  }

  static let rows: [Row] = [
    Row(
      definition: mask(
        layout {
          $0.groups = "2-2"
          $0.separators = []
          $0.lengths = [9]
          $0.when = ["x", "3-", "12345", "[5"]
        }, layout { $0.groups = "4" }),
      issues: [
        "alternatives[0].separators separator-count", "alternatives[0].lengths[0] lengths",
        "alternatives[0].when[0]:0 when-slots", "alternatives[0].when[1]:1 when-slots",
        "alternatives[0].when[2]:4 when-slots", "alternatives[0].when[3]:0 when",
      ]),
    Row(
      definition: mask(
        layout {
          $0.groups = "2-0"
          $0.accept = ""
          $0.lengths = [0, 2, 1025]
          $0.when = ["", "x", "3-1"]
        }, layout { $0.groups = "4" }),
      issues: [
        "alternatives[0].groups:2 group-size", "alternatives[0].accept class-set",
        "alternatives[0].lengths[0] lengths", "alternatives[0].lengths[2] lengths",
        "alternatives[0].when[0] when", "alternatives[0].when[2] when",
      ]),
    Row(
      definition: mask(
        layout {
          $0.groups = "2-2"
          $0.separator = "-"
          $0.separators = ["-"]
          $0.lengths = [2]
          $0.suffix = "7"
        }),
      issues: ["separators exclusive-keys", "suffix suffix"]),
    Row(
      definition: mask(
        layout {
          $0.pattern = "##\\"
          $0.prefix = "x"
          $0.lengths = []
        }),
      issues: ["prefix exclusive-keys", "pattern:2 dangling-escape", "lengths lengths"]),
    Row(
      definition: mask(
        layout {
          $0.pattern = "##"
          $0.classes = [
            ClassDefinition(symbol: "XY", set: "0"), ClassDefinition(symbol: "X", set: "9-0"),
          ]
        }),
      issues: ["classes[0] class-symbol", "classes[1]:0 class-set"]),
    Row(
      definition: mask(
        layout {
          $0.when = ["111-122"]
          $0.groups = "2-1-2"
          $0.lengths = [4]
        },
        layout {
          $0.when = ["12"]
          $0.groups = "1-1"
          $0.lengths = [1]
        },
        layout {
          $0.groups = "3-3"
          $0.lengths = [2, 3]
        }),
      issues: ["alternatives[1] unreachable"]),
  ]

  @Test("Classes of the mask are judged once for all alternatives")
  func classesOnce() throws {
    var own = LayoutDefinition()
    own.classes = [ClassDefinition(symbol: "X", set: "")]
    let alternative = Self.layout { $0.pattern = "X#" }
    let definition = MaskDefinition(own, alternatives: [alternative, alternative])
    let error = #expect(throws: MaskError.self) { try Mask(definition) }
    #expect(error?.issues.map { "\($0.location) \($0.code)" } == ["classes[0] class-set"])
  }

  @Test("An escape ends a range of a beginning's class")
  func escapedEnd() throws {
    var own = LayoutDefinition()
    own.classes = [ClassDefinition(symbol: "X", set: "A-_")]
    let mask = try Mask(
      MaskDefinition(
        own,
        alternatives: [
          Self.layout {
            $0.when = ["[Z-\\]]"]
            $0.pattern = "X-#"
          },
          Self.layout { $0.pattern = "X#/##" },
        ]))
    for (value, text) in [("[1", "[-1"), ("]1", "]-1"), ("Z1", "Z-1"), ("Y123", "Y1/23")] {
      #expect(mask.format(value) == text)
    }
    #expect(mask.format("^123") == "^1/23")
  }
}
