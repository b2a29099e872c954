import MaskKit
import Masks
import Testing

@testable import maskdemo

/// What the screens show, looked at in the buffer.
@Suite struct ScreenTests {
  private func application(
    _ script: String, columns: Int = 60, rows: Int = 12, languages: [String] = ["en"]
  ) throws -> Application {
    var application = Application(
      masks: try Samples.masks(), selecting: "cn.mobile", languages: languages,
      size: ScreenSize(columns: columns, rows: rows))
    for event in Samples.events(script) { #expect(application.handle(event) == .stay) }
    return application
  }

  private func lines(_ application: Application) -> [String] {
    let cells = application.render().cells
    return (0..<cells.rows).map { cells.text(row: $0) }
  }

  @Test func theList() throws {
    #expect(
      lines(try application("")) == [
        title,
        "  >",
        "",
        "  cn.mobile  Mobile number",
        "  card       Title of card",
        "  ru.phone   Title of ru.phone",
        "  short      Title of short",
        "  plate      Plate",
        "  long       Title of long",
        "", "",
        "  Type to filter  Return pick  F1 help  Esc leave",
      ])
  }

  private let title =
    "  Pick a mask" + String(repeating: " ", count: 60 - 13 - 6 - 2) + "6 of 6"

  @Test func theListInChinese() throws {
    let list = lines(try application("", languages: ["zh-Hans", "zh", "en"]))
    #expect(list[3] == "  cn.mobile  手机号码")
    #expect(list[4] == "  card       Title of card")
  }

  @Test(
    arguments: [
      ("", ["cn.mobile", "card", "ru.phone", "short", "plate", "long"], "cn.mobile"),
      ("ru", ["ru.phone"], "ru.phone"), ("PLATE", ["plate"], "plate"),
      ("kennz", ["plate"], "plate"), ("手机", ["cn.mobile"], "cn.mobile"),
      ("title of n", ["ru.phone", "long"], "ru.phone"), ("nothing at all", [], nil),
      ("ruu<Backspace>", ["ru.phone"], "ru.phone"),
      ("ru<Esc>", ["cn.mobile", "card", "ru.phone", "short", "plate", "long"], "ru.phone"),
      ("title ru<Ctrl-w>", ["card", "ru.phone", "short", "long"], "card"),
      ("ru<Ctrl-u>", ["cn.mobile", "card", "ru.phone", "short", "plate", "long"], "ru.phone"),
      ("<Paste plate\nshort>", ["plate"], "plate"),
    ] as [(String, [String], String?)])
  func filters(_ script: String, _ ids: [String], _ selected: String?) throws {
    let picker = try application(script).picker
    #expect(picker.matches.map { picker.entries[$0].id } == ids)
    #expect(picker.selectedIndex.map { picker.entries[$0].id } == selected)
  }

  @Test(arguments: [
    ("<Down>", "card"), ("<Up>", "long"), ("<End>", "long"), ("<End><Down>", "cn.mobile"),
    ("<PageDown>", "long"), ("<Down><Down><PageUp>", "cn.mobile"), ("<End><Home>", "cn.mobile"),
    ("<Tab>", "card"), ("<Shift-Tab>", "long"),
  ])
  func moves(_ script: String, _ id: String) throws {
    let picker = try application(script).picker
    #expect(picker.selectedIndex.map { picker.entries[$0].id } == id)
  }

  @Test func theBarIsAlwaysSeen() throws {
    for rows in 1...14 {
      for presses in 0..<6 {
        let script = String(repeating: "<Down>", count: presses)
        let application = try application(script, rows: rows)
        let cells = application.render().cells
        let bars = (0..<rows).filter { cells[4, $0].style.contains(.reverse) }
        #expect(bars.count == 1, "\(rows) rows, \(presses) presses")
        let id = application.picker.entries[application.picker.selectedIndex ?? 0].id
        #expect(bars.allSatisfy { cells.text(row: $0).contains(id) })
      }
    }
  }

