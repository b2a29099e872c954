import MaskKit
import MaskTestSupport
import Testing

/// What a mask says about strings and values, against the reference model.
struct AnswerTests {
  /// Goes through random masks that the engine takes, with a source of choices for each.
  private func forEachMask(
    _ rounds: Int, from first: UInt64,
    _ body: (MaskDefinition, Mask, ReferenceMask, inout RandomSource) -> String?
  ) {
    let first = Rounds.firstSeed &+ first
    for seed in first..<(first + UInt64(Rounds.count(rounds))) {
      var random = RandomSource(seed: seed)
      let definition = RandomMask.make(&random)
      guard let mask = try? Mask(definition) else { continue }
      if let failure = body(definition, mask, ReferenceMask(definition), &random) {
        Issue.record("seed \(seed), \(definition.json): \(failure)")
        return
      }
    }
  }

  private func same(_ one: String, _ other: String) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }

  @Test func formatting() {
    forEachMask(1500, from: 2_000_000) { definition, mask, model, random in
      for _ in 0..<6 {
        let string = RandomString.make(for: definition, &random)
        let seen = mask.formatted(string)
        let expected = model.formatted(string)
        let refusals = Array(seen.refused)
        guard same(seen.text, expected.text), same(seen.value, expected.value),
          same(mask.format(string), expected.text), same(mask.value(of: string), expected.value),
          refusals == expected.refused, seen.refused.isEmpty == refusals.isEmpty,
          seen.refused.first == refusals.first, seen.state == model.state(of: expected.value),
          mask.isComplete(string) == (model.state(of: expected.value) == .complete)
        else {
          return "\(JSONText.quoted(string)) gives \(seen.text), \(seen.value), \(refusals);"
            + " the model \(expected)"
        }
      }
      return nil
    }
  }

  @Test func values() {
    forEachMask(1500, from: 3_000_000) { definition, mask, model, random in
      for _ in 0..<6 {
        let value = RandomString.value(for: definition, &random)
        let text = model.render(value)
        guard mask.fits(value) == (text != nil) else {
          return "\(JSONText.quoted(value)) fits: \(mask.fits(value))"
        }
        guard let text else {
          guard mask.state(of: value) == (value.isEmpty ? .empty : .invalid) else {
            return "\(JSONText.quoted(value)) does not fit and is \(mask.state(of: value))"
          }
          continue
        }
        guard same(mask.render(value), text), mask.state(of: value) == model.state(of: value)
        else {
          return "\(JSONText.quoted(value)): \(mask.render(value)) \(mask.state(of: value));"
            + " the model \(text) \(model.state(of: value))"
        }
        let rest = mask.rest(after: value)
        guard same(rest, model.rest(after: value, slot: "_")) else {
          return "the rest of \(text) is \(rest), \(model.rest(after: value, slot: "_"))"
        }
        guard let field = MaskField(mask, value: value), same(field.text, text),
          same(field.value, value)
        else { return "no field with \(JSONText.quoted(value))" }
        guard field.valueSelection == model.ranks(value, field.selection) else {
          return "\(field.selection) in \(text) is \(field.valueSelection)"
        }
      }
      return nil
    }
  }

  @Test func redaction() {
    forEachMask(600, from: 4_000_000) { definition, _, model, random in
      var definition = definition
      definition.redaction = Redaction(
        keepFirst: random.int(0...4), keepLast: random.int(0...4),
        with: random.pick("*", "\u{2022}"))
      guard let rule = definition.redaction, let mask = try? Mask(definition) else { return nil }
      for _ in 0..<4 {
        let value = RandomString.value(for: definition, &random)
        guard mask.fits(value) else { continue }
        let redacted = mask.redacted(value)
        guard same(redacted, model.redacted(value, rule)) else {
          return "\(JSONText.quoted(value)) is redacted to \(redacted) by \(rule)"
        }
      }
      return nil
    }
  }

  /// The least number of characters to come, against trying all.
  @Test func missing() {
    forEachMask(1200, from: 5_000_000) { definition, mask, model, random in
      guard mask.capacity <= 4, model.takesDigitsOnly, definition.alternatives == nil else {
        return nil
      }
      for _ in 0..<4 {
        let value = RandomString.value(for: definition, &random)
        guard mask.fits(value), mask.state(of: value) != .invalid else { continue }
        guard mask.missing(after: value) == model.missingDigits(after: value) else {
          return
            "\(JSONText.quoted(value)) misses \(String(describing: mask.missing(after: value))),"
            + " \(String(describing: model.missingDigits(after: value)))"
        }
      }
      return nil
    }
  }

  /// An edit of a text alone gives what a field gives that shows the text.
  @Test func editsOfTexts() {
    forEachMask(1000, from: 6_000_000) { definition, mask, _, random in
      var field = MaskField(mask)
      var model = ReferenceField(ReferenceMask(definition))
      for _ in 0..<12 {
        let edit = RandomEdit.make(for: model, definition, masks: [], &random)
        if case .replace(let range, let text, let selection) = edit,
          let shown = MaskField(mask, value: field.value),
          same(MaskField(mask, shown: field.text).value, field.value)
        {
          let reported = selection ?? field.selection
          let edited = mask.edit(field.text, replacing: range, with: text, selection: reported)
          var expected = shown
          expected.select(reported)
          if !reported.isWithin(shown.text.utf16.count) { expected = shown }
          expected.replace(range, with: text, selection: reported)
          guard edited.text == expected.text, edited.value == expected.value,
            edited.selection == expected.selection, Array(edited.refused) == Array(expected.refused)
          else {
            return "\(edit) of \(field.text): \(edited.text) \(edited.selection), a field"
              + " \(expected.text) \(expected.selection)"
          }
        }
        model.apply(edit)
        var engine = EngineField(field)
        engine.apply(edit)
        field = engine.field
      }
      return nil
    }
  }

  @Test func reconciliation() {
    forEachMask(1000, from: 7_000_000) { definition, _, model, random in
      let strings = (0..<2).map { _ in
        random.chance(50)
          ? RandomString.make(for: definition, &random)
          : model.formatted(RandomString.make(for: definition, &random)).text
      }
      let caret = random.chance(60) ? random.int(-1...(strings[1].utf16.count + 1)) : nil
      let seen = TextChange(from: strings[0], to: strings[1], caret: caret)
      let expected = ReferenceMask.difference(from: strings[0], to: strings[1], caret: caret)
      guard seen.range == expected.range, same(seen.replacement, expected.replacement) else {
        return "from \(JSONText.quoted(strings[0])) to \(JSONText.quoted(strings[1])) with"
          + " \(String(describing: caret)): \(seen), the model \(expected)"
      }
      return nil
    }
  }

  /// A field follows a host's text as the model follows the difference.
  @Test func fieldsFollowTheirHosts() {
    forEachMask(1000, from: 8_000_000) { definition, mask, _, random in
      var field = MaskField(mask)
      var model = ReferenceField(ReferenceMask(definition))
      for _ in 0..<10 {
        // What an input method might have made of the text.
        var text = Array(field.text.unicodeScalars)
        let typed = Array(RandomString.make(for: definition, &random).unicodeScalars)
        let start = random.int(0...text.count)
        let end = random.chance(60) ? start : random.int(start...text.count)
        text.replaceSubrange(start..<end, with: random.chance(20) ? [] : typed)
        var string = String.UnicodeScalarView()
        string.append(contentsOf: text)
        let caret = random.chance(60) ? random.int(0...String(string).utf16.count) : nil
        let change = ReferenceMask.difference(from: model.text, to: String(string), caret: caret)
        field.reconcile(to: String(string), caret: caret)
        model.replace(change.range, with: change.replacement)
        guard EngineField(field).snapshot == model.snapshot else {
          return "\(JSONText.quoted(String(string))) with \(String(describing: caret)):"
            + " \(EngineField(field).snapshot), the model \(model.snapshot)"
        }
      }
      return nil
    }
  }

  /// Whatever text a host hands in, it is read and edited as the model does it.
  @Test func editsOfForeignTexts() {
    forEachMask(800, from: 9_000_000) { definition, mask, model, random in
      for _ in 0..<6 {
        let text = shown(definition, model, &random)
        let length = text.utf16.count
        func range(_ random: inout RandomSource) -> TextRange {
          let start = random.int(-1...(length + 1))
          if random.chance(30) { return TextRange(caret: start) }
          let end = random.int(-1...(length + 1))
          return random.chance(90)
            ? TextRange(min(start, end), max(start, end)) : TextRange(start, end)
        }
        let replaced = range(&random)
        let selection =
          random.pick(nil, replaced, TextRange(caret: replaced.start), range(&random))
        let string = random.chance(30) ? "" : RandomString.make(for: definition, &random)
        let edited = mask.edit(text, replacing: replaced, with: string, selection: selection)
        let expected = model.edited(shown: text, replaced, string, selection: selection)
        guard same(edited.text, expected.text), same(edited.value, expected.value),
          edited.selection == expected.selection, edited.state == expected.state,
          Array(edited.refused) == expected.refused
        else {
          return "\(JSONText.quoted(text)) at \(replaced) with \(JSONText.quoted(string)) and"
            + " \(String(describing: selection)): \(JSONText.quoted(edited.text))"
            + " \(JSONText.quoted(edited.value)) \(edited.selection); the model \(expected.snapshot)"
        }
      }
      return nil
    }
  }

  /// A text as a host might show it: the mask's own, the same in another style, or any other.
  private func shown(
    _ definition: MaskDefinition, _ model: ReferenceMask, _ random: inout RandomSource
  ) -> String {
    if random.chance(40) { return RandomString.make(for: definition, &random) }
    var definition = definition
    definition.isEager = random.chance(50)
    let value = RandomString.value(for: definition, &random)
    return ReferenceMask(definition).render(value) ?? model.formatted(value).text
  }
}
