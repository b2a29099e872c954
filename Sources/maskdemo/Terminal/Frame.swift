/// The size of a screen in cells.
struct ScreenSize: Hashable, Sendable {
  /// The columns, at least 1.
  var columns: Int
  /// The rows, at least 1.
  var rows: Int

  /// A size. What is below 1 becomes 1. A terminal may claim 65,535 each way; a thousand are used.
  init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), 1_000)
    self.rows = min(max(1, rows), 1_000)
  }

  /// What is taken where a terminal does not say its size.
  static let standard = ScreenSize(columns: 80, rows: 24)
}

/// A place on a screen, counted from 0.
struct ScreenPosition: Hashable, Sendable {
  var column: Int
  var row: Int
}

/// Everything that a screen shows: its cells and where the cursor stands.
struct Frame: Hashable, Sendable {
  var cells: CellBuffer
  /// Where the cursor blinks; `nil` hides it.
  var cursor: ScreenPosition?

  /// An empty screen without a cursor.
  init(size: ScreenSize) {
    cells = CellBuffer(size: size)
  }
}
