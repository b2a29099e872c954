import CFloor

/// What was measured of one row, in nanoseconds an operation.
struct Measurement {
  var row: Row
  /// One time a round; `nil` where the round left the row out.
  var times: [Double?] = []
  /// Heap allocations an operation; `nil` where they are not counted.
  var allocations: Double?

  var minimum: Double { times.compactMap { $0 }.min() ?? 0 }
  var median: Double { Self.median(times.compactMap { $0 }) }

  /// The median over the rounds of this row's time to another's in the same round: what slows the
  /// whole machine down for a while slows both.
  func ratio(to base: Measurement) -> Double {
    Self.median(
      zip(times, base.times).compactMap { own, other in
        guard let own, let other else { return nil }
        return own / other
      })
  }

  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// Runs all rows in turn, round after round, so that each meets the same weather.
func measure(_ rows: [Row], rounds: Int, warmUp: Int) -> [Measurement] {
  var measurements = rows.map { Measurement(row: $0) }
  for round in -warmUp..<rounds {
    for index in measurements.indices {
      let row = measurements[index].row
      guard round % row.every == 0 else {
        if round >= 0 { measurements[index].times.append(nil) }
        continue
      }
      // Once without the clock: else the first row to touch some inputs would pay for bringing them
      // into the cache, and that is the floor. A row of milliseconds warms up by itself.
      if row.every == 1 {
        row.prepare()
        row.body()
      }
      row.prepare()
      let before = floor_nanoseconds()
      row.body()
      let after = floor_nanoseconds()
      if round >= 0 {
        measurements[index].times.append(Double(after - before) / Double(row.operations))
      }
    }
  }
  guard floor_counts_allocations() != 0 else { return measurements }
  for index in measurements.indices {
    let row = measurements[index].row
    row.prepare()
    let before = floor_allocations()
    row.body()
    measurements[index].allocations =
      Double(floor_allocations() - before) / Double(row.operations)
  }
  return measurements
}