  @Test func theField() throws {
    let application = try application("<Return>138001x")
    #expect(
      lines(application) == [
        "  Mobile number" + String(repeating: " ", count: 34) + "cn.mobile",
        "",
        "  138 001_ ____",
        "",
        "  State    5 more",
        "  Value    138001",
        "  Caret    text 7 (UTF-16), value 6 (characters)",
        "  Refused  \"x\" not accepted here",
        "", "", "",
        "  F1 help  Tab next mask  Esc back  Ctrl-C leave",
      ])
    let frame = application.render()
    #expect(frame.cursor == ScreenPosition(column: 9, row: 2))
    #expect(frame.cells[8, 2].style == .bold)
    #expect(frame.cells[9, 2].style == .dim)
  }

  @Test func theSelectionIsReversed() throws {
    let cells = try application("<Return>1380<Shift-Left><Shift-Left>").render().cells
    let reversed = (0..<60).filter { cells[$0, 2].style.contains(.reverse) }
    #expect(reversed == [5, 6])
  }

  @Test(arguments: [
    (1, 1, ["1"]), (2, 1, ["13"]), (10, 3, ["1380 013_", "9 more", "1380013"]),
    (13, 2, ["1380 013_ __", "9 more"]),
  ])
  func smallScreens(_ columns: Int, _ rows: Int, _ expected: [String]) throws {
    let application = try application(
      "card<Return>1380013<Home>", columns: columns, rows: rows)
    var shown = lines(application)
    // The mark of what is cut off is not the matter here.
    shown[0] = String(shown[0].filter { $0 != ">" })
    #expect(shown.indices.allSatisfy { shown[$0] == expected[$0] }, "\(shown)")
    #expect(application.render().cursor == ScreenPosition(column: 0, row: 0))
  }

  @Test func narrowScreensSayItShorter() throws {
    let shown = lines(try application("<Return>138", columns: 42, rows: 12))
    #expect(shown.contains("  Caret    text 3, value 3"))
    #expect(shown.last == "  F1 help  Tab next mask  Esc back")
  }

  @Test func aLongTextScrollsWithItsCaret() throws {
    let digits = (0..<200).map { String($0 % 10) }.joined()
    for columns in [1, 2, 3, 8, 20, 60] {
      var application = try application("long<Return>", columns: columns, rows: 1)
      _ = application.handle(.paste(digits))
      for _ in 0..<250 {
        let frame = application.render()
        guard let cursor = frame.cursor, let field = application.field else {
          Issue.record("no caret")
          return
        }
        #expect((0..<columns).contains(cursor.column))
        // The cell under the caret shows the character that it stands in front of.
        let all = field.field.text + field.field.mask.rest(after: field.field.value)
        let expected = String(all[all.utf16.index(all.startIndex, offsetBy: field.head)])
        #expect(frame.cells[cursor.column, 0].symbol == expected, "\(columns), \(field.head)")
        _ = application.handle(.key(KeyPress(.left)))
      }
    }
  }

  /// Whatever is pressed on whatever screen, it is drawn, and the cursor is on it.
  @Test func everySizeIsDrawn() throws {
    let scripts = [
      "", "zzz", "手机", "<Return>", "<Return>1380x", "<F1>", "<F1><End>", "<Return><Alt-z>",
    ]
    for script in scripts {
      for columns in [1, 2, 3, 9, 24, 40, 80, 300] {
        for rows in [1, 2, 3, 4, 5, 7, 8, 24, 100] {
          let frame = try application(script, columns: columns, rows: rows).render()
          #expect(frame.cells.columns == columns && frame.cells.rows == rows)
          if let cursor = frame.cursor {
            #expect((0..<columns).contains(cursor.column) && (0..<rows).contains(cursor.row))
          }
        }
      }
    }
  }

  @Test func helpNamesEveryKeyAndScrolls() throws {
    var application = try application("<F1>", rows: 6)
    var seen: Set<String> = []
    for _ in 0..<HelpView.lines.count {
      seen.formUnion(lines(application).map { String($0.drop { $0 == " " }) })
      _ = application.handle(.key(KeyPress(.down)))
    }
    for binding in KeyBindings.field {
      #expect(seen.contains { $0.contains(binding.words) }, "\(binding.words)")
      #expect(seen.contains { $0.hasPrefix(binding.keys[0].name) }, "\(binding.keys[0].name)")
    }
    for binding in KeyBindings.application {
      #expect(seen.contains { $0.contains(binding.words) }, "\(binding.words)")
    }
  }

  @Test func noKeyHasTwoMeanings() {
    let keys =
      KeyBindings.field.flatMap(\.keys) + KeyBindings.application.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }
}
