import MaskTestSupport
import Testing

@testable import MaskKit
@testable import MaskTestSupport

/// The straight path of an insertion: it is taken wherever an edit is plain, and then gives what
/// the contract says.
struct StraightPathTests {
  static func mask(
    _ groups: String, _ change: (inout MaskDefinition) -> Void = { _ in }
  ) -> MaskDefinition {
    var definition = MaskDefinition(groups: groups)
    change(&definition)
    return definition
  }

  static let masks: [MaskDefinition] = [
    mask("3-4-4") { $0.dropPrefixes = ["+86", "0086", "86"] },
    mask("4...") {
      $0.layout.maxDigits = 20
      $0.layout.prefix = "("
      $0.layout.suffix = ")"
      $0.isEager = true
    },
    mask("5-5-5-5") {
      $0.layout.accept = "letter"
      $0.layout.separator = "@"
      $0.layout.lengths = [17, 20]
      $0.letterCase = .upper
      $0.dropPrefixes = ["x", "AB"]
    },
    mask("2-2") {
      $0.layout.accept = "alphanumeric"
      $0.layout.separator = "~"
      $0.letterCase = .lower
      $0.showPrefix = .always
      $0.layout.prefix = "$ "
    },
    // Literals that could be data: then a whole text may be what the mask shows.
    mask("2-2-2") {
      $0.layout.separator = "1"
      $0.layout.prefix = "0"
    },
    mask("9-9") { $0.layout.accept = "/09:@AZ[`az{~\u{E9}" },
    {
      var american = LayoutDefinition()
      american.when = ["34", "37"]
      american.groups = "4-6-5"
      var other = LayoutDefinition()
      other.groups = "4-4-4-4-3"
      other.lengths = [13, 16, 19]
      return MaskDefinition(LayoutDefinition(), alternatives: [american, other])
    }(),
  ]

  @Test(arguments: masks)
  func plainEdits(_ definition: MaskDefinition) throws {
    let mask = try Mask(definition)
    let model = ReferenceMask(definition)
    let seeds = Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(300))
    var straight = 0
    for seed in seeds {
      var random = RandomSource(seed: seed)
      let before = Situation(model, &random)
      let (isTaken, after) = try before.insertStraight(mask)
      let expected = model.edited(
        ReferenceMask.State(value: before.value, selection: before.range), before.range,
        before.replacement, before.intent)
      #expect(isTaken == before.isPlain(expected.state.value), "seed \(seed): \(before)")
      guard let after else { continue }
      straight += 1
      #expect(Array(after.value.unicodeScalars) == expected.state.value, "seed \(seed): \(before)")
      #expect(after.selection == expected.state.selection, "seed \(seed): \(before)")
      #expect(after.changed == (expected.state.value != before.value), "seed \(seed): \(before)")
      #expect(expected.refused.isEmpty, "seed \(seed): \(before)")
    }
    #expect(straight > seeds.count / 5)
  }

  /// A prefix is dropped whatever stands in front of it that does not count.
  @Test(arguments: masks)
  func everyCharacterBeforeAPrefix(_ definition: MaskDefinition) throws {
    let mask = try Mask(definition)
    let model = ReferenceMask(definition)
    for value in UInt8(0)..<0x80 {
      for (prefix, rest) in (definition.dropPrefixes + [""]).flatMap({
        [($0, "13800138000"), ($0, "138"), ($0, "aB")]
      }) {
        let text = "\(Unicode.Scalar(value))\(prefix)\(rest)"
        let seen = mask.formatted(text)
        let expected = model.formatted(text)
        #expect(seen.value == expected.value, "\(text.debugDescription)")
        #expect(Array(seen.refused) == expected.refused, "\(text.debugDescription)")
      }
    }
  }

  /// A value that needs no more than a count is rendered, and its text is read back, without a
  /// search; the outcome is that of the search.
  @Test(arguments: masks)
  func plainValues(_ definition: MaskDefinition) throws {
    let storage = try Mask(definition).storage
    let model = ReferenceMask(definition)
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(100)) {
      var random = RandomSource(seed: seed)
      let situation = Situation(model, &random)
      let value = ReferenceText.string(situation.value)
      let isPlain = situation.value.allSatisfy(\.isASCII) && !value.isEmpty
      let searched = try #require(FieldContent(storage, value: value))
      var set = FieldContent(storage)
      #expect(set.setStraight(value, count: searched.count, storage) == isPlain, "\(value)")
      if isPlain { set.selection = searched.selection }
      #expect(set == (isPlain ? searched : FieldContent(storage)), "\(value)")
      // A string of up to 15 bytes allocates nothing: there is nothing to spare.
      #expect(
        searched.isEditedInPlace(storage)
          == (isPlain && value.utf8.count > 15 && model.layouts.count == 1), "\(value)")
      // What is read back is ASCII.
      guard situation.value.allSatisfy(\.isASCII) else { continue }
      let text = searched.rendered.text
      let others = [text + "1", String(text.dropLast()), "x" + text, text.uppercased() + "!", ""]
      for shown in [text] + others {
        let read = FieldContent(storage, value: value, shown: shown)
        #expect((read != nil) == (isPlain && shown == text), "\(shown)")
        if let read { #expect(read == searched, "\(shown)") }
      }
    }
  }
}

