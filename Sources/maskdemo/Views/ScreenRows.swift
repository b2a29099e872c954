/// The rows of a screen, of which the least important give way where there is no room for all.
struct ScreenRows<Kind: Hashable> {
  private var rows: [(kind: Kind, importance: Int)] = []

  /// Adds a row below the others. Of the most important rows (1) as many are shown as have room.
  mutating func add(_ kind: Kind, importance: Int) {
    rows.append((kind, importance))
  }

  /// The rows of each kind that is shown, when `height` rows can be.
  func places(height: Int) -> [Kind: Int] {
    let byImportance = rows.indices.sorted {
      (rows[$0].importance, $0) < (rows[$1].importance, $1)
    }
    let shown = byImportance.prefix(max(1, height)).sorted()
    var places: [Kind: Int] = [:]
    for (place, index) in shown.enumerated() { places[rows[index].kind] = place }
    return places
  }
}
