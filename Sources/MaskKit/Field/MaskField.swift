/// A masked text field without a widget: a value, a selection, and the edits a person makes.
///
///     var field = MaskField(try Mask(groups: "3-4-4"))
///     field.insert("1380")
///     field.text            // "138 0", the caret at 5
///     field.deleteBackward()
///     field.text            // "138"
///     field.undo()
///
/// An edit never fails: what it refuses is told in ``refused``. Copies of a field are apart.
public struct MaskField: Sendable, Hashable {
  /// The mask. ``change(to:)`` sets another.
  public private(set) var mask: Mask
  private var content: FieldContent
  private var history = History()
  /// What the last edit refused.
  public private(set) var refused = Refusals()

  /// An empty field, the caret behind the prefix if one is shown.
  public init(_ mask: Mask) {
    self.mask = mask
    content = FieldContent(mask.storage)
  }

  /// A field that holds `text`, formatted or not, the caret at the end.
  public init(_ mask: Mask, text: String) {
    self.init(mask)
    refused = Editor(mask: mask).set(&content, text).refused
  }

  /// A field that holds a value, the caret at the end; `nil` if the value fits no layout.
  public init?(_ mask: Mask, value: String) {
    guard let content = FieldContent(mask.storage, value: value) else { return nil }
    self.mask = mask
    self.content = content
  }

  /// A field whose text a host shows already: it holds the value of which `text` is the
  /// rendering, lazy or eager, if there is one, else what formatting the text gives.
  public init(_ mask: Mask, shown text: String) {
    self.mask = mask
    content = Editor(mask: mask).content(showing: text).content
  }

  /// What the person means: the characters in the slots.
  public var value: String { content.value }
  /// What the field shows.
  public var text: String { content.rendered.text }
  /// The selection, in UTF-16 code units of ``text``. A caret is an empty range.
  public var selection: TextRange { content.selection }
  /// How far the value has come.
  public var state: ValueState { mask.state(of: content.value) }

  /// The selection in characters of ``value``.
  public var valueSelection: TextRange {
    content.withCaretMap(mask.storage) { map in
      TextRange(map.rank(content.selection.start), map.rank(content.selection.end))
    }
  }
}

extension MaskField {
  /// Types `string` over the selection. An empty string deletes what is selected.
  public mutating func insert(_ string: String) {
    apply(content.selection, string, .insert)
  }

  /// Pastes `string` over the selection. An empty string deletes what is selected.
  public mutating func paste(_ string: String) {
    apply(content.selection, string, .paste)
  }

  /// One press of backspace; with a selection, its deletion.
  public mutating func deleteBackward() {
    guard content.selection.isEmpty else { return deleteSelection() }
    let caret = content.selection.start
    apply(TextRange(unit(before: caret), caret), "", .deleteBackward)
  }

  /// One press of forward delete; with a selection, its deletion.
  public mutating func deleteForward() {
    guard content.selection.isEmpty else { return deleteSelection() }
    let caret = content.selection.start
    apply(TextRange(caret, unit(behind: caret)), "", .deleteForward)
  }

  /// Deletes what is selected.
  public mutating func deleteSelection() {
    apply(content.selection, "", .deleteSelection)
  }

  /// Moves the selection, in UTF-16 code units.
  ///
  /// An end in front of the prefix's end, behind the last character, or inside a surrogate pair is
  /// moved to the next place where a caret can be. A reversed range changes nothing.
  public mutating func select(_ range: TextRange) {
    history.endRun()
    refused = Refusals()
    guard range.start <= range.end else { return }
    content.selection = content.moved(range, mask.storage)
  }

  /// What UITextField's delegate is told: `range` becomes `string`.
  ///
  /// - Parameters:
  ///   - range: in UTF-16 code units of ``text``. A range that is reversed or not inside the text
  ///     is refused: nothing changes.
  ///   - selection: the selection before the edit, as the host reports it; the field's own, if
  ///     left out. It tells backspace, forward delete and the deletion of a selection apart.
  public mutating func replace(
    _ range: TextRange, with string: String, selection: TextRange? = nil
  ) {
    let edit = HostEdit(
      range: range, replacement: string, selection: selection ?? content.selection)
    guard range.isWithin(content.rendered.units), !edit.isProbe else {
      refused = Refusals()
      return
    }
    apply(range, string, edit.intent(folding: mask.storage.folding))
  }

