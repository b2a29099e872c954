import MaskKit
import Masks

/// Findings in masks files, as a compiler shows them.
enum DiagnosticReport {
  /// The lines for standard error: the finding, the line of the file, a caret under the place.
  static func lines(_ diagnostics: [MaskDiagnostic], source: [UInt8]) -> [String] {
    let sourceLines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return diagnostics.flatMap { finding in
      var lines = [heading(finding)]
      if sourceLines.indices.contains(finding.line - 1) {
        lines += excerpt(sourceLines[finding.line - 1], line: finding.line, column: finding.column)
      }
      return lines
    }
  }

  private static func heading(_ finding: MaskDiagnostic) -> String {
    let place = "\(finding.file):\(finding.line):\(finding.column)"
    let path = finding.path.isEmpty ? "" : " at \(finding.path)"
    return "\(place): \(finding.severity.rawValue): \(finding.message)\(path) [\(finding.code)]"
  }

  /// The source line with a caret under the column; of a long line only what is around it.
  private static func excerpt(_ bytes: ArraySlice<UInt8>, line: Int, column: Int) -> [String] {
    let before = 60
    let width = 80
    // A line of 16 MiB is not decoded for each of its findings: a scalar has at most four bytes.
    let scalars = Array(String(decoding: bytes.prefix((column + width) * 4), as: UTF8.self).unicodeScalars)
    let start = max(0, column - 1 - before)
    let shown = scalars.dropFirst(start).prefix(width).map(visible)
    let margin = "\(line) | "
    let caret = String(repeating: " ", count: margin.count - 2) + "| "
      + String(repeating: " ", count: max(0, column - 1 - start)) + "^"
    return [margin + String(String.UnicodeScalarView(shown)), caret]
  }

  /// A tab is one column wide here, and what moves the terminal's cursor is not shown.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: " "
    default: scalar
    }
  }
}
