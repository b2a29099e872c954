import MaskKit

// Reading a text that is exactly what some value looks like.
extension ReferenceMask {
  /// A way to render a value, as the mask does or with parts left away.
  struct Style {
    var isEager: Bool
    var hasPrefix = true
    var hasSuffix = true
  }

  /// The ways to render, in the order in which they are tried.
  var styles: [Style] {
    var styles: [Style] = []
    for (hasPrefix, hasSuffix) in [(true, true), (true, false), (false, true), (false, false)] {
      for isEager in [definition.isEager, !definition.isEager] {
        styles.append(Style(isEager: isEager, hasPrefix: hasPrefix, hasSuffix: hasSuffix))
      }
    }
    return styles
  }

  func scalars(of value: [Unicode.Scalar], _ style: Style) -> [Unicode.Scalar] {
    let rendering = ReferenceRendering(
      value, in: layout(of: value), isEager: style.isEager,
      always: definition.showPrefix == .always)
    return rendering.cells.filter {
      ($0.part != .prefix || style.hasPrefix) && ($0.part != .suffix || style.hasSuffix)
    }.map(\.scalar)
  }

  /// The admissible value that a replacement of the whole value shows, if there is one.
  func valueShown(by replacement: String) -> [Unicode.Scalar]? {
    let letterCase = definition.letterCase
    let wanted = ReferenceText.folded(replacement.unicodeScalars, letterCase)
    for style in styles {
      let found = values(shownAs: wanted, style) {
        ReferenceText.folded($0, letterCase)
      }.first { isAdmissible($0) }
      if let found { return found }
    }
    let isPrefixAlone = layouts.contains {
      ReferenceText.folded($0.prefix, letterCase) == wanted
    }
    return isPrefixAlone ? [] : nil
  }

  /// Every value whose text in a style, compared after `compared`, is `wanted`: those of the first
  /// layout first, in each the ones that fill the fewest slots from the left.
  func values(
    shownAs wanted: [Unicode.Scalar], _ style: Style,
    compared: @escaping ([Unicode.Scalar]) -> [Unicode.Scalar]
  ) -> [[Unicode.Scalar]] {
    var found: [[Unicode.Scalar]] = []
    for index in layouts.indices {
      var candidates: [[Unicode.Scalar]] = [[]]
      for last in 0..<layouts[index].capacity {
        var search = ReferenceSearch(
          layout: layouts[index], last: last, style: style, wanted: wanted, compared: compared)
        search.run()
        candidates += search.found
      }
      for value in candidates
      where !found.contains(value) && (admissibleLayout(of: value) ?? index) == index
        && compared(scalars(of: value, style)) == wanted
      {
        found.append(value)
      }
    }
    return found
  }
}

/// Looks for the values that show a text, given the last slot that is filled.
private struct ReferenceSearch {
  var layout: ReferenceLayout
  var last: Int
  var style: ReferenceMask.Style
  var wanted: [Unicode.Scalar]
  var compared: ([Unicode.Scalar]) -> [Unicode.Scalar]
  var found: [[Unicode.Scalar]] = []

  mutating func run() { step(token: 0, slot: 0, at: 0, value: [], passed: []) }

  /// Tries both ways at each slot: filled by the next scalar, or passed over. A scalar never goes
  /// past a free slot that takes it. What comes behind the last slot is left to the caller, who
  /// renders every candidate anyway.
  private mutating func step(
    token: Int, slot: Int, at place: Int, value: [Unicode.Scalar], passed: [ReferenceClass]
  ) {
    guard token < layout.tokens.count else { return }
    switch layout.tokens[token] {
    case .literal(let scalar):
      let printed = slot == 0 && !style.hasPrefix ? [] : compared([scalar])
      guard wanted[place...].starts(with: printed) else { return }
      step(
        token: token + 1, slot: slot, at: place + printed.count, value: value, passed: passed)
    case .slot(let taken):
      if place < wanted.count {
        let scalar = wanted[place]
        if taken.accepts(scalar), !passed.contains(where: { $0.accepts(scalar) }) {
          if slot == last {
            found.append(value + [scalar])
          } else {
            step(
              token: token + 1, slot: slot + 1, at: place + 1, value: value + [scalar],
              passed: [])
          }
        }
      }
      if slot < last {
        step(
          token: token + 1, slot: slot + 1, at: place, value: value, passed: passed + [taken])
      }
    }
  }
}
