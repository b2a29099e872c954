import Foundation

/// The results as a table for a terminal.
func table(_ measurements: [Measurement]) -> String {
  let base = measurements.first { $0.row.name == "floor.swift" }
  var lines = [line("row", "min ns", "median", "ratio", "target", "mallocs", "an operation is")]
  for measurement in measurements {
    let row = measurement.row
    let ratio = ratio(of: measurement, among: measurements, floor: base)
    let mark = ratio.flatMap { ratio in row.target.map { ratio > $0 ? "!" : "" } } ?? ""
    lines.append(
      line(
        row.name, number(measurement.minimum), number(measurement.median),
        ratio.map { number($0) + mark } ?? "", row.target.map { "≤ " + number($0) } ?? "",
        number(measurement.allocations), row.includes))
  }
  return lines.joined(separator: "\n")
}

/// A row's ratio to what it is compared with.
func ratio(
  of measurement: Measurement, among all: [Measurement], floor: Measurement?
) -> Double? {
  switch measurement.row.base {
  case .none: nil
  case .floor: floor.map { measurement.ratio(to: $0) }
  case .row(let name): all.first { $0.row.name == name }.map { measurement.ratio(to: $0) }
  }
}

private func line(_ columns: String...) -> String {
  var line = pad(columns[0], 26, right: false)
  for column in columns[1...5] { line += pad(column, 11, right: true) }
  return line + "  " + columns[6]
}

private func pad(_ text: String, _ width: Int, right: Bool) -> String {
  let space = String(repeating: " ", count: max(width - text.count, 0))
  return right ? space + text : text + space
}

private func number(_ value: Double) -> String {
  String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
}
