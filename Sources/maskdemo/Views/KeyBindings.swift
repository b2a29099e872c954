/// Which key does what. The help is made of these tables, so it tells the truth.
struct KeyBinding<Command: Hashable & Sendable>: Sendable {
  /// The keys, the one that is named first in front.
  let keys: [KeyPress]
  let command: Command
  /// What it does, in a few words.
  let words: String

  init(_ command: Command, _ keys: KeyPress..., does words: String) {
    self.keys = keys
    self.command = command
    self.words = words
  }
}

extension Sequence {
  /// The command of a key in a table of bindings.
  func command<Command>(for key: KeyPress) -> Command? where Element == KeyBinding<Command> {
    first { $0.keys.contains(key) }?.command
  }
}

/// The tables of keys.
enum KeyBindings {
  /// The keys that work everywhere.
  static let application: [KeyBinding<ApplicationCommand>] = [
    KeyBinding(.help, KeyPress(.function(1)), .control("g"), does: "this help"),
    KeyBinding(.nextMask, KeyPress(.tab), does: "the next mask; the value is kept"),
    KeyBinding(.previousMask, KeyPress(.tab, .shift), does: "the mask before"),
    KeyBinding(.back, KeyPress(.escape), does: "back"),
    KeyBinding(.leave, .control("c"), .control("d"), does: "leave"),
    KeyBinding(.suspend, .control("z"), does: "stop; the shell's fg continues"),
    KeyBinding(.redraw, .control("l"), does: "draw the screen anew"),
  ]

  /// The keys of the field. Shift with one that moves selects.
  static let field: [KeyBinding<FieldCommand>] = [
    KeyBinding(.move(.left), KeyPress(.left), .control("b"), does: "one character left"),
    KeyBinding(.move(.right), KeyPress(.right), .control("f"), does: "one character right"),
    KeyBinding(
      .move(.groupLeft), KeyPress(.left, .control), KeyPress(.left, .alt), .alt("b"),
      does: "one group left"),
    KeyBinding(
      .move(.groupRight), KeyPress(.right, .control), KeyPress(.right, .alt), .alt("f"),
      does: "one group right"),
    KeyBinding(
      .move(.start), KeyPress(.home), .control("a"), KeyPress(.home, .control),
      does: "to the start"),
    KeyBinding(
      .move(.end), KeyPress(.end), .control("e"), KeyPress(.end, .control), does: "to the end"),
    KeyBinding(.selectAll, .alt("a"), does: "select all"),
    KeyBinding(
      .delete(.left), KeyPress(.backspace), KeyPress(.backspace, .shift),
      does: "delete the character before"),
    KeyBinding(.delete(.right), KeyPress(.delete), does: "delete the character after"),
    KeyBinding(
      .delete(.groupLeft), .control("w"), KeyPress(.backspace, .alt),
      KeyPress(.backspace, .control), does: "delete the group before"),
    KeyBinding(
      .delete(.groupRight), .alt("d"), KeyPress(.delete, .control), KeyPress(.delete, .alt),
      does: "delete the group after"),
    KeyBinding(.delete(.start), .control("u"), does: "delete to the start"),
    KeyBinding(.delete(.end), .control("k"), does: "delete to the end"),
    KeyBinding(.cut, .control("x"), KeyPress(.delete, .shift), does: "cut"),
    KeyBinding(.copy, .alt("c"), KeyPress(.insert, .control), does: "copy"),
    KeyBinding(.paste, .control("v"), KeyPress(.insert, .shift), does: "paste"),
    KeyBinding(.undo, .alt("z"), .control("/"), .control("_"), does: "undo"),
    KeyBinding(.redo, .alt("Z"), .control("y"), does: "redo"),
  ]
}

extension KeyPress {
  /// The key as a person calls it: `Ctrl-W`, `Shift-Tab`.
  var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl-" }
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    switch key {
    case .up: return name + "Up"
    case .down: return name + "Down"
    case .left: return name + "Left"
    case .right: return name + "Right"
    case .home: return name + "Home"
    case .end: return name + "End"
    case .pageUp: return name + "PageUp"
    case .pageDown: return name + "PageDown"
    case .insert: return name + "Insert"
    case .delete: return name + "Delete"
    case .backspace: return name + "Backspace"
    case .tab: return name + "Tab"
    case .enter: return name + "Return"
    case .escape: return name + "Esc"
    case .function(let number): return name + "F\(number)"
    case .character(let character):
      let isCapital = character.isUppercase && modifiers.contains(.alt)
      return name + (isCapital ? "Shift-" : "") + character.uppercased()
    }
  }
}
