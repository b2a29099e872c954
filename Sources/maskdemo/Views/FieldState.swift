import MaskKit
import Masks

/// The live field: what is in it, where the caret stands, and what the last key had to say.
struct FieldState {
  /// The name of the mask that the field has.
  private(set) var mask: NamedMask
  private(set) var field: MaskField
  /// The masks that the field has had. Undo may go back to one.
  private var visited: [NamedMask]
  /// The end of the selection that stays, in UTF-16 code units of the text.
  private(set) var anchor = 0
  /// The end that moves with the caret.
  private(set) var head = 0
  /// What was cut or copied last.
  private(set) var clipboard = ""
  /// What the last key had to say; `nil` if nothing.
  private(set) var note: FieldNote?

  /// More characters than this at once were not typed: a paste that the terminal did not mark.
  private static let mostTypedAtOnce = 64

  /// An empty field.
  init(_ mask: NamedMask) {
    self.mask = mask
    visited = [mask]
    field = MaskField(mask.mask)
    adoptSelection()
  }

  /// What came from the keyboard. Returns false for a key that means nothing here.
  mutating func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .text(let text): type(text)
    case .paste(let text): paste(text)
    case .key(let key): return handle(key)
    }
    return true
  }

  private mutating func handle(_ key: KeyPress) -> Bool {
    if let command = KeyBindings.field.command(for: key) {
      perform(command, isSelecting: false)
      return true
    }
    var plain = key
    guard plain.modifiers.remove(.shift) != nil,
      case .move(let move)? = KeyBindings.field.command(for: plain)
    else { return false }
    perform(.move(move), isSelecting: true)
    return true
  }

  private mutating func perform(_ command: FieldCommand, isSelecting: Bool) {
    note = nil
    switch command {
    case .move(let move): self.move(move, isSelecting: isSelecting)
    case .delete(let move): delete(move)
    case .selectAll: select(anchor: 0, head: field.text.utf16.count)
    case .cut: cut()
    case .copy: copy()
    case .paste: pasteClipboard()
    case .undo: finish(field.undo(), "to undo")
    case .redo: finish(field.redo(), "to redo")
    }
  }

  private mutating func finish(_ wasDone: Bool, _ what: String) {
    if !wasDone { note = .nothing(what) }
    if field.mask != mask.mask, let other = visited.last(where: { $0.mask == field.mask }) {
      mask = other
    }
    adoptSelection()
  }

  /// Sets another mask; the value is kept as far as it fits.
  mutating func change(to mask: NamedMask) {
    self.mask = mask
    visited.removeAll { $0.id == mask.id }
    visited.append(mask)
    field.change(to: mask.mask)
    adoptSelection()
    note = FieldNote(field.refused, .dropped)
  }

  // MARK: Editing

  private mutating func type(_ text: String) {
    if text.count > Self.mostTypedAtOnce { return paste(text) }
    var refused: [Refusal] = []
    for character in text {
      field.insert(String(character))
      refused += field.refused
    }
    adoptSelection()
    note = FieldNote(refused, .refused)
  }

  private mutating func paste(_ text: String) {
    field.paste(text)
    adoptSelection()
    note = FieldNote(field.refused, .refused)
  }

  private mutating func delete(_ move: CaretMove) {
    defer { adoptSelection() }
    if !field.selection.isEmpty { return field.deleteSelection() }
    switch move {
    case .left: return field.deleteBackward()
    case .right: return field.deleteForward()
    default: break
    }
    let target = CaretMap(field).target(of: move, from: head)
    if target == head { return }
    // As a host tells it: the caret's side says which way the deletion goes.
    field.replace(
      TextRange(min(head, target), max(head, target)), with: "", selection: TextRange(caret: head))
  }

  // MARK: The clipboard

  private var selectedText: String {
    let units = Array(field.text.utf16)
    guard field.selection.isWithin(units.count) else { return "" }
    return String(decoding: units[field.selection.start..<field.selection.end], as: UTF16.self)
  }

  private mutating func copy() {
    if field.selection.isEmpty { return note = .nothing("is selected") }
    clipboard = selectedText
    note = FieldNote(copied: clipboard)
  }

  private mutating func pasteClipboard() {
    if clipboard.isEmpty { return note = .nothing("to paste") }
    paste(clipboard)
  }

  private mutating func cut() {
    if field.selection.isEmpty { return note = .nothing("is selected") }
    clipboard = selectedText
    field.deleteSelection()
    adoptSelection()
  }

  // MARK: The caret

  private mutating func move(_ move: CaretMove, isSelecting: Bool) {
    let selection = field.selection
    if !isSelecting, !selection.isEmpty {
      // An arrow first gives up the selection, and stays at the end that it points to.
      if move == .left { return select(anchor: selection.start, head: selection.start) }
      if move == .right { return select(anchor: selection.end, head: selection.end) }
    }
    let target = CaretMap(field).target(of: move, from: head)
    select(anchor: isSelecting ? anchor : target, head: target)
  }

  private mutating func select(anchor: Int, head: Int) {
    field.select(TextRange(min(anchor, head), max(anchor, head)))
    // The field may have moved the ends; which one is which stays.
    let isForward = anchor <= head
    self.anchor = isForward ? field.selection.start : field.selection.end
    self.head = isForward ? field.selection.end : field.selection.start
  }

  private mutating func adoptSelection() {
    anchor = field.selection.start
    head = field.selection.end
  }
}
