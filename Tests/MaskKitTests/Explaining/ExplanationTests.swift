import MaskKit
import MaskTestSupport
import Testing

@Suite struct ExplanationTests {
  /// An explanation in one line: the characters, each with a sign for its fate.
  static func brief(_ mask: Mask, _ string: String) -> String {
    mask.explain(string).steps.map { step in
      switch step.fate {
      case .slot(let slot): "\(step.folded)@\(slot)"
      case .literal: "\(step.character)literal"
      case .dropped: "\(step.character)dropped"
      case .invisible: "invisible"
      case .passedOver: "\(step.character)over"
      case .refused(let reason): "\(step.character)\(reason)"
      }
    }.joined(separator: " ")
  }

  @Test func everyFate() throws {
    var definition = MaskDefinition(groups: "1-2")
    definition.dropPrefixes = ["+86"]
    let mask = try Mask(definition)
    #expect(
      Self.brief(mask, "\u{202A}+86 1.\u{FF12}x 34")
        == "invisible +dropped 8dropped 6dropped  literal 1@0 .over 2@1 xnotAccepted  literal 3@2 4full"
    )
    #expect(Self.brief(mask, "1 23") == "1@0  literal 2@1 3@2")
    #expect(Self.brief(mask, "1️⃣e\u{301}") == "1️⃣notAccepted e\u{301}notAccepted")
    #expect(Self.brief(mask, "+86") == "+dropped 8dropped 6dropped")
    #expect(Self.brief(mask, "\u{200D}") == "invisible")
    #expect(Self.brief(mask, "") == "")
  }

  @Test func aRenderingIsReadByPosition() throws {
    let mask = try Mask(pattern: "+7 (7##) #")
    let whole = mask.explain("+7 (712) 3")
    #expect(whole.isRendering)
    #expect(
      Self.brief(mask, "+7 (712) 3")
        == "+literal 7literal  literal (literal 7literal 1@0 2@1 )literal  literal 3@2")
    #expect(!mask.explain("+7 (712) 3 4").isRendering)
    let suffix = try Mask(pattern: "1-##-1")
    #expect(Self.brief(suffix, "1-12-1") == "1literal -literal 1@0 2@1 -literal 1literal")
    #expect(Self.brief(suffix, "1-12") == "1literal -literal 1@0 2@1")
  }

  static let card: MaskDefinition = {
    func layout(_ groups: String, _ when: [String]?, _ lengths: [Int]? = nil) -> LayoutDefinition {
      var layout = LayoutDefinition()
      layout.groups = groups
      layout.when = when
      layout.lengths = lengths
      return layout
    }
    return MaskDefinition(
      LayoutDefinition(),
      alternatives: [
        layout("4-6-5", ["34", "37"]), layout("4-4-4-4-3", ["62"], [16, 19]),
        layout("4-4-4-4", nil),
      ])
  }()

  @Test(arguments: [
    ("", 0, Explanation.Choice.first), ("3", 0, .mayBegin), ("37", 0, .begins),
    ("378282246310005", 0, .complete), ("62", 1, .begins), ("6222021234567890", 1, .complete),
    ("4", 2, .begins), ("4242424242424242", 2, .complete),
  ])
  func whyALayoutAnswers(_ text: String, _ layout: Int, _ choice: Explanation.Choice) throws {
    let explanation = try Mask(Self.card).explain(text)
    #expect(explanation.layout == layout)
    #expect(explanation.choice == choice)
    #expect(try Mask(groups: "3-4-4").explain(text).choice == .only)
  }

  @Test func anExplanationAgreesWithTheEngine() throws {
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(400)) {
      let run = RandomRun(seed: seed, length: 5...15) { (try? Mask($0)) != nil }
      let mask = try Mask(run.mask)
      for edit in run.edits {
        guard let text = edit.text else { continue }
        for text in [text, mask.format(text), text + text] {
          Self.check(mask, text, "seed \(seed): \(run.mask.json), \(JSONText.quoted(text))")
        }
      }
    }
  }

  private static func check(_ mask: Mask, _ text: String, _ comment: String) {
    let explanation = mask.explain(text)
    let formatted = mask.formatted(text)
    #expect(explanation.text == formatted.text, "\(comment)")
    #expect(explanation.value == formatted.value, "\(comment)")
    #expect(explanation.state == formatted.state, "\(comment)")
    var offset = 0
    var slots: [Int] = []
    var value = ""
    var refused: [Refusal] = []
    for step in explanation.steps {
      #expect(step.offset == offset, "\(comment)")
      offset += step.character.utf16.count
      if case .slot(let slot) = step.fate {
        slots.append(slot)
        value += step.folded
      }
      if case .refused(let reason) = step.fate {
        refused.append(Refusal(offset: offset, character: "", reason: reason))
      }
    }
    let source = explanation.steps.map(\.character).joined()
    #expect(source.utf8.elementsEqual(text.utf8), "\(comment)")
    #expect(value.utf8.elementsEqual(formatted.value.utf8), "\(comment)")
    #expect(slots == slots.sorted() && Set(slots).count == slots.count, "\(comment)")
    #expect(refused.map(\.reason) == formatted.refused.map(\.reason), "\(comment)")
  }
}

extension FieldEdit {
  /// The text that the edit brings.
  fileprivate var text: String? {
    switch self {
    case .insert(let text), .paste(let text), .set(let text), .replace(_, let text, _): text
    default: nil
    }
  }
}
