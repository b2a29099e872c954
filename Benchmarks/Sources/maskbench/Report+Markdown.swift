extension Report {
  /// The lines as a table for a page of the documentation.
  var markdown: String {
    var rows = [
      "| row | an operation is | median ns | ratio | target | mallocs |",
      "|---|---|---:|---:|---:|---:|",
    ]
    for line in lines {
      let ratio = line.ratio.map { ratio in
        Self.number(ratio)
          + (line.ratioTo.map { $0 == "floor.swift" ? "" : " × `\($0)`" } ?? "")
      }
      rows.append(
        "| `\(line.name)` | \(Self.cell(line.includes)) | \(Self.number(line.median)) | \(ratio ?? "") | "
          + "\(line.target.map { "≤ " + Self.number($0) } ?? "") | "
          + "\(line.allocations.map { Self.number($0) } ?? "") |")
    }
    return (rows + skipped.map { "\nSkipped: \($0)." }).joined(separator: "\n")
  }

  /// A text as it stands in a cell: a bar would end it.
  private static func cell(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }
}
