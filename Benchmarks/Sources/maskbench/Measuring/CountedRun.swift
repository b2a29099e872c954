import CFloor

/// Runs a row inside `floor_measured`, without timing it, after one batch outside: what happens
/// once in a process, such as binding symbols and making metadata, is not counted.
func runCounted(_ row: Row, batches: Int) {
  row.prepare()
  row.body()
  withUnsafePointer(to: row) { row in
    for _ in 0..<batches {
      row.pointee.prepare()
      floor_measured(
        { context in
          context?.assumingMemoryBound(to: Row.self).pointee.body()
        }, UnsafeMutableRawPointer(mutating: row))
    }
  }
}
