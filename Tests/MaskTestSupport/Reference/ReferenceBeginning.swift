/// One beginning of a `when`: a sequence of characters and classes, or a range of digit strings.
enum ReferenceBeginning: Sendable {
  case sequence([[ClosedRange<UInt32>]])
  case range([Unicode.Scalar], [Unicode.Scalar])

  /// How a value answers to a `when`.
  enum Answer { case yes, may, no }

  init(_ notation: String) {
    let scalars = Array(notation.unicodeScalars)
    if let dash = scalars.firstIndex(of: "-") {
      let low = Array(scalars[..<dash])
      let high = Array(scalars[(dash + 1)...])
      if !low.isEmpty, low.count == high.count, (low + high).allSatisfy(ReferenceText.isASCIIDigit)
      {
        self = .range(low, high)
        return
      }
    }
    var places: [[ClosedRange<UInt32>]] = []
    var index = 0
    while index < scalars.count {
      if scalars[index] == "[", let end = scalars[index...].firstIndex(of: "]") {
        var inside = String.UnicodeScalarView()
        inside.append(contentsOf: scalars[(index + 1)..<end])
        places.append(ReferenceNotation.set(String(inside)))
        index = end + 1
      } else {
        places.append([scalars[index].value...scalars[index].value])
        index += 1
      }
    }
    self = .sequence(places)
  }

  func answer(_ value: [Unicode.Scalar]) -> Answer {
    switch self {
    case .sequence(let places):
      for (place, scalar) in zip(places, value) {
        guard place.contains(where: { $0.contains(scalar.value) }) else { return .no }
      }
      return value.count >= places.count ? .yes : .may
    case .range(let low, let high):
      let known = value.prefix(low.count)
      guard known.allSatisfy(ReferenceText.isASCIIDigit) else { return .no }
      // The numbers that begin with what is known lie between it followed by zeros and by nines.
      let missing = low.count - known.count
      let least = known + Array(repeating: "0", count: missing)
      let most = known + Array(repeating: "9", count: missing)
      guard !most.lexicographicallyPrecedes(low), !high.lexicographicallyPrecedes(least) else {
        return .no
      }
      return missing == 0 ? .yes : .may
    }
  }

  /// What a whole `when` answers; none written answers yes.
  static func answer(_ value: [Unicode.Scalar], when: [ReferenceBeginning]?) -> Answer {
    guard let when else { return .yes }
    var best = Answer.no
    for beginning in when {
      switch beginning.answer(value) {
      case .yes: return .yes
      case .may: best = .may
      case .no: break
      }
    }
    return best
  }
}
