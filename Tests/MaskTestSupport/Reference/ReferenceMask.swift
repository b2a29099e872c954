package import MaskKit

// The reference model: the editing contract once more, slow and plain. It shares the definition
// types with the engine and nothing else. It is written from the contract's text, rule by rule,
// so that the engine has something to disagree with.

/// A mask of the reference model.
package struct ReferenceMask: Sendable {
  /// What the mask was made from.
  package let definition: MaskDefinition
  /// The alternatives in order, at least one.
  package let layouts: [ReferenceLayout]

  /// Reads a definition. It has to be well formed.
  package init(_ definition: MaskDefinition) {
    self.definition = definition
    layouts = ReferenceNotation.layouts(of: definition)
  }
}

/// One layout: what is printed and what is filled, from left to right.
package struct ReferenceLayout: Sendable {
  /// A place of the layout.
  enum Token: Sendable {
    case literal(Unicode.Scalar)
    case slot(ReferenceClass)
  }

  /// The beginnings that choose this layout, `nil` where none are written.
  var when: [ReferenceBeginning]?
  var tokens: [Token]
  /// The value lengths that count as complete.
  var lengths: [Int]

  /// The classes of the slots, in order.
  var slots: [ReferenceClass] {
    var found: [ReferenceClass] = []
    for case .slot(let taken) in tokens { found.append(taken) }
    return found
  }

  /// The number of slots.
  var capacity: Int { slots.count }

  /// The literals before the first slot.
  var prefix: [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for token in tokens {
      guard case .literal(let scalar) = token else { break }
      found.append(scalar)
    }
    return found
  }

  /// All literals, in order.
  var literals: [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    for case .literal(let scalar) in tokens { found.append(scalar) }
    return found
  }
}

/// What a slot takes.
enum ReferenceClass: Sendable {
  case digit
  case letter
  case alphanumeric
  case hex
  case set([ClosedRange<UInt32>])

  func accepts(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .digit: return ReferenceText.isASCIIDigit(scalar)
    case .letter: return ReferenceText.isLetter(scalar)
    case .alphanumeric:
      return ReferenceText.isASCIIDigit(scalar) || ReferenceText.isLetter(scalar)
    case .hex:
      return ("0"..."9").contains(scalar) || ("a"..."f").contains(scalar)
        || ("A"..."F").contains(scalar)
    case .set(let ranges): return ranges.contains { $0.contains(scalar.value) }
    }
  }
}
