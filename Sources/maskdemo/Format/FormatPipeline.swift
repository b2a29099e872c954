import MaskKit

/// The way from a stream of lines to a stream of formatted lines.
///
/// Its memory does not grow with the input, only with the longest line. What is complete when
/// reading has to wait is written first, so that two programs can talk through it line by line.
struct FormatPipeline: ~Copyable {
  private let formatter: LineFormatter
  private var reader: LineReader
  private var output: OutputBuffer
  private var report: FormatReport
  private var progress: ProgressBar
  private let input: InputFile
  private let outputName: String
  private var line = 0

  /// A pipeline from `input` to `output`.
  init(_ formatter: LineFormatter, from input: InputFile, to output: FileDescriptor, name: String) {
    self.formatter = formatter
    self.input = input
    outputName = name
    reader = LineReader(input.file)
    self.output = OutputBuffer(output, capacity: 1 << 18)
    report = FormatReport(options: formatter.options) { "\(input.name):\($0)" }
    progress = ProgressBar(total: input.size)
  }

  /// Formats everything and returns how many lines were not complete, which strict work counts.
  consuming func run() throws(CommandFailure) -> Int {
    do throws(CommandFailure) {
      while try readMore() {
        try formatBuffered()
        if report.isPending {
          progress.clear()
          report.flush()
        }
        progress.update(bytes: reader.bytesRead, lines: line)
      }
    } catch {
      progress.clear()
      report.flush()
      throw error
    }
    progress.clear()
    report.finish()
    return report.incomplete
  }

  private mutating func readMore() throws(CommandFailure) -> Bool {
    do throws(SystemError) {
      return try reader.fill()
    } catch {
      throw input.failure(error)
    }
  }

  private mutating func formatBuffered() throws(CommandFailure) {
    do throws(SystemError) {
      repeat {
        let run = unsafe formatter.formatPlainLines(reader.wholeLines, into: &output)
        reader.skip(run.read)
        line += run.lines
      } while try formatNext()
      try output.flush()
    } catch {
      throw .writing(to: outputName, error)
    }
  }

  /// Formats the next line, whatever it holds; false if none is whole in memory.
  private mutating func formatNext() throws(SystemError) -> Bool {
    guard let next = unsafe reader.nextBuffered() else { return false }
    line += 1
    let outcome = unsafe try formatter.format(next.content, into: &output)
    unsafe try output.append(next.ending)
    if outcome != .fine { report.add(outcome, line: line) }
    return true
  }
}
