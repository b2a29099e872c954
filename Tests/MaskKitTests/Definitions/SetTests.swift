import MaskKit
import Testing

/// Sets of characters: members as they are written, whatever the order.
struct SetTests {
  /// A set, and its members as ranges.
  static let sets: [(String, [ClosedRange<UInt32>])] = [
    ("c-ea-bX", [0x63...0x65, 0x61...0x62, 0x58...0x58]),
    ("0-53-9", [0x30...0x39]), ("?@", [0x3F...0x40]), ("\u{7F}\u{80}", [0x7F...0x80]),
    ("\u{3F}-\u{41}", [0x3F...0x41]), ("z-\u{90}", [0x7A...0x90]),
    ("-a", [0x2D...0x2D, 0x61...0x61]),
    ("a-", [0x2D...0x2D, 0x61...0x61]), ("a-c-e", [0x61...0x63, 0x2D...0x2D, 0x65...0x65]),
    ("\\-\\\\", [0x2D...0x2D, 0x5C...0x5C]), ("+-\\-", [0x2B...0x2D]),
    ("\u{451}-\u{460}\u{430}-\u{440}\u{441}", [0x451...0x460, 0x430...0x441]),
    ("\u{430}-\u{440}\u{435}-\u{450}", [0x430...0x450]),
    ("\u{430}-\u{450}\u{435}-\u{440}", [0x430...0x450]),
    ("\u{430}-\u{440}\u{442}-\u{444}", [0x430...0x440, 0x442...0x444]),
    ("\u{500}\u{100}\u{300}\u{200}\u{400}", [0x500, 0x100, 0x300, 0x200, 0x400].map { $0...$0 }),
    ("digit", [0x30...0x39]), ("hex", [0x30...0x39, 0x41...0x46, 0x61...0x66]),
    ("letter", letters), ("alphanumeric", letters + [0x30...0x39]),
  ]

  /// Every letter below U+0600, as Unicode has them.
  static let letters: [ClosedRange<UInt32>] = (UInt32(0)..<0x600).filter { value in
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }.map { $0...$0 }

  @Test(arguments: sets)
  func members(_ set: String, _ members: [ClosedRange<UInt32>]) throws {
    var layout = LayoutDefinition()
    layout.groups = "2"
    layout.accept = set
    let mask = try Mask(MaskDefinition(layout))
    for value in UInt32(0)..<0x600 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = members.contains { $0.contains(value) }
      if mask.fits(String(scalar)) != expected {
        Issue.record("\(set): U+\(String(value, radix: 16)) is \(expected ? "" : "not ")a member")
      }
    }
  }

  /// One set holds another exactly if an alternative behind it can never be chosen.
  @Test(arguments: [
    ("a-z", "c", true), ("a-c", "b-d", false), ("c", "a-z", false),
    ("\u{430}-\u{450}", "\u{440}", true),
    ("\u{430}-\u{440}", "\u{440}-\u{441}", false), ("\u{430}\u{432}", "\u{431}", false),
    ("\u{430}\u{432}", "\u{432}", true), ("letter", "a\u{430}", false), ("letter", "az", true),
    ("alphanumeric", "letter", true), ("letter", "alphanumeric", false), ("?@", "@", true),
    ("@", "?", false), ("\u{441}-\u{450}\u{430}-\u{440}", "\u{43F}-\u{445}", true),
    ("\u{442}-\u{450}\u{430}-\u{440}", "\u{43F}-\u{445}", false),
  ])
  func supersets(_ first: String, _ second: String, _ holds: Bool) {
    let alternatives = [first, second, "#"].map { set in
      var layout = LayoutDefinition()
      layout.groups = set == "#" ? "3" : "2"
      layout.accept = set
      return layout
    }
    let definition = MaskDefinition(LayoutDefinition(), alternatives: alternatives)
    do {
      _ = try Mask(definition)
      #expect(!holds)
    } catch {
      #expect(holds && error.issues.map(\.code) == ["unreachable"])
    }
  }

  /// Beginnings with classes, escapes and ranges.
  @Test(arguments: [
    ("1[2-4]", ["12", "13", "14"], ["11", "15", "1-", ":2", "1:", "/2"]),
    ("[8-;]", ["8", "9", ":", ";"], ["7", "<", "0"]), ("[1-]", ["1", "-"], ["2"]),
    ("[-1]", ["1", "-"], ["0"]), ("[\\]\\-]", ["]", "-"], ["\\"]), ("\\[1", ["[1"], ["1"]),
    ("[13-57]", ["1", "3", "4", "5", "7"], ["2", "6", "8"]),
    ("19-21", ["19", "20", "21"], ["18", "22"]),
    ("098-101", ["098", "099", "100", "101"], ["097", "102"]),
    ("[a-c][0-1]", ["a0", "c1"], ["d0", "a2"]),
  ])
  func beginnings(_ when: String, _ yes: [String], _ no: [String]) throws {
    var first = LayoutDefinition()
    first.groups = "1-4"
    first.accept = "!-~"
    first.when = [when]
    var last = first
    last.groups = "4-1"
    last.when = nil
    let mask = try Mask(MaskDefinition(LayoutDefinition(), alternatives: [first, last]))
    for value in yes { #expect(mask.render(value + "xy").dropFirst().first == " ", "\(value)") }
    for value in no { #expect(mask.render(value + "xy").dropFirst().first != " ", "\(value)") }
  }

  /// Beginnings of several alternatives that overlap in a part of their classes.
  @Test func overlappingBeginnings() throws {
    let groups: [([String]?, String)] = [
      (["[1-3]1"], "1-5"), (["[3-5]2", "[b-d]"], "2-4"), (["3", "[a-c]2"], "3-3"), (nil, "4-2"),
    ]
    let alternatives = groups.map { when, groups in
      var layout = LayoutDefinition()
      (layout.when, layout.groups, layout.accept) = (when, groups, "!-~")
      return layout
    }
    let mask = try Mask(MaskDefinition(LayoutDefinition(), alternatives: alternatives))
    let chosen: [(String, Int)] = [
      ("11", 1), ("21", 1), ("31", 1), ("41", 4), ("32", 2), ("42", 2), ("52", 2), ("62", 4),
      ("33", 3), ("3:", 3), ("a2", 3), ("b2", 2), ("c2", 2), ("d2", 2), ("e2", 4), ("a1", 4),
      ("22", 4), ("12", 4), (":1", 4), ("/1", 4),
    ]
    for (value, first) in chosen {
      let text = mask.render(value + "xyz")
      #expect(text.firstIndex(of: " ")?.utf16Offset(in: text) == first, "\(value): \(text)")
    }
  }
}
