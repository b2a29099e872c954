import MaskKit
import Testing

@testable import Masks

@Suite struct MaskCatalogTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private let one = """
    {"version": 1, "default": "a", "masks": [
      {"id": "a", "title": {"en": "A", "zh-Hans": "甲"}, "region": "CN", "groups": "3-4",
       "source": "https://example.com", "keyboard": "numberPad", "contentType": "oneTimeCode",
       "examples": [{"value": "1234567", "text": "123 4567", "state": "complete"}]},
      {"id": "b", "title": "B", "pattern": "##-##"}
    ]}
    """

  @Test func loading() throws {
    var catalog = MaskCatalog()
    try catalog.load(bytes(one), file: "one.json")
    #expect(catalog.masks.map(\.id) == ["a", "b"])
    #expect(catalog.defaultID == "a")
    let mask = try #require(catalog["a"])
    #expect(mask.titles == ["en": "A", "zh-Hans": "甲"])
    #expect(mask.region == "CN")
    #expect(mask.source == "https://example.com")
    #expect(mask.mask.definition.keyboard == .numberPad)
    #expect(mask.mask.definition.contentType == .oneTimeCode)
    #expect(mask.examples == [MaskExample(value: "1234567", text: "123 4567", state: .complete)])
    #expect(catalog["b"]?.titles == ["en": "B"])
    #expect(try catalog.mask("a").format("1234567") == "123 4567")
  }

  @Test func laterFilesReplace() throws {
    var catalog = MaskCatalog()
    try catalog.load(bytes(one), file: "one.json")
    let before = catalog
    let two = """
      {"version": 1, "masks": [
        {"id": "c", "title": "C", "groups": "2"}, {"id": "a", "title": "New", "groups": "1-1"}
      ]}
      """
    try catalog.load(bytes(two), file: "two.json")
    #expect(catalog.masks.map(\.id) == ["a", "b", "c"])
    #expect(catalog["a"]?.titles == ["en": "New"])
    #expect(catalog.defaultID == "a")
    // A catalogue is a value: the copy did not change.
    #expect(before["a"]?.titles["zh-Hans"] == "甲")
    #expect(before["c"] == nil)
  }

  @Test func unknownMask() throws {
    var catalog = MaskCatalog()
    try catalog.load(bytes(one.replacing("\"a\"", with: "\"cn.mobile\"")), file: "one.json")
    let near = #expect(throws: UnknownMask.self) { try catalog.mask("cn.mobil") }
    #expect(near == UnknownMask(id: "cn.mobil", suggestion: "cn.mobile"))
    #expect(
      near?.description == #"no mask has the id "cn.mobil"; did you mean "cn.mobile"?"#)
    let far = #expect(throws: UnknownMask.self) { try catalog.mask("\u{1B}[31m") }
    #expect(far?.description == #"no mask has the id "\u{1B}[31m""#)
  }

  @Test func builtIn() throws {
    #expect(MaskCatalog.builtIn.defaultID == "cn.mobile")
    #expect(try MaskCatalog.builtIn.mask("cn.mobile").format("13800138000") == "138 0013 8000")
    let found = MaskCatalog.lint(MaskCatalog.builtInBytes, file: "Masks.json")
    #expect(found.filter { $0.severity == .error }.map(\.description) == [])
  }

  @Test func maskAlone() throws {
    let mask = try Mask(json: bytes(#"{"groups": "3-4-4", "separator": "-"}"#))
    #expect(mask.format("13800138000") == "138-0013-8000")
    let error = #expect(throws: MaskFileError.self) {
      try Mask(json: bytes(#"{"groups": "3-0"}"#), file: "line 3")
    }
    #expect(error?.diagnostics.map(\.path) == ["groups"])
    #expect(error?.diagnostics.map(\.column) == [15])
    let cut = #expect(throws: MaskFileError.self) {
      try Mask(json: bytes(#"{"groups": "3-4"#), file: "line 4")
    }
    #expect(cut?.diagnostics.map(\.code) == ["syntax"])
    #expect(cut?.diagnostics.map(\.column) == [16])
  }

  /// A mask inside a larger text, as a replay line has one.
  @Test func maskInsideAText() throws {
    let line = ##"{"id": "x", "mask": {"pattern": "#-#"}, "wrong": {"gruops": "3"}}"##
    let root = try JSONDocument(bytes(line)).root
    #expect(try Mask(#require(root["mask"]), file: "-").format("12") == "1-2")
    let error = #expect(throws: MaskFileError.self) {
      try Mask(#require(root["wrong"]), file: "-")
    }
    #expect(error?.diagnostics.first?.column == 51)
    #expect(error?.diagnostics.first?.path == "gruops")
  }

  /// The rows of a definition that a file can write all arrive.
  @Test func everyKey() throws {
    let keys = """
      {"separators": ["-", "."], "prefix": "<", "suffix": ">", "accept": "A-Z0-9", "maxDigits": 5,
       "lengths": [3, 5], "classes": {"X": "0-9X", "A": "a-f"}, "case": "upper", "eager": true,
       "showPrefix": "always", "overflow": "push", "backspace": "skip", "dropPrefixes": ["+1"],
       "redact": {"keepFirst": 1, "keepLast": 2, "with": "•"},
       "alternatives": [{"when": ["3[15]", "20-29"], "groups": "2-2-1"}, {"groups": "1-1-3"}]}
      """
    let definition = try Mask(json: bytes(keys)).definition
    var layout = LayoutDefinition()
    layout.separators = ["-", "."]
    layout.prefix = "<"
    layout.suffix = ">"
    layout.accept = "A-Z0-9"
    layout.maxDigits = 5
    layout.lengths = [3, 5]
    layout.classes = [
      ClassDefinition(symbol: "X", set: "0-9X"), ClassDefinition(symbol: "A", set: "a-f"),
    ]
    var first = LayoutDefinition()
    first.when = ["3[15]", "20-29"]
    first.groups = "2-2-1"
    var second = LayoutDefinition()
    second.groups = "1-1-3"
    var expected = MaskDefinition(layout, alternatives: [first, second])
    expected.letterCase = .upper
    expected.isEager = true
    expected.showPrefix = .always
    expected.overflow = .push
    expected.backspace = .skip
    expected.dropPrefixes = ["+1"]
    expected.redaction = Redaction(keepFirst: 1, keepLast: 2, with: "•")
    #expect(definition == expected)
  }
}
