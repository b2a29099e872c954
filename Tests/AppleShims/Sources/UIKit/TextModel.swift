/// What a UITextField or UITextView holds, and how it edits by hand of a person: the delegate is
/// asked, the text changes, UIKit notes how to undo it, the selection moves, the events go out.
@MainActor public final class TextModel {
  public internal(set) var text = ""
  public internal(set) var attributed: NSAttributedString?
  public internal(set) var selection = NSRange(location: 0, length: 0)
  public internal(set) var marked: NSRange?
  public internal(set) var writingDirection = NSWritingDirection.natural
  /// What UIKit would have raised: an undo that no longer fits ends the app.
  public internal(set) var raised: [String] = []
  /// How often the text was written, and the selection, by a program.
  public internal(set) var textWrites = 0
  public internal(set) var selectionWrites = 0
  /// Every text that stood there when the screen was drawn, which is at the end of an event.
  public internal(set) var drawn: [String] = []
  /// Whether `editingChanged` is being sent. UIKit does not empty the undo stack when the text is
  /// set then, see https://www.jianshu.com/p/b302a7c66741.
  var isSendingChange = false
  weak var owner: (any TextModelOwner)?

  var length: Int { text.utf16.count }
  func substring(_ range: NSRange) -> String? {
    Range(range, in: text).map { String(text[$0]) }
  }

  /// A program sets the text: no delegate is asked and no event is sent, the caret goes to the
  /// end, and what could be undone is forgotten.
  func set(_ new: String) {
    textWrites += 1
    text = new
    marked = nil
    move(to: NSRange(location: length, length: 0))
    if !isSendingChange { owner?.undoManager?.removeAllActions() }
  }
  func select(_ range: NSRange) {
    selectionWrites += 1
    move(to: range)
  }
  /// Moves the selection and tells the delegate if it moved.
  func move(to range: NSRange) {
    let start = min(max(range.location, 0), length)
    let new = NSRange(location: start, length: min(max(range.length, 0), length - start))
    guard new != selection else { return }
    selection = new
    owner?.selectionDidChange()
  }
  /// A person's edit. Returns whether it was allowed.
  @discardableResult func edit(_ range: NSRange, _ string: String, caret: Int? = nil) -> Bool {
    guard let owner, owner.allows(range, string) else { return false }
    let old = substring(range) ?? ""
    replace(range, string)
    let new = NSRange(location: range.location, length: string.utf16.count)
    owner.undoManager?.registerUndo(withTarget: self) { $0.undo(new, old) }
    marked = nil
    move(to: NSRange(location: caret ?? NSMaxRange(new), length: 0))
    owner.textDidChange()
    return true
  }
  /// What UIKit noted down: put the old characters back where they were.
  private func undo(_ range: NSRange, _ string: String) {
    guard NSMaxRange(range) <= length else {
      raised.append("NSRangeException: \(range) out of bounds; string length \(length)")
      return
    }
    replace(range, string)
    move(to: NSRange(location: range.location + string.utf16.count, length: 0))
    owner?.textDidChange()
  }
  private func replace(_ range: NSRange, _ string: String) {
    let units = Array(text.utf16)
    let end = min(NSMaxRange(range), units.count)
    text = String(
      decoding: units[..<min(range.location, units.count)] + Array(string.utf16) + units[end...],
      as: UTF16.self)
    attributed = nil
  }

  func insert(_ string: String) { edit(marked ?? selection, string) }
  /// Backspace: the selection, or the character before the caret. Nothing is asked at the start.
  func deleteBackward() {
    if selection.length > 0 { edit(selection, ""); return }
    guard selection.location > 0 else { return }
    edit(character(before: selection.location), "")
  }
  /// A hardware keyboard's forward delete: the selection, or the character behind the caret.
  func deleteForward() {
    if selection.length > 0 { edit(selection, ""); return }
    guard selection.location < length else { return }
    let range = (text as NSString).rangeOfComposedCharacterSequence(at: selection.location)
    edit(range, "")
  }
  private func character(before offset: Int) -> NSRange {
    (text as NSString).rangeOfComposedCharacterSequence(at: offset - 1)
  }
  /// An input method's text under way: it stands in the field, marked, and every change is told.
  func setMarked(_ string: String, selected: NSRange) {
    let range = marked ?? selection
    guard let owner, owner.allows(range, string) else { return }
    replace(range, string)
    marked = string.isEmpty ? nil : NSRange(location: range.location, length: string.utf16.count)
    move(to: NSRange(location: range.location + selected.location, length: selected.length))
    owner.textDidChange()
  }
  func unmark() {
    guard marked != nil else { return }
    marked = nil
    owner?.textDidChange()
  }
  /// Pastes. Where UIKit is told no it still moves the caret behind what it would have pasted.
  func paste(_ string: String) {
    let range = selection
    if !edit(range, string) {
      move(to: NSRange(location: range.location + string.utf16.count, length: 0))
    }
  }
  /// UIKit moves the selection by itself.
  public func standInMove(to range: NSRange) { move(to: range) }
  /// The screen is drawn and the event's undo group closed.
  public func endEvent() {
    drawn.append(text)
    owner?.undoManager?.endEvent()
  }
}