/// An insertion that may be plain.
private struct Situation {
  let model: ReferenceMask
  var value: [Unicode.Scalar]
  var range: TextRange
  var replacement: String
  var intent: EditIntent
  /// The characters of the value in the range.
  var first: Int
  var last: Int

  init(_ model: ReferenceMask, _ random: inout RandomSource) {
    self.model = model
    let definition = model.definition
    var data = Array("0123456789abcxABXYZ/:@[`{~".unicodeScalars).filter { scalar in
      ReferenceText.folded(scalar, definition.letterCase).map { model.accepts($0) } ?? false
    }
    if random.chance(3) { data.append("\u{E9}") }
    var value: [Unicode.Scalar] = []
    let wanted = random.chance(40) ? random.int(0...3) : random.int(0...model.greatestCapacity)
    for _ in 0..<wanted {
      let next = ReferenceText.folded(random.pick(from: data) ?? "1", definition.letterCase) ?? "1"
      if model.isAdmissible(value + [next]) { value.append(next) }
    }
    self.value = value
    let rendering = model.rendering(value)
    let ends = (0..<2).map { _ in random.int(0...value.count) }.sorted()
    (first, last) = random.chance(50) ? (ends[0], ends[1]) : (ends[0], ends[0])
    if random.chance(20) { (first, last) = (0, value.count) }
    if random.chance(30) { (first, last) = (value.count, value.count) }
    range = TextRange(
      first == last ? rendering.left(first) : rendering.right(first), rendering.left(last))
    let junk = Array(" -+.,()$%&!\"*;<=>?\\]^_|}\t\u{7F}1aZ/0:@[`{~\u{E9}\u{FF11}".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<random.pick(1, 1, 1, 2, 3, 9, 16) {
      text.append((random.chance(80) ? random.pick(from: data) : random.pick(from: junk)) ?? "1")
    }
    replacement = String(text)
    if first < last, random.chance(10) { replacement = ReferenceText.string(value[first..<last]) }
    intent = random.pick(.insert, .paste)
  }

  /// What the editor does: whether it took the straight path, and what the field holds then.
  func insertStraight(
    _ mask: Mask
  ) throws -> (isTaken: Bool, after: (value: String, selection: TextRange, changed: Bool)?) {
    let editor = Editor(mask: mask)
    let before = try #require(
      FieldContent(mask.storage, value: ReferenceText.string(value)))
    var content = before
    let site = editor.site(range, content)
    #expect(site.first == first && site.last == last)
    guard let outcome = editor.insertStraight(&content, site, replacement, intent) else {
      #expect(content == before)
      return (false, nil)
    }
    #expect(outcome.refused.isEmpty)
    return (true, (content.value, content.selection, outcome.changedValue))
  }

  /// Whether the insertion is plain, if it gives this value.
  func isPlain(_ after: [Unicode.Scalar]) -> Bool {
    let letterCase = model.definition.letterCase
    let typed = Array(replacement.unicodeScalars)
    let folded = typed.compactMap { ReferenceText.folded($0, letterCase) }
    let own = model.layouts.flatMap { ReferenceText.folded($0.literals, letterCase) }
    guard typed.allSatisfy(\.isASCII), value.allSatisfy(\.isASCII) else { return false }
    // Behind the characters of an alternative others may be read otherwise.
    if last < value.count, model.layouts.count > 1 { return false }
    let data = folded.filter { model.accepts($0) }
    let isQuiet = folded.allSatisfy {
      model.accepts($0) || own.contains($0) || $0 == "+" || ReferenceText.isSpaceOrPunctuation($0)
    }
    guard isQuiet, !data.isEmpty else { return false }
    if first == 0, last == value.count, intent == .paste || typed.count > 1 {
      if own.contains(where: { model.accepts($0) }) { return false }
      let beginning = folded.first(where: ReferenceMask.counts)
      if intent == .paste, model.droppable.contains(where: { $0.first == beginning }) {
        return false
      }
    }
    return after.count == value.count - (last - first) + data.count
  }
}

extension Situation: CustomStringConvertible {
  var description: String {
    "\(CaretText.write(model.rendering(value).text, range)) \(intent)"
      + " \(JSONText.quoted(replacement))"
  }
}

extension ReferenceMask {
  /// Whether some slot accepts a scalar.
  fileprivate func accepts(_ scalar: Unicode.Scalar) -> Bool {
    layouts.contains { $0.slots.contains { $0.accepts(scalar) } }
  }
}
