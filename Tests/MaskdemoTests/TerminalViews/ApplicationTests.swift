import MaskKit
import Masks
import MaskTestSupport
import Testing

@testable import maskdemo

@Suite struct ApplicationTests {
  private func start(_ script: String) throws -> (Application, Application.Outcome) {
    var application = Application(
      masks: try Samples.masks(), selecting: "cn.mobile",
      size: ScreenSize(columns: 80, rows: 24))
    var outcome = Application.Outcome.stay
    for event in Samples.events(script) { outcome = application.handle(event) }
    return (application, outcome)
  }

  @Test(
    arguments: [
      ("<Ctrl-c>", .leave), ("<Ctrl-d>", .leave), ("<Return>1<Ctrl-c>", .leave),
      ("<Return><Ctrl-d>", .leave), ("<F1><Ctrl-c>", .leave), ("<Esc>", .leave),
      ("a<Esc>", .stay), ("a<Esc><Esc>", .leave), ("<Return><Esc>", .stay),
      ("<Return><Esc><Esc>", .leave), ("<F1><Esc>", .stay), ("<Return><F1><Esc>", .stay),
      ("<Ctrl-z>", .suspend), ("<Return><Ctrl-z>", .suspend), ("<Ctrl-l>", .redraw),
      ("<Return><Ctrl-l>", .redraw),
    ] as [(String, Application.Outcome)])
  func outcomes(_ script: String, _ outcome: Application.Outcome) throws {
    #expect(try start(script).1 == outcome)
  }

  @Test func helpGoesBackToWhereItWasCalled() throws {
    #expect(try start("<Return>138<F1><Esc>").0.isInField)
    #expect(try start("<Return>138<F1><F1>").0.isInField)
    #expect(try start("<Return>138<Ctrl-g>").0.helpLine == 0)
    #expect(try !start("<F1><Esc>").0.isInField)
    // Nothing that is pressed in the help reaches the field.
    #expect(try start("<Return>138<F1>000<Backspace><Tab><Esc>").0.field?.marked == "138|")
  }

  @Test(arguments: [
    ("<Return>1380<Tab>", "card", "1380|"), ("<Return>1380<Shift-Tab>", "long", "1380|"),
    ("<Return>1380<Tab><Tab>", "ru.phone", "+7 (138) 0|"),
    ("<Return>1380<Tab><Shift-Tab>", "cn.mobile", "138 0|"),
    // Of those that the filter left.
    ("title<Return>1<Tab>", "ru.phone", "+7 (1|"), ("ru<Return>1<Tab>", "ru.phone", "+7 (1|"),
    ("<Return>1380<Tab><Alt-z>", "cn.mobile", "138 0|"),
    ("<Return>1380<Tab><Alt-z><Alt-Z>", "card", "1380|"),
    ("<Return>1380<Tab><Alt-z><Tab>", "card", "1380|"),
    // The field of a mask is taken up again; another mask gets a new one.
    ("<Return>138<Esc><Return>0", "cn.mobile", "138 0|"),
    ("<Return>138<Esc><Down><Return>", "card", "|"),
    ("<Return>13<Tab><Esc><Return>", "card", "13|"),
  ])
  func masks(_ script: String, _ id: String, _ marked: String) throws {
    let application = try start(script).0
    #expect(application.field?.mask.id == id)
    #expect(application.field?.marked == marked)
    let picker = application.picker
    #expect(picker.selectedIndex.map { picker.entries[$0].id } == id)
  }

  @Test func withoutMasksThereIsAList() {
    var application = Application(masks: [], size: ScreenSize(columns: 40, rows: 8))
    for event in Samples.events("<Return><Down><Up><Tab><PageDown><End>x<Return>") {
      #expect(application.handle(event) == .stay)
    }
    #expect(application.render().cells.text(row: 3).contains("No mask matches"))
  }

  @Test(
    arguments: [
      (["LANG": "zh_CN.UTF-8"], ["zh-Hans", "zh", "en"]),
      (["LANG": "zh_TW"], ["zh-Hant", "zh", "en"]),
      (["LANG": "de_DE@euro", "LC_ALL": "fr_FR.UTF-8"], ["fr", "en"]),
      (["LC_ALL": "", "LC_MESSAGES": "de_AT", "LANG": "fr"], ["de", "en"]),
      (["LANG": "C.UTF-8"], ["en"]), (["LC_ALL": "POSIX"], ["en"]), ([:], ["en"]),
    ] as [([String: String], [String])])
  func languages(_ environment: [String: String], _ languages: [String]) {
    #expect(TitleLanguage.preferred { environment[$0] } == languages)
  }

  /// Anything at all, at any size: it is drawn, and what is sent shows it.
  @Test func anyKeysAtAnySizeAreShown() throws {
    let seed: UInt64 = 31
    var random = RandomSource(seed: seed)
    var pool = (KeyBindings.field.flatMap(\.keys) + KeyBindings.application.flatMap(\.keys))
      .map { InputEvent.key($0) }
    pool += Samples.events("<Up><Down><PageUp><PageDown><Return><Return><Return>0123456789xé手")
    pool += Samples.events("<Shift-Left><Shift-Home><Ctrl-Shift-Left><Paste +86 138\u{1B}[2J\n>")
    var application = Application(
      masks: try Samples.masks(), size: ScreenSize(columns: 80, rows: 24))
    var renderer = ScreenRenderer()
    var terminal = ModelTerminal(application.size)
    for step in 0..<2_000 {
      if step % 20 == 0 {
        application.size = ScreenSize(
          columns: Int.random(in: 1...90, using: &random),
          rows: Int.random(in: 1...30, using: &random))
        terminal = ModelTerminal(application.size)
        renderer.invalidate()
      }
      let event = pool.randomElement(using: &random) ?? .text("1")
      _ = application.handle(event)
      let frame = application.render()
      terminal.feed(renderer.update(to: frame))
      let comment: Comment = "seed \(seed), step \(step), \(event)"
      try #require(terminal.unknown.isEmpty, comment)
      for row in 0..<frame.cells.rows {
        try #require(
          terminal.cells[row] == (0..<frame.cells.columns).map { frame.cells[$0, row] }, comment)
      }
      guard let cursor = frame.cursor else { continue }
      try #require(
        terminal.isCursorShown && terminal.column == cursor.column && terminal.row == cursor.row,
        comment)
    }
  }

  @Test func aKeySendsLittle() throws {
    var application = try start("<Return>138").0
    var renderer = ScreenRenderer()
    _ = renderer.update(to: application.render())
    _ = application.handle(.text("0"))
    let sent = renderer.update(to: application.render())
    #expect(sent.utf8.count < 200, "\(sent.debugDescription)")
  }
}
