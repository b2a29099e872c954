import MaskKit
import Masks
import MaskTestSupport
import Testing

@testable import maskdemo

@Suite struct FieldStateTests {
  private func field(_ mask: String, _ script: String) throws -> FieldState {
    var state = FieldState(try Samples.mask(mask))
    for event in Samples.events(script) { _ = state.handle(event) }
    return state
  }

  @Test(arguments: [
    // Typing and deleting.
    ("cn.mobile", "1380", "138 0|"),
    ("cn.mobile", "1380<Backspace>", "138|"),
    ("cn.mobile", "1380<Home><Delete>", "|380"),
    ("cn.mobile", "1380<Home><Delete><Backspace>", "|380"),
    ("cn.mobile", "1x3", "13|"),
    ("plate", "ab12", "AB-12|"),
    ("cn.mobile", "<Paste +86 138-0013-8000>", "861 3800 1380|"),
    // The caret: one place a press, and the field's own ends.
    ("cn.mobile", "13800<Left>", "138 0|0"),
    ("cn.mobile", "13800<Left><Left>", "138 |00"),
    ("cn.mobile", "13800<Left><Left><Left>", "138| 00"),
    ("cn.mobile", "13800<Left><Left><Left><Right>", "138 |00"),
    ("cn.mobile", "13800<Right>", "138 00|"),
    ("ru.phone", "9161<Home>", "+7 (|916) 1"),
    ("ru.phone", "9161<Home><Left>", "+7 (|916) 1"),
    ("ru.phone", "9161<Ctrl-a><Ctrl-e>", "+7 (916) 1|"),
    // Groups.
    ("cn.mobile", "13800138<Ctrl-Left>", "138 0013 |8"),
    ("cn.mobile", "13800138<Ctrl-Left><Ctrl-Left>", "138 |0013 8"),
    ("cn.mobile", "13800138<Alt-Left><Alt-b><Alt-b>", "|138 0013 8"),
    ("cn.mobile", "13800138<Home><Ctrl-Right>", "138| 0013 8"),
    ("cn.mobile", "13800138<Home><Alt-f><Alt-Right>", "138 0013| 8"),
    ("cn.mobile", "13800138<Ctrl-Right>", "138 0013 8|"),
    ("ru.phone", "91612<Ctrl-Left><Ctrl-Left><Ctrl-Left>", "+7 (|916) 12"),
    ("cn.mobile", "13800138<Ctrl-w>", "138 0013|"),
    ("cn.mobile", "13800138<Ctrl-w><Alt-Backspace>", "138|"),
    ("cn.mobile", "13800138<Ctrl-w><Ctrl-w><Ctrl-w><Ctrl-w>", "|"),
    ("cn.mobile", "13800138<Home><Alt-d>", "|001 38"),
    ("cn.mobile", "13800138<Left><Left><Ctrl-w>", "138| 8"),
    ("cn.mobile", "13800138<Ctrl-Left><Ctrl-u>", "|8"),
    ("cn.mobile", "13800138<Ctrl-Left><Ctrl-Left><Ctrl-k>", "138|"),
    // Selecting.
    ("cn.mobile", "1380<Shift-Left>", "138 ‹|0›"),
    ("cn.mobile", "1380<Shift-Left><Shift-Left>", "138‹| 0›"),
    ("cn.mobile", "1380<Shift-Home>", "‹|138 0›"),
    ("cn.mobile", "1380<Home><Shift-End>", "‹138 0|›"),
    ("cn.mobile", "1380<Home><Shift-Right><Shift-Right>", "‹13|›8 0"),
    ("cn.mobile", "1380<Home><Shift-Right><Shift-Right><Shift-Left>", "‹1|›38 0"),
    ("cn.mobile", "1380<Home><Right><Shift-Right><Shift-Home>", "‹|1›38 0"),
    ("cn.mobile", "13800138<Ctrl-Shift-Left>", "138 0013 ‹|8›"),
    ("cn.mobile", "1380<Alt-a>", "‹138 0|›"),
    ("cn.mobile", "1380<Alt-a><Left>", "|138 0"),
    ("cn.mobile", "1380<Alt-a><Right>", "138 0|"),
    ("cn.mobile", "1380<Shift-Home>9", "9|"),
    ("cn.mobile", "1380<Shift-Home>x", "‹138 0|›"),
    ("cn.mobile", "1380<Shift-Left><Delete>", "138|"),
    ("ru.phone", "9161<Alt-a>", "+7 (‹916) 1|›"),
    // Cut, copy, paste.
    ("cn.mobile", "1380<Shift-Home><Ctrl-x>", "|"),
    ("cn.mobile", "1380<Shift-Home><Ctrl-x><Ctrl-v><Ctrl-v>", "138 0138 0|"),
    ("cn.mobile", "1380<Shift-Left><Alt-c><End><Ctrl-v><Ctrl-v>", "138 000|"),
    ("cn.mobile", "1380<Ctrl-x><Ctrl-v>", "138 0|"),
    // Undo and redo.
    ("cn.mobile", "1380<Alt-z>", "|"),
    ("cn.mobile", "1380<Alt-z><Alt-Z>", "138 0|"),
    ("cn.mobile", "1380<Shift-Left>9<Ctrl-_>", "138 ‹0|›"),
    ("cn.mobile", "1380<Shift-Left>9<Ctrl-_><Ctrl-y>", "138 9|"),
    ("cn.mobile", "13800138<Ctrl-w><Alt-z>", "138 0013 8|"),
    ("cn.mobile", "<Alt-z>", "|"),
  ])
  func keys(_ mask: String, _ script: String, _ marked: String) throws {
    #expect(try field(mask, script).marked == marked)
  }

