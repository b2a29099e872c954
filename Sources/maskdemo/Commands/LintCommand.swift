import MaskKit
import Masks

/// `maskdemo lint`: everything that is wrong or doubtful in masks files.
enum LintCommand {
  static let spec = CommandSpec(
    name: "lint",
    overview: "Check masks files and their examples",
    discussion: """
      The findings go to standard output, as a compiler shows them. The status is 65 if there is an
      error; warnings alone leave it at 0.
      """,
    operands: [OperandSpec(name: "file", count: .oneOrMore, help: "A masks file")],
    options: [.flag("json", help: "Write one JSON object a finding and line")])

  /// Runs the command.
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitStatus {
    _ = try MaskCatalog.loaded(for: arguments)
    var output = OutputBuffer(.standardOutput)
    var errorCount = 0
    var warningCount = 0
    var hasMore = false
    var unreadable: [String] = []
    for file in arguments.operands {
      let findings: [MaskDiagnostic]
      do throws(CommandFailure) {
        findings = try lint(file)
      } catch .failed(_, let lines) {
        // The other files are still worth a look.
        unreadable += lines
        continue
      }
      // The last finding of a file that has too many only says how many more there are.
      let listed = findings.filter { $0.code != "more" }
      let errors = listed.count { $0.severity == .error }
      errorCount += errors
      warningCount += listed.count - errors
      hasMore = hasMore || listed.count < findings.count
      do throws(SystemError) {
        for finding in findings {
          try output.appendLine(arguments.has("json") ? finding.json : finding.description)
        }
        try output.flush()
      } catch {
        throw .writing(error)
      }
    }
    var report = unreadable
    if errorCount + warningCount > 0 {
      let total = "\(counted(errorCount, "error")), \(counted(warningCount, "warning"))"
      report.append(hasMore ? total + ", and more that are not listed" : total)
    }
    let status: ExitStatus =
      if !unreadable.isEmpty { .noInput } else if errorCount > 0 { .data } else { .success }
    Maskdemo.tell(report)
    return status
  }

  private static func lint(_ file: Argument) throws(CommandFailure) -> [MaskDiagnostic] {
    let (bytes, name) = try InputFile.masksFile(file)
    return MaskCatalog.lint(bytes, file: name)
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
