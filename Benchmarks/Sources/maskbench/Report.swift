import Foundation

/// The results of a run, as they are written with `--json`.
struct Report: Codable {
  struct Line: Codable {
    var name: String
    var includes: String
    /// Nanoseconds an operation.
    var minimum: Double
    var median: Double
    /// The median of the ratios in each round.
    var ratio: Double?
    /// The row that the ratio compares with.
    var ratioTo: String?
    var target: Double?
    /// Heap allocations an operation; none where they are not counted.
    var allocations: Double?
    var allocationsTarget: Double?
    /// Whether ratio and allocations are within their targets; none without a target.
    var isWithinTarget: Bool?
  }

  var rounds: Int
  var lines: [Line]
  /// What was not measured, and why.
  var skipped: [String]

  init(_ measurements: [Measurement], rounds: Int, skipped: [String]) {
    self.rounds = rounds
    self.skipped = skipped
    lines = measurements.map { measurement in
      let row = measurement.row
      let base = row.base.name.flatMap { name in measurements.first { $0.row.name == name } }
      let ratio = base.map { measurement.ratio(to: $0) }
      let allocations = measurement.allocations
      var within: [Bool] = []
      if let ratio, let target = row.target { within.append(ratio <= target) }
      if let allocations, let most = row.allocations { within.append(allocations <= most) }
      return Line(
        name: row.name, includes: row.includes, minimum: measurement.minimum,
        median: measurement.median, ratio: ratio, ratioTo: base?.row.name, target: row.target,
        allocations: allocations, allocationsTarget: row.allocations,
        isWithinTarget: within.isEmpty ? nil : within.allSatisfy { $0 })
    }
  }

  /// The lines under a heading, as a table for a terminal.
  var table: String {
    let heading = Self.line([
      "row", "min ns", "median", "ratio", "to", "target", "mallocs", "at most", "an operation is",
    ])
    return
      ([heading]
      + lines.map { row in
        Self.line([
          row.name, Self.number(row.minimum), Self.number(row.median),
          row.ratio.map(Self.number) ?? "",
          row.ratioTo.map { $0 == "floor.swift" ? "floor" : $0 } ?? "",
          row.target.map(Self.number) ?? "", row.allocations.map(Self.number) ?? "",
          row.allocationsTarget.map(Self.number) ?? "",
          (row.isWithinTarget == false ? "! " : "") + row.includes,
        ])
      } + skipped.map { "skipped: \($0)" }).joined(separator: "\n")
  }

  func write(to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: file))
  }

  private static let widths = [24, -10, -10, -8, 18, -7, -8, -8]

  private static func line(_ columns: [String]) -> String {
    var line = ""
    for (column, width) in zip(columns, widths) {
      let space = String(repeating: " ", count: max(abs(width) - column.count, 0))
      line += (width < 0 ? space + column : column + space) + (width < 0 ? "  " : "")
    }
    return line + " " + (columns.last ?? "")
  }

  static func number(_ value: Double) -> String {
    let format = value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f"
    return String(format: format, value)
  }
}
