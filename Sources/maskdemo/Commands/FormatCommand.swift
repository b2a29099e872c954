import MaskKit
import Masks

/// `maskdemo format`: texts in, formatted texts out.
enum FormatCommand {
  static let spec = CommandSpec(
    name: "format",
    overview: "Format values, or the lines of a file",
    discussion: """
      Without a <value>, every line of standard input, or of the --input file, is formatted. Line
      ends stay as they are. A line that is not UTF-8 passes through unchanged and is reported.
      """,
    operands: [OperandSpec(name: "value", count: .anyNumber, help: "What to format")],
    options: [
      .option("mask", "id", help: "The mask; without it, the default one"),
      .option("input", "file", help: "Read this file instead of standard input"),
      .option(
        "output", "file",
        help: "Write this file, which is replaced only when the work succeeded"),
      .flag("value", help: "Give the value instead of the text"),
      .flag("keep", help: "Leave a line as it is if the mask refuses a part of it"),
      .flag("strict", help: "Report each line that is not complete, and end with status 1"),
    ])

  /// Runs the command.
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitStatus {
    if !arguments.operands.isEmpty, arguments.has("input") {
      throw .usage(
        UsageError(
          message: "Values and '--input <file>' can't be given together",
          command: arguments.command))
    }
    let mask = try NamedMask.chosen(by: arguments).mask
    let options = FormatOptions(
      givesValue: arguments.has("value"), keepsRefused: arguments.has("keep"),
      isStrict: arguments.has("strict"))
    let formatter = LineFormatter(mask, options: options)
    guard arguments.operands.isEmpty else {
      return try writing(for: arguments) { (file, name) throws(CommandFailure) in
        try format(arguments.operands, with: formatter, to: file, name: name)
      }
    }
    let input = try InputFile.open(arguments.value("input"))
    return try writing(for: arguments) { (file, name) throws(CommandFailure) in
      try format(input, with: formatter, to: file, name: name)
    }
  }

  /// Formats a stream of lines.
  static func format(
    _ input: InputFile, with formatter: LineFormatter,
    to file: FileDescriptor = .standardOutput, name: String = "standard output"
  ) throws(CommandFailure) -> ExitStatus {
    let pipeline = FormatPipeline(formatter, from: input, to: file, name: name)
    return try pipeline.run() > 0 ? .failure : .success
  }

  /// Formats the values of the command line.
  private static func format(
    _ values: [Argument], with formatter: LineFormatter, to file: FileDescriptor, name: String
  ) throws(CommandFailure) -> ExitStatus {
    var output = OutputBuffer(file)
    var report = FormatReport(options: formatter.options) { "<value>:\($0)" }
    do throws(SystemError) {
      for (index, value) in values.enumerated() {
        let outcome = try formatter.format(value.bytes, into: &output)
        try output.append(UInt8(ascii: "\n"))
        report.add(outcome, line: index + 1)
      }
      try output.flush()
    } catch {
      throw .writing(to: name, error)
    }
    report.finish()
    return report.incomplete > 0 ? .failure : .success
  }

  /// Hands the place for the output to `work`. A file that was named keeps its old content unless
  /// the work succeeds.
  private static func writing(
    for arguments: ParsedArguments,
    _ work: (FileDescriptor, String) throws(CommandFailure) -> ExitStatus
  ) throws(CommandFailure) -> ExitStatus {
    let path = arguments.value("output").map { FilePath(bytes: $0.bytes) }
    guard let path, !path.isStandardStream else {
      return try work(.standardOutput, "standard output")
    }
    let replacement: ReplacementFile
    do throws(SystemError) {
      replacement = try ReplacementFile(at: path)
    } catch {
      throw .error(.cannotCreate, "Can't write '\(path.text)': \(error.message)")
    }
    let status: ExitStatus
    do throws(CommandFailure) {
      status = try work(replacement.file, "'\(path.text)'")
    } catch {
      replacement.abandon()
      throw error
    }
    guard status == .success else {
      replacement.abandon()
      return status
    }
    do throws(SystemError) {
      try replacement.commit()
    } catch {
      throw .error(.inputOutput, "Can't write '\(path.text)': \(error.message)")
    }
    return status
  }
}
