import MaskKit

@testable import Masks
@testable import maskdemo

/// Masks for the tests of the screens.
enum Samples {
  static func named(
    _ id: String, _ definition: MaskDefinition, _ titles: [String: String]? = nil
  ) throws -> NamedMask {
    NamedMask(
      id: id, titles: titles ?? ["en": "Title of \(id)"], region: nil, mask: try Mask(definition),
      examples: [], source: nil)
  }

  static func masks() throws -> [NamedMask] {
    var upper = MaskDefinition(pattern: "@@-##")
    upper.letterCase = .upper
    return [
      try named(
        "cn.mobile", MaskDefinition(groups: "3-4-4"),
        ["en": "Mobile number", "zh-Hans": "手机号码"]),
      try named("card", MaskDefinition(groups: "4-4-4-4")),
      try named("ru.phone", MaskDefinition(pattern: "+7 (###) ###-##-##")),
      try named("short", MaskDefinition(groups: "2-2")),
      try named("plate", upper, ["en": "Plate", "de": "Kennzeichen"]),
      try named(
        "long", MaskDefinition(groups: Array(repeating: "4", count: 100).joined(separator: "-"))),
    ]
  }

  static func mask(_ id: String) throws -> NamedMask {
    guard let mask = try masks().first(where: { $0.id == id }) else { throw UnknownSample(id: id) }
    return mask
  }

  struct UnknownSample: Error {
    let id: String
  }

  /// A key or a text as a table writes it: `<Shift-Left>` is a key, the rest is typed.
  static func events(_ script: String) -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = script[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        events.append(event(named: String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        events.append(.text(String(first)))
        rest.removeFirst()
      }
    }
    return events
  }

  private static let keys: [String: Key] = [
    "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end,
    "PageUp": .pageUp, "PageDown": .pageDown, "Delete": .delete, "Backspace": .backspace,
    "Tab": .tab, "Return": .enter, "Esc": .escape, "F1": .function(1),
  ]

  private static func event(named name: String) -> InputEvent {
    var modifiers: KeyModifiers = []
    var rest = name[...]
    for (word, modifier) in [
      ("Ctrl-", KeyModifiers.control), ("Alt-", .alt), ("Shift-", .shift),
    ] where rest.hasPrefix(word) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(word.count)
    }
    if rest.hasPrefix("Paste ") { return .paste(String(rest.dropFirst(6))) }
    return .key(KeyPress(keys[String(rest)] ?? .character(rest.first ?? " "), modifiers))
  }
}

extension FieldState {
  /// The text with its caret: `138 0|`; a selection as `1‹3|8›`, the caret at the end that moves.
  var marked: String {
    var text = ""
    var offset = 0
    func marks() -> String {
      var marks = ""
      let isEmpty = field.selection.isEmpty
      if !isEmpty, offset == field.selection.end { marks += offset == head ? "|›" : "›" }
      if isEmpty, offset == head { marks += "|" }
      if !isEmpty, offset == field.selection.start { marks += offset == head ? "‹|" : "‹" }
      return marks
    }
    for character in field.text {
      text += marks()
      text.append(character)
      offset += character.utf16.count
    }
    return text + marks()
  }
}
