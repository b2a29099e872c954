package import MaskKit

/// Makes a failing run as short and plain as it can be.
package enum Shrinking {
  /// The shortest run found that still fails. `budget` bounds the number of tries.
  package static func shortest(
    _ mask: MaskDefinition, _ edits: [FieldEdit], budget: Int = 4000,
    fails: (MaskDefinition, [FieldEdit]) -> Bool
  ) -> (mask: MaskDefinition, edits: [FieldEdit]) {
    var mask = mask
    var edits = edits
    var left = budget
    func stillFails(_ mask: MaskDefinition, _ edits: [FieldEdit]) -> Bool {
      guard left > 0 else { return false }
      left -= 1
      return fails(mask, edits)
    }
    var isBetter = true
    while isBetter && left > 0 {
      isBetter = false
      for index in edits.indices.reversed() {
        if case .change(let next) = edits[index] {
          let later = Array(edits[(index + 1)...])
          if stillFails(next, later) {
            mask = next
            edits = later
            isBetter = true
            break
          }
        }
      }
      var size = max(edits.count / 2, 1)
      while size >= 1 {
        var start = 0
        while start < edits.count {
          var fewer = edits
          fewer.removeSubrange(start..<min(start + size, fewer.count))
          if stillFails(mask, fewer) {
            edits = fewer
            isBetter = true
          } else {
            start += size
          }
        }
        size /= 2
      }
      for index in edits.indices {
        for plainer in plainer(edits[index]) {
          var other = edits
          other[index] = plainer
          if stillFails(mask, other) {
            edits = other
            isBetter = true
            break
          }
        }
      }
      for plainer in plainer(mask) where stillFails(plainer, edits) {
        mask = plainer
        isBetter = true
        break
      }
    }
    return (mask, edits)
  }

  private static func plainer(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var found: [String] = []
    for index in scalars.indices {
      var fewer = scalars
      fewer.remove(at: index)
      found.append(ReferenceText.string(fewer))
    }
    for index in scalars.indices where scalars[index] != "1" {
      var other = scalars
      other[index] = "1"
      found.append(ReferenceText.string(other))
    }
    return found
  }

  private static func plainer(_ edit: FieldEdit) -> [FieldEdit] {
    switch edit {
    case .insert(let text): return plainer(text).map { .insert($0) }
    case .paste(let text): return [.insert(text)] + plainer(text).map { .paste($0) }
    case .set(let text): return [.paste(text)] + plainer(text).map { .set($0) }
    case .replace(let range, let text, let selection):
      var found: [FieldEdit] = text.isEmpty ? [.deleteBackward] : [.insert(text), .paste(text)]
      if selection != nil { found.append(.replace(range, text, selection: nil)) }
      return found + plainer(text).map { .replace(range, $0, selection: selection) }
    case .select(let range):
      return [
        range.isEmpty ? nil : .select(TextRange(caret: range.start)),
        range.isEmpty ? nil : .select(TextRange(caret: range.end)),
        range == TextRange(0, 0) ? nil : .select(TextRange(0, 0)),
      ].compactMap { $0 }
    case .change(let mask): return plainer(mask).map { .change($0) }
    default: return []
    }
  }

  private static func plainer(_ mask: MaskDefinition) -> [MaskDefinition] {
    var found: [MaskDefinition] = []
    func with(_ change: (inout MaskDefinition) -> Void) {
      var plain = mask
      change(&plain)
      if plain != mask { found.append(plain) }
    }
    with { $0.isEager = false }
    with { $0.showPrefix = .withContent }
    with { $0.overflow = .reject }
    with { $0.backspace = .digit }
    with { $0.letterCase = nil }
    with { $0.check = nil }
    with { $0.dropPrefixes = [] }
    for index in mask.dropPrefixes.indices { with { $0.dropPrefixes.remove(at: index) } }
    for layout in plainer(mask.layout) { with { $0.layout = layout } }
    if let alternatives = mask.alternatives {
      if alternatives.count == 1 {
        with {
          $0.layout = ReferenceNotation.merged(alternatives[0], defaults: mask.layout)
          $0.alternatives = nil
        }
      }
      for index in alternatives.indices {
        if alternatives.count > 1 {
          with { $0.alternatives?.remove(at: index) }
        }
        for layout in plainer(alternatives[index]) { with { $0.alternatives?[index] = layout } }
      }
    }
    return found
  }

  private static func plainer(_ layout: LayoutDefinition) -> [LayoutDefinition] {
    var found: [LayoutDefinition] = []
    func with(_ change: (inout LayoutDefinition) -> Void) {
      var plain = layout
      change(&plain)
      if plain != layout { found.append(plain) }
    }
    with { $0.prefix = nil }
    with { $0.suffix = nil }
    with { $0.separators = nil }
    with { $0.separator = nil }
    with { $0.accept = nil }
    with { $0.lengths = nil }
    for index in (layout.when ?? []).indices where (layout.when ?? []).count > 1 {
      with { $0.when?.remove(at: index) }
    }
    if let pattern = layout.pattern {
      let scalars = Array(pattern.unicodeScalars)
      for index in scalars.indices {
        var fewer = scalars
        fewer.remove(at: index)
        with { $0.pattern = ReferenceText.string(fewer) }
      }
    }
    if let groups = layout.groups, !groups.hasSuffix("...") {
      let sizes = groups.split(separator: "-").compactMap { Int($0) }
      for index in sizes.indices where layout.separators == nil {
        var fewer = sizes
        if fewer[index] > 1 { fewer[index] -= 1 } else { fewer.remove(at: index) }
        with { $0.groups = fewer.map { String($0) }.joined(separator: "-") }
      }
    }
    return found
  }
}