  @Test(
    arguments: [
      ("13x", "\"x\" not accepted here"),
      ("138001380005", "no room for \"5\""),
      ("<Paste a1b2c3d4e5>", "\"a\", \"b\", \"c\" and 2 more not accepted here"),
      ("<Paste 13800138000yz7>", "\"y\", \"z\" not accepted here; no room for \"7\""),
      ("13x4", nil), ("13x<Left>", nil), ("13-", nil),
      ("<Alt-z>", "Nothing to undo"), ("<Alt-Z>", "Nothing to redo"),
      ("1<Ctrl-x>", "Nothing is selected"), ("1<Alt-c>", "Nothing is selected"),
      ("1<Ctrl-v>", "Nothing to paste"), ("138<Shift-Home><Alt-c>", "Copied \"138\""),
    ] as [(String, String?)])
  func notes(_ script: String, _ words: String?) throws {
    #expect(try field("cn.mobile", script).note?.words == words)
  }

  @Test func manyCharactersAtOnceAreAPaste() throws {
    // Typing drops no prefix; a paste does.
    var state = FieldState(
      try Samples.named(
        "dropping",
        {
          var definition = MaskDefinition(groups: "4...", separator: " ")
          definition.layout.maxDigits = 100
          definition.dropPrefixes = ["+86"]
          return definition
        }()))
    let digits = String(repeating: "1", count: 70)
    _ = state.handle(.text("+86" + digits))
    #expect(state.field.value == digits)
  }

  @Test func aMegabyteIsTakenQuickly() throws {
    var state = FieldState(try Samples.mask("cn.mobile"))
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = state.handle(.paste(String(repeating: "1380013x", count: 1 << 17)))
    }
    #expect(state.field.value.count == 11)
    #expect(state.note?.words.contains("many more") == true)
    #expect(time < .seconds(10))
  }

  @Test func anotherMaskKeepsTheValue() throws {
    var state = try field("cn.mobile", "13800138<Left><Left>")
    state.change(to: try Samples.mask("card"))
    #expect(state.marked == "1380 013|8")
    #expect(state.note == nil)
    state.change(to: try Samples.mask("short"))
    #expect(state.marked == "13 80|")
    #expect(state.note?.words == "no room for \"0\", \"1\", \"3\" and 1 more")
    #expect(state.note?.kind == .dropped)
    // Undo goes back to the mask too, and its name with it.
    for event in Samples.events("<Alt-z>") { _ = state.handle(event) }
    #expect(state.mask.id == "card")
    #expect(state.field.value == "13800138")
  }

  @Test(arguments: [
    ("cn.mobile", "", "empty, 11 to come"), ("cn.mobile", "138001380", "2 more"),
    ("cn.mobile", "13800138000", "complete"), ("plate", "a", "3 more"),
  ])
  func statesInWords(_ mask: String, _ script: String, _ words: String) throws {
    #expect(Words.state(of: try field(mask, script).field) == words)
  }

  @Test func moreWordsForStates() throws {
    var lengths = MaskDefinition(groups: "2-2")
    lengths.layout.lengths = [2, 4]
    var state = FieldState(try Samples.named("lengths", lengths))
    _ = state.handle(.text("12"))
    #expect(Words.state(of: state.field) == "complete, more may come")
    _ = state.handle(.text("3"))
    #expect(Words.state(of: state.field) == "1 more")
  }

  /// A deletion can leave a value that no layout allows.
  @Test func aValueThatNoLayoutAllows() throws {
    var long = LayoutDefinition()
    long.when = ["62"]
    long.groups = "4-4-4"
    var short = LayoutDefinition()
    short.groups = "4-4"
    var state = FieldState(
      try Samples.named(
        "brands", MaskDefinition(LayoutDefinition(), alternatives: [long, short])))
    for event in Samples.events("621234567890") { _ = state.handle(event) }
    #expect(state.marked == "6212 3456 7890|")
    #expect(Words.state(of: state.field) == "complete")
    for event in Samples.events("<Home><Delete>") { _ = state.handle(event) }
    #expect(state.marked == "|2123 4567 890")
    #expect(Words.state(of: state.field) == "no layout of this mask has room for it")
  }

  @Test func theCaretInBothUnits() throws {
    let words = Words.caret(of: try field("ru.phone", "9161<Shift-Left><Shift-Left>").field)
    #expect(words == "text 8-10 (UTF-16), value 3-4 (characters)")
  }

  /// Every key in every state leaves a caret that the field can have.
  @Test func anyKeysLeaveASoundState() throws {
    let seed: UInt64 = 5
    var random = RandomSource(seed: seed)
    var pool = KeyBindings.field.flatMap(\.keys).map { InputEvent.key($0) }
    pool += pool.map { event in
      guard case .key(var key) = event else { return event }
      key.modifiers.insert(.shift)
      return .key(key)
    }
    pool += "0123456789ab𝟜é-".map { .text(String($0)) }
    for mask in try Samples.masks() {
      var state = FieldState(mask)
      for step in 0..<400 {
        let event = pool.randomElement(using: &random) ?? .text("1")
        _ = state.handle(event)
        let comment: Comment = "seed \(seed), \(mask.id), step \(step), \(event)"
        #expect(
          TextRange(min(state.anchor, state.head), max(state.anchor, state.head))
            == state.field.selection, comment)
        #expect(state.field.selection.isWithin(state.field.text.utf16.count), comment)
        #expect(state.field.text == mask.mask.render(state.field.value), comment)
      }
    }
  }
}
