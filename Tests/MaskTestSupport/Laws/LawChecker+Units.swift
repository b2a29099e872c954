import MaskKit

// Law 10: one answer, whatever unit a host counts in.
extension LawChecker {
  /// The ranges of an edit are the same in scalars, in indices and in UTF-16 code units.
  mutating func checkUnits(_ state: LawState<Field>, _ edit: FieldEdit) {
    let text = state.field.text
    var ranges = [state.field.selection]
    switch edit {
    case .replace(let range, _, let selection): ranges += [range] + [selection].compactMap { $0 }
    case .select(let range): ranges.append(range)
    default: break
    }
    for range in ranges {
      guard range.isWithin(text.utf16.count) else {
        expect(
          "10", Range(range, in: text) == nil,
          "\(range) has indices in \(state.words)")
        continue
      }
      let indices = Range(range, in: text)
      expect(
        "10", indices.map { TextRange($0, in: text) } == range,
        "\(range) is \(String(describing: indices)) in \(state.words)")
      let edges = [range.start, range.end].map { scalars(of: text, before: $0) }
      guard let start = edges[0], let end = edges[1] else { continue }
      let all = text.unicodeScalars
      let counted =
        all.index(all.startIndex, offsetBy: start)..<all.index(all.startIndex, offsetBy: end)
      expect(
        "10", TextRange(counted, in: text) == range && counted == indices,
        "\(range) is not the scalars from \(start) to \(end) in \(state.words)")
    }
  }

  /// How many scalars end at or before an offset in code units; `nil` inside a surrogate pair.
  private func scalars(of text: String, before offset: Int) -> Int? {
    var units = 0
    var count = 0
    for scalar in text.unicodeScalars where units < offset {
      units += scalar.value > 0xFFFF ? 2 : 1
      count += 1
    }
    return units == offset ? count : nil
  }
}
