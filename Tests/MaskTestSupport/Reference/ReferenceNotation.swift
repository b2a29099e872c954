import MaskKit

/// Reads groups, patterns and classes. Malformed input gives some mask, never a trap.
enum ReferenceNotation {
  static func layouts(of definition: MaskDefinition) -> [ReferenceLayout] {
    guard let alternatives = definition.alternatives else { return [layout(definition.layout)] }
    return alternatives.map { layout(merged($0, defaults: definition.layout)) }
  }

  /// The alternative with the mask's own keys where it has none.
  static func merged(
    _ own: LayoutDefinition, defaults: LayoutDefinition
  ) -> LayoutDefinition {
    var result = own
    if own.groups == nil && own.pattern == nil {
      result.groups = defaults.groups
      result.pattern = defaults.pattern
    }
    if own.separator == nil && own.separators == nil {
      result.separator = defaults.separator
      result.separators = defaults.separators
    }
    result.prefix = own.prefix ?? defaults.prefix
    result.suffix = own.suffix ?? defaults.suffix
    result.accept = own.accept ?? defaults.accept
    result.maxDigits = own.maxDigits ?? defaults.maxDigits
    result.lengths = own.lengths ?? defaults.lengths
    result.classes = own.classes ?? defaults.classes
    return result
  }

  static func layout(_ definition: LayoutDefinition) -> ReferenceLayout {
    let tokens: [ReferenceLayout.Token]
    if let pattern = definition.pattern {
      tokens = self.tokens(pattern: pattern, classes: definition.classes ?? [])
    } else {
      tokens = self.tokens(groups: definition.groups ?? "1", definition)
    }
    var result = ReferenceLayout(
      when: definition.when.map { $0.map(ReferenceBeginning.init) }, tokens: tokens, lengths: [])
    result.lengths = definition.lengths ?? [result.capacity]
    return result
  }

  private static func tokens(
    pattern: String, classes: [ClassDefinition]
  ) -> [ReferenceLayout.Token] {
    var tokens: [ReferenceLayout.Token] = []
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if isEscaped {
        tokens.append(.literal(scalar))
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if let named = classes.first(where: { $0.symbol == String(scalar) }) {
        tokens.append(.slot(.set(set(named.set))))
      } else if scalar == "#" {
        tokens.append(.slot(.digit))
      } else if scalar == "@" {
        tokens.append(.slot(.letter))
      } else if scalar == "*" {
        tokens.append(.slot(.alphanumeric))
      } else {
        tokens.append(.literal(scalar))
      }
    }
    return tokens
  }

  private static func tokens(
    groups: String, _ definition: LayoutDefinition
  ) -> [ReferenceLayout.Token] {
    var sizes: [Int] = []
    var notation = Substring(groups)
    let repeats = notation.hasSuffix("...")
    if repeats { notation = notation.dropLast(3) }
    for size in notation.split(separator: "-") { sizes.append(Int(size) ?? 1) }
    if let most = definition.maxDigits {
      while repeats, let last = sizes.last, last > 0, sizes.reduce(0, +) < most {
        sizes.append(last)
      }
      var left = most
      var cut: [Int] = []
      for size in sizes where left > 0 {
        cut.append(min(size, left))
        left -= min(size, left)
      }
      sizes = cut
    }

    let accepted: ReferenceClass
    switch definition.accept {
    case nil, "digit": accepted = .digit
    case "letter": accepted = .letter
    case "alphanumeric": accepted = .alphanumeric
    case "hex": accepted = .hex
    case .some(let written): accepted = .set(set(written))
    }

    var tokens: [ReferenceLayout.Token] = []
    func printed(_ text: String) { tokens += text.unicodeScalars.map { .literal($0) } }
    printed(definition.prefix ?? "")
    for (index, size) in sizes.enumerated() {
      if index > 0 {
        if let separators = definition.separators {
          printed(index - 1 < separators.count ? separators[index - 1] : "")
        } else {
          printed(definition.separator ?? " ")
        }
      }
      for _ in 0..<size { tokens.append(.slot(accepted)) }
    }
    printed(definition.suffix ?? "")
    return tokens
  }

  /// A set as `classes` writes it: characters and ranges.
  static func set(_ notation: String) -> [ClosedRange<UInt32>] {
    let scalars = Array(notation.unicodeScalars)
    var ranges: [ClosedRange<UInt32>] = []
    var index = 0
    while index < scalars.count {
      let first = scalars[index].value
      if index + 2 < scalars.count, scalars[index + 1] == "-", first <= scalars[index + 2].value {
        ranges.append(first...scalars[index + 2].value)
        index += 3
      } else {
        ranges.append(first...first)
        index += 1
      }
    }
    return ranges
  }
}
