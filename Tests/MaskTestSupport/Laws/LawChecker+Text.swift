import MaskKit

// Laws 1 to 4 and 11: the text, its places, and reading it back.
extension LawChecker {
  mutating func checkPlaces(_ state: LawState<Field>) {
    let rendering = state.rendering
    let count = state.value.count
    for k in 0...count {
      let left = rendering.left(k)
      let right = rendering.right(k)
      expect(
        "1", rendering.rank(left) == k && rendering.rank(right) == k && left <= right,
        "rank(left(\(k))) or rank(right(\(k))) is not \(k) in \(state.words)")
      guard k > 0 else { continue }
      expect(
        "1", rendering.left(k - 1) < left && rendering.right(k - 1) < right,
        "left or right is not monotone at \(k) in \(state.words)")
    }
    var last = TextRange(0, 0)
    for offset in 0...rendering.length {
      let caret = state.field.applying(.select(TextRange(caret: offset))).selection
      expect(
        "1", caret == TextRange(caret: rendering.moved(offset)),
        "a caret at \(offset) becomes \(caret) in \(state.words)")
      expect("1", caret.start >= last.start, "carets cross at \(offset) in \(state.words)")
      last = caret
    }
    expect(
      "4", state.field.text.unicodeScalars.elementsEqual(rendering.text.unicodeScalars),
      "the value renders as \(rendering.text), not as in \(state.words)")
    let selection = state.field.selection
    expect(
      "11",
      selection.start <= selection.end && rendering.moved(selection.start) == selection.start
        && rendering.moved(selection.end) == selection.end,
      "the selection lies where none can be in \(state.words)")
    expect(
      "8.state", state.field.state == state.mask.state(of: state.value),
      "the state is not \(state.mask.state(of: state.value)) in \(state.words)")
  }

  mutating func checkWholeText(_ state: LawState<Field>, _ edit: FieldEdit) {
    if state.isReadable {
      let read = state.after(.set(state.field.text))
      expect("2", read.value == state.value, "\(state.words) is read back as \(read.words)")
      expect(
        "4", read.field.text == state.field.text,
        "\(state.words) and \(read.words) have one value and two texts")
    }
    guard let string = edit.string else { return }
    let once = state.after(.set(string))
    expect("11", once.mask.fits(once.value), "\(once.words) holds a value that fits nowhere")
    guard once.isReadable else { return }
    let twice = once.after(.set(once.field.text))
    expect(
      "3", twice.field.text.unicodeScalars.elementsEqual(once.field.text.unicodeScalars),
      "\(JSONText.quoted(string)) gives \(once.words), and that \(twice.words)")
  }
}

extension FieldEdit {
  /// The text that the edit brings, if it brings any.
  var string: String? {
    switch self {
    case .insert(let text), .paste(let text), .set(let text), .replace(_, let text, _): text
    default: nil
    }
  }
}
