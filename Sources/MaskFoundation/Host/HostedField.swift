public import MaskKit

/// A masked field that lives inside some toolkit's text field.
///
/// The toolkit proposes changes, or tells what it changed; this type decides what is let through,
/// what becomes an edit, and what the host has to show then. It knows no toolkit: whoever drives it
/// compares ``shownText`` and ``shownSelection`` with what the host holds, and writes what differs.
public struct HostedField: Sendable {
  /// What to do with a change that the host proposed.
  public enum Verdict: Sendable, Hashable {
    /// The host shall do it. Afterwards ``reconcile(with:)`` is called with the outcome.
    case letThrough
    /// It has been dealt with. The host shall not do it, but show what the field shows now.
    case settled
  }

  /// The field.
  public internal(set) var field: MaskField
  /// Which string the host holds.
  public let display: HostDisplay
  /// Whether a change was let through whose outcome is not reconciled yet.
  public internal(set) var awaitsOutcome = false
  /// What the last proposal or outcome brought that was refused.
  public internal(set) var refused: Refusals?

  /// A field in a host that shows `text`, formatted or not.
  public init(_ mask: Mask, shown text: String = "", display: HostDisplay = .text) {
    field = text.isEmpty ? MaskField(mask) : MaskField(mask, shown: text)
    self.display = display
  }

  /// What the host has to show.
  public var shownText: String {
    display == .text ? field.text : field.value
  }

  /// The selection that the host has to show, in UTF-16 code units of ``shownText``.
  public var shownSelection: TextRange {
    guard display == .value else { return field.selection }
    let offsets = ValueOffsets(field.value)
    let selection = field.valueSelection
    return TextRange(offsets.utf16(selection.start), offsets.utf16(selection.end))
  }

  /// A host asks whether `range` of its text may become `replacement`.
  public mutating func propose(
    _ range: TextRange, _ replacement: String, host: HostState
  ) -> Verdict {
    refused = nil
    if host.isComposing {
      awaitsOutcome = true
      return .letThrough
    }
    if host.text != shownText {
      return proposeOnForeignText(range, replacement, host: host)
    }
    guard range.isWithin(shownText.utf16.count) else { return .settled }
    if range.isEmpty && replacement.isEmpty {
      return .letThrough
    }
    if isProbe(range, replacement) || mayStartComposing(replacement, host: host) {
      awaitsOutcome = true
      return .letThrough
    }
    if host.isPasting && range == host.selection && !replacement.isEmpty {
      select(range)
      field.paste(replacement)
      refused = field.refused.isEmpty ? nil : field.refused
    } else {
      replaceShown(range, with: replacement, selection: host.selection)
    }
    return .settled
  }

  /// The host changed its text: what was let through, an input method's commit, a program's write.
  /// Does nothing while marked text is under way.
  public mutating func reconcile(with host: HostState) {
    refused = nil
    guard !host.isComposing else { return }
    awaitsOutcome = false
    guard host.text != shownText else {
      if let selection = host.selection { select(selection) }
      return
    }
    let caret = host.selection.map(\.end)
    let change = TextChange(from: shownText, to: host.text, caret: caret)
    replaceShown(change.range, with: change.replacement, selection: nil)
  }

  /// The selection moved, by a tap or a key.
  public mutating func select(_ range: TextRange) {
    guard range != shownSelection else { return }
    field.select(textRange(ofShown: range))
  }

  /// A lone blank, or nothing, in an empty field: the question by which a system's autofill finds
  /// out whether the field takes text at all. A refusal ends the autofill.
  private func isProbe(_ range: TextRange, _ replacement: String) -> Bool {
    guard shownText.isEmpty, range == TextRange(0, 0) else { return false }
    let scalars = replacement.unicodeScalars
    return scalars.count == 1 && scalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// The first sign of a composition comes before anything is marked: a letter, or on a keyboard
  /// of nine keys a sign like `➋`. To write over it would take it out of the input method's hands,
  /// which then adds it a second time. Digits, blanks and punctuation stand for themselves.
  private func mayStartComposing(_ replacement: String, host: HostState) -> Bool {
    guard host.keyboardComposes, !replacement.isEmpty else { return false }
    return replacement.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .decimalNumber, .spaceSeparator, .control, .format, .connectorPunctuation,
        .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        false
      default: true
      }
    }
  }

  /// The program changed the host's text behind the field's back. That text is taken first, and
  /// the proposal is understood as the text it would lead to.
  private mutating func proposeOnForeignText(
    _ range: TextRange, _ replacement: String, host: HostState
  ) -> Verdict {
    set(host.text)
    let units = Array(host.text.utf16)
    guard range.isWithin(units.count) else { return .settled }
    let outcome = units[..<range.start] + Array(replacement.utf16) + units[range.end...]
    let text = String(decoding: outcome, as: UTF16.self)
    let caret = range.start + replacement.utf16.count
    reconcile(with: HostState(text: text, selection: TextRange(caret: caret)))
    return .settled
  }
}
