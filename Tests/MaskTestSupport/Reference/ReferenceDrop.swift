import MaskKit

// What a pasted whole number loses at its beginning.
extension ReferenceMask {
  /// The prefixes that can be dropped, without what is passed over in a comparison.
  var droppable: [[Unicode.Scalar]] {
    var keys: [[Unicode.Scalar]] = []
    for prefix in definition.dropPrefixes {
      keys.append(
        ReferenceText.folded(prefix.unicodeScalars, definition.letterCase)
          .filter(ReferenceMask.counts))
    }
    for layout in layouts {
      let prefix = ReferenceText.folded(layout.prefix, definition.letterCase)
      guard
        prefix.contains(where: { ReferenceText.isASCIIDigit($0) || ReferenceText.isLetter($0) })
      else { continue }
      keys.append(prefix.filter(ReferenceMask.counts))
      keys.append(prefix.filter(ReferenceText.isASCIIDigit))
    }
    return keys.filter { !$0.isEmpty }
  }

  /// Whether a scalar is compared, rather than passed over.
  static func counts(_ scalar: Unicode.Scalar) -> Bool {
    ReferenceText.isASCIIDigit(scalar) || ReferenceText.isLetter(scalar) || scalar == "+"
  }

  /// The clusters without the longest prefix that may go.
  func dropped(_ clusters: [ReferenceCluster]) -> [ReferenceCluster] {
    for key in droppable.sorted(by: { $0.count > $1.count }) {
      guard let rest = ReferenceMask.rest(of: clusters, behind: key) else { continue }
      if key[0] == "+" { return rest }
      guard givesWholeValue(rest) else { continue }
      if key.allSatisfy(ReferenceText.isASCIIDigit) && givesWholeValue(clusters) { continue }
      return rest
    }
    return clusters
  }

  /// What stands behind a prefix, or `nil` if the clusters do not begin with it.
  private static func rest(
    of clusters: [ReferenceCluster], behind key: [Unicode.Scalar]
  ) -> [ReferenceCluster]? {
    var matched = 0
    for (index, cluster) in clusters.enumerated() {
      guard let scalar = cluster.single, counts(scalar) else { continue }
      guard scalar == key[matched] else { return nil }
      matched += 1
      if matched == key.count { return Array(clusters[(index + 1)...]) }
    }
    return nil
  }

  /// Whether clusters, taken into an empty field, give a complete length without a gap, and none
  /// is refused for want of room.
  private func givesWholeValue(_ clusters: [ReferenceCluster]) -> Bool {
    let taken = take(clusters, head: [], tail: [], isCaret: true)
    return isCompleteLength(taken.accepted) && !taken.refused.contains { $0.reason == .full }
  }
}
