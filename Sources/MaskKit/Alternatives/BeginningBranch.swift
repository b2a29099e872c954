/// A beginning that the characters so far have followed.
struct OpenBeginning: Equatable {
  /// The index of the beginning and, for a range, whether the characters so far equal the low end,
  /// or the high end, and that still bounds what may come.
  let bits: UInt32

  init(_ beginning: Int, isLow: Bool = false, isHigh: Bool = false) {
    bits = UInt32(truncatingIfNeeded: beginning) << 2 | (isLow ? 2 : 0) | (isHigh ? 1 : 0)
  }

  var beginning: Int { Int(bits >> 2) }
  var isLow: Bool { bits & 2 != 0 }
  var isHigh: Bool { bits & 1 != 0 }
}

/// A range of scalars that carry an open beginning on.
struct BeginningBranch {
  var first: UInt32
  var last: UInt32
  /// What the beginning then is.
  var open: OpenBeginning
}

extension BeginningList {
  /// Adds the branches of an open beginning. They are apart from each other.
  func addBranches(
    of open: OpenBeginning, depth: Int, to branches: inout [BeginningBranch]
  ) {
    let beginning = beginnings[open.beginning]
    let place = places[Int(beginning.firstPlace) + depth]
    guard beginning.isRange else {
      guard place.first & Place.several != 0 else {
        branches.append(BeginningBranch(first: place.first, last: place.last, open: open))
        return
      }
      let first = Int(place.first & ~Place.several)
      for index in first..<first + Int(place.last) {
        branches.append(
          BeginningBranch(
            first: ranges[index].lowerBound, last: ranges[index].upperBound, open: open))
      }
      return
    }
    let low = open.isLow ? place.first : 0x30
    let high = open.isHigh ? place.last : 0x39
    let isLowNext = open.isLow && depth + 1 < Int(beginning.zerosFrom)
    let isHighNext = open.isHigh && depth + 1 < Int(beginning.ninesFrom)
    func add(_ first: UInt32, _ last: UInt32, isLow: Bool = false, isHigh: Bool = false) {
      branches.append(
        BeginningBranch(
          first: first, last: last,
          open: OpenBeginning(open.beginning, isLow: isLow, isHigh: isHigh)))
    }
    if low == high {
      return add(low, low, isLow: isLowNext, isHigh: isHighNext)
    }
    // The digits at the ends stand for themselves only where the end bounds what comes then.
    if isLowNext { add(low, low, isLow: true) }
    let first = isLowNext ? low + 1 : low
    let last = isHighNext ? high - 1 : high
    if first <= last { add(first, last) }
    if isHighNext { add(high, high, isHigh: true) }
  }
}