  /// Brings the field to where a host's text went by itself, as far as the mask allows: the
  /// difference between ``text`` and `newText` is applied as one edit.
  ///
  /// - Parameter caret: where the caret stands in `newText`, in UTF-16 code units, if the host
  ///   knows.
  public mutating func reconcile(to newText: String, caret: Int? = nil) {
    let change = TextChange(from: text, to: newText, caret: caret)
    replace(change.range, with: change.replacement)
  }

  /// The program sets the whole text, formatted or not. The caret goes to the end.
  public mutating func set(_ string: String) {
    let before = History.State(mask: mask, content: content)
    let outcome = Editor(mask: mask).set(&content, string)
    refused = outcome.refused
    history.endRun()
    if outcome.changedValue { history.record(before, nil) }
  }

  /// Sets another mask. The value is kept: whole if it fits some layout, else as far as its
  /// characters are accepted one by one. What was dropped is in ``refused``, with offsets in
  /// characters of the old value.
  public mutating func change(to mask: Mask) {
    let before = History.State(mask: self.mask, content: content)
    let (content, outcome) = Editor(mask: mask).adopt(content, of: self.mask.storage)
    history.endRun()
    if mask != self.mask { history.record(before, nil) }
    self.mask = mask
    self.content = content
    refused = outcome.refused
  }

  private mutating func apply(_ range: TextRange, _ string: String, _ intent: EditIntent) {
    let editor = Editor(mask: mask)
    let site = editor.site(range, content)
    let kind = string.isEmpty ? deletion(intent) : intent
    // A host's deletion by key is made at a caret, wherever the field's own selection was.
    if history.continues(kind, isAtCaret: string.isEmpty || site.range.isEmpty) {
      refused = editor.edit(&content, site, with: string, intent: intent).refused
      return
    }
    let before = content
    let outcome = editor.edit(&content, site, with: string, intent: intent)
    refused = outcome.refused
    if outcome.changedValue {
      history.record(History.State(mask: mask, content: before), kind)
    }
  }

  /// An empty `insert` or `paste` deletes what is selected.
  private func deletion(_ intent: EditIntent) -> EditIntent {
    intent == .insert || intent == .paste ? .deleteSelection : intent
  }

  private func unit(before caret: Int) -> Int {
    max(caret - (isAstral(before: caret) ? 2 : 1), 0)
  }

  private func unit(behind caret: Int) -> Int {
    min(caret + (isAstral(behind: caret) ? 2 : 1), content.rendered.units)
  }

  /// Whether a scalar of two units ends at the caret.
  private func isAstral(before caret: Int) -> Bool {
    content.rendered.text.utf8.count != content.rendered.units
      && scalar(at: caret - 1).map { $0 > 0xFFFF } ?? false
  }

  private func isAstral(behind caret: Int) -> Bool {
    content.rendered.text.utf8.count != content.rendered.units
      && scalar(at: caret).map { $0 > 0xFFFF } ?? false
  }

  /// The scalar in which a code unit lies.
  private func scalar(at unit: Int) -> UInt32? {
    var units = 0
    for scalar in content.rendered.text.unicodeScalars {
      units += scalar.value > 0xFFFF ? 2 : 1
      if units > unit { return scalar.value }
    }
    return nil
  }
}

extension MaskField {
  /// Whether there is a step to undo.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is a step to redo.
  public var canRedo: Bool { history.canRedo }
  /// How many steps can be undone, for a host whose own undo stack has to hold as many.
  public var undoCount: Int { history.undoCount }
  /// How many undone steps can be done again.
  public var redoCount: Int { history.redoCount }

  /// Takes back the last step: mask, value and selection. Returns whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    refused = Refusals()
    return restore(history.undo(from: History.State(mask: mask, content: content)))
  }

  /// Takes back the last undo. Returns whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    refused = Refusals()
    return restore(history.redo())
  }

  private mutating func restore(_ state: History.State?) -> Bool {
    guard let state else { return false }
    mask = state.mask
    content = state.content
    return true
  }
}
