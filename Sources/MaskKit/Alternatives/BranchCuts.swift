/// The branches of a state, cut wherever one of them begins or ends: in every piece, all scalars
/// lead to the same open beginnings.
struct BranchCuts {
  struct Piece {
    var first: UInt32
    var last: UInt32
    /// Where its open beginnings end; they begin where those of the piece before end.
    var end: Int
  }

  private(set) var pieces: [Piece] = []
  /// The open beginnings of all pieces, those of each in the order of the branches.
  private(set) var open: [OpenBeginning] = []

  /// Where the pieces begin; the last bound ends the last piece.
  private var bounds: [UInt32] = []
  /// The bounds as bits behind the lowest one, where they are that near.
  private var marks: UInt64 = 0

  /// Cuts branches. False if there were more than `room` open beginnings.
  mutating func cut(_ branches: [BeginningBranch], room: Int) -> Bool {
    pieces.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    if areApart(branches) {
      for branch in branches {
        open.append(branch.open)
        pieces.append(Piece(first: branch.first, last: branch.last, end: open.count))
      }
      return open.count <= room
    }
    setBounds(branches)
    for index in 1..<bounds.count {
      pieces.append(Piece(first: bounds[index - 1], last: bounds[index] - 1, end: 0))
    }
    var total = 0
    for branch in branches {
      let range = rank(branch.first)..<rank(branch.last + 1)
      total += range.count
      if total > room { return false }
      for piece in range { pieces[piece].end += 1 }
    }
    // From the sizes of the pieces to where they begin; filling them moves that to where they end.
    var start = 0
    for piece in pieces.indices {
      let size = pieces[piece].end
      pieces[piece].end = start
      start += size
    }
    open.reserveCapacity(total)
    for _ in 0..<total { open.append(OpenBeginning(0)) }
    for branch in branches {
      for piece in rank(branch.first)..<rank(branch.last + 1) {
        open[pieces[piece].end] = branch.open
        pieces[piece].end += 1
      }
    }
    return true
  }

  /// Whether the branches are in order and apart, as most are: then there is nothing to cut.
  private func areApart(_ branches: [BeginningBranch]) -> Bool {
    var end: UInt32 = 0
    for branch in branches {
      if branch.first < end { return false }
      end = branch.last + 1
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
