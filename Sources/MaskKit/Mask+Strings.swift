extension Mask {
  /// The text of any string: what the empty field shows after `string` was pasted into it.
  ///
  ///     try Mask(groups: "3-4-4").format("13800138000")  // "138 0013 8000"
  public func format(_ string: String) -> String {
    formatPlain(string) ?? formatted(string).text
  }

  /// The value of any string: what the empty field holds after `string` was pasted into it.
  public func value(of string: String) -> String {
    formatted(string).value
  }

  /// What pasting a string into the empty field gives: text, value, state, and what was refused.
  public func formatted(_ string: String) -> FormattedText {
    var content = FieldContent(storage)
    let outcome = Editor(mask: self).set(&content, string)
    return FormattedText(mask: self, content: content, refused: outcome.refused)
  }

  /// The text of a value that is known to be good. A value that fits no layout is formatted as
  /// any other string.
  public func render(_ value: String) -> String {
    FieldContent(storage, value: value)?.rendered.text ?? format(value)
  }

  /// Whether every character of `value` finds a slot in some layout.
  public func fits(_ value: String) -> Bool {
    value.withBytes { storage.choice(for: $0, count: $0.scalarCount) } != nil
  }

  /// How far a value has come. A value that fits no layout is invalid.
  public func state(of value: String) -> ValueState {
    let choice = value.withBytes { bytes -> (ValueState, Bool) in
      let count = bytes.scalarCount
      guard count > 0 else { return (.empty, false) }
      guard let choice = storage.choice(for: bytes, count: count), choice.isAdmissible else {
        return (.invalid, false)
      }
      let layout = storage.layouts[choice.layout]
      let isWhole = layout.isComplete(count) && storage.slotsEnd(of: bytes, in: layout) == count
      return (isWhole ? .complete : .partial, isWhole)
    }
    if choice.1, let check = definition.check, !check.holds(for: value) { return .invalid }
    return choice.0
  }

  /// Whether `text`, formatted or not, holds a complete value.
  public func isComplete(_ text: String) -> Bool {
    formatted(text).state == .complete
  }

  /// How many characters a value still needs, at the least, to have a complete length of the
  /// layout that it has now; 0 if it has one. `nil` if no such length is left, or if no layout
  /// allows the value.
  public func missing(after value: String) -> Int? {
    value.withBytes { bytes in
      let count = bytes.scalarCount
      guard let choice = storage.choice(for: bytes, count: count), choice.isAdmissible else {
        return nil
      }
      return storage.layouts[choice.layout].lengths.first { Int($0) >= count }
        .map { Int($0) - count }
    }
  }
}

/// What a string gives in a mask: the text, the value, and what was refused.
public struct FormattedText: Sendable, Hashable {
  private let mask: Mask
  private let content: FieldContent
  /// What was refused, with offsets into the string.
  public let refused: Refusals

  init(mask: Mask, content: FieldContent, refused: Refusals) {
    self.mask = mask
    self.content = content
    self.refused = refused
  }

  /// The text, in groups.
  public var text: String { content.rendered.text }
  /// The characters in the slots.
  public var value: String { content.value }
  /// How far the value has come.
  public var state: ValueState { mask.state(of: content.value) }
}
