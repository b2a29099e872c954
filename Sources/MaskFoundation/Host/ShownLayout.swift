public import MaskKit

/// Where the characters of a value stand in its text.
struct ShownLayout {
  /// For each caret offset of the value the first text offset that means it.
  private var lefts: [Int]
  /// For each caret offset of the value the last text offset that means it.
  private var rights: [Int]

  /// The layout of what a field shows, found by moving a caret through it: so it is the field's
  /// own rule that says where a character begins, and a separator that looks like one can't mislead.
  init(_ field: MaskField) {
    var probe = field
    let count = field.value.unicodeScalars.count
    lefts = Array(repeating: 0, count: count + 1)
    rights = lefts
    var seen = -1
    var offset = 0
    for width in field.text.unicodeScalars.map({ UTF16.width($0) }) + [0] {
      probe.select(TextRange(caret: offset))
      let rank = min(max(probe.valueSelection.start, 0), count)
      let place = probe.selection.start
      while seen < rank {
        seen += 1
        lefts[seen] = place
      }
      rights[rank] = place
      offset += width
    }
  }

  /// The text offset right behind the character before `k`.
  func left(_ k: Int) -> Int {
    lefts[min(max(k, 0), lefts.count - 1)]
  }

  /// Whether something is printed between the character before `k` and the one after.
  func hasGap(at k: Int) -> Bool {
    k > 0 && k < lefts.count - 1 && lefts[k] != rights[k]
  }
}

extension MaskField {
  /// The value in its groups: `["138", "0013", "8000"]`, without prefix, separators and suffix.
  public var groups: [String] {
    guard !value.isEmpty else { return [] }
    let layout = ShownLayout(self)
    var groups: [String] = []
    var group = ""
    for (k, scalar) in value.unicodeScalars.enumerated() {
      if layout.hasGap(at: k) {
        groups.append(group)
        group = ""
      }
      group.unicodeScalars.append(scalar)
    }
    groups.append(group)
    return groups
  }
}
