/// The branches of a state, cut wherever one of them begins or ends: in every piece, all scalars
/// lead to the same open beginnings.
struct BranchCuts {
  /// Where the pieces begin; the last bound ends the last piece.
  private var bounds: [UInt32] = []
  /// The bounds as bits behind the lowest one, where they are that near.
  private var marks: UInt64 = 0
  /// Where the open beginnings of each piece end.
  private var ends: [Int] = []
  /// The open beginnings of all pieces, those of each in the order of the branches.
  private(set) var open: [OpenBeginning] = []

  /// The number of pieces, of which some may be empty.
  var count: Int { ends.count }

  /// The first and the last scalar of a piece.
  func scalars(_ piece: Int) -> (first: UInt32, last: UInt32) {
    (bounds[piece], bounds[piece + 1] - 1)
  }

  /// The place of a piece's open beginnings in ``open``.
  func range(_ piece: Int) -> Range<Int> {
    (piece == 0 ? 0 : ends[piece - 1])..<ends[piece]
  }

  /// Cuts branches. False, and nothing is cut, if there were more than `room` open beginnings.
  mutating func cut(_ branches: [BeginningBranch], room: Int) -> Bool {
    setBounds(branches)
    ends.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    for _ in 1..<max(bounds.count, 1) { ends.append(0) }
    var total = 0
    for branch in branches {
      let pieces = rank(branch.first)..<rank(branch.last + 1)
      total += pieces.count
      if total > room { return false }
      for piece in pieces { ends[piece] += 1 }
    }
    // From the sizes of the pieces to where they begin; filling them moves that to where they end.
    var start = 0
    for piece in ends.indices {
      let size = ends[piece]
      ends[piece] = start
      start += size
    }
    open.reserveCapacity(total)
    for _ in 0..<total { open.append(OpenBeginning(0)) }
    for branch in branches {
      for piece in rank(branch.first)..<rank(branch.last + 1) {
        open[ends[piece]] = branch.open
        ends[piece] += 1
      }
    }
    return true
  }

  private mutating func setBounds(_ branches: [BeginningBranch]) {
    bounds.removeAll(keepingCapacity: true)
    marks = 0
    guard let one = branches.first else { return }
    var (lowest, highest) = (one.first, one.last)
    for branch in branches {
      lowest = min(lowest, branch.first)
      highest = max(highest, branch.last)
    }
    if highest - lowest < 63 {
      for branch in branches {
        marks |= 1 &<< UInt64(branch.first - lowest) | 1 &<< UInt64(branch.last + 1 - lowest)
      }
      var bits = marks
      while bits != 0 {
        bounds.append(lowest + UInt32(truncatingIfNeeded: bits.trailingZeroBitCount))
        bits &= bits &- 1
      }
      return
    }
    for branch in branches {
      bounds.append(branch.first)
      bounds.append(branch.last + 1)
    }
    bounds.sort()
    var kept = 1
    for index in 1..<bounds.count where bounds[index] != bounds[kept - 1] {
      bounds[kept] = bounds[index]
      kept += 1
    }
    bounds.removeLast(bounds.count - kept)
  }

  /// The place of a bound.
  private func rank(_ bound: UInt32) -> Int {
    if marks != 0 {
      let below = (1 as UInt64) &<< UInt64(bound - bounds[0]) &- 1
      return (marks & below).nonzeroBitCount
    }
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
