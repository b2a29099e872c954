import MaskKit
import Masks

/// `maskdemo replay`: edits as data, one JSON object a line, one answer each.
enum ReplayCommand {
  static let spec = CommandSpec(
    name: "replay",
    overview: "Apply edits that are given as JSON Lines",
    discussion: """
      Each line is an object: a mask, the state before, and steps. Each is answered with one line.
      A line that can't be understood is answered with its error, and the others go on; the status
      is then 1, or 65 if a line is not JSON.
      """,
    operands: [
      OperandSpec(
        name: "file", count: .optional, help: "What to read; without it, standard input")
    ],
    options: [.flag("trace", help: "Answer with the state after each step")])

  /// Runs the command.
  static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitStatus {
    let catalog = try MaskCatalog.loaded(for: arguments)
    let input = try InputFile.open(arguments.operands.first)
    let isTraced = arguments.has("trace")
    var reader = LineReader(input.file)
    var output = OutputBuffer(.standardOutput)
    var status = ExitStatus.success
    while try readMore(&reader, from: input) {
      do throws(SystemError) {
        while let line = unsafe reader.nextBuffered() {
          let reply = answer(to: unsafe Array(line.content), catalog: catalog, isTraced: isTraced)
          try output.appendLine(reply.text)
          status = worse(status, reply.status)
        }
        try output.flush()
      } catch {
        throw .writing(error)
      }
    }
    return status
  }

  /// The answer to one line, and what the line alone would make of the exit status.
  static func answer(
    to line: [UInt8], catalog: MaskCatalog, isTraced: Bool
  ) -> (text: String, status: ExitStatus) {
    var id = "null"
    do throws(ReplayError) {
      let document = try parse(line)
      if let value = document.root["id"] {
        id = String(decoding: document.bytes[value.range], as: UTF8.self)
      }
      let replay = try ReplayLine(document.root, catalog: catalog)
      return (ReplayAnswer.answer(id: id, replay, isTraced: isTraced), .success)
    } catch {
      let status: ExitStatus = if case .syntax = error { .data } else { .failure }
      return (ReplayAnswer.failure(id: id, error), status)
    }
  }

  private static func parse(_ line: [UInt8]) throws(ReplayError) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONDocument(line, limits: JSONLimits(size: .max))
    } catch {
      guard error.kind == .syntax else { throw .content(path: "", error.message) }
      let before = String(decoding: line[..<error.range.lowerBound], as: UTF8.self)
      throw .syntax("not JSON, column \(before.unicodeScalars.count + 1): \(error.message)")
    }
  }

  private static func readMore(
    _ reader: inout LineReader, from input: InputFile
  ) throws(CommandFailure) -> Bool {
    do throws(SystemError) {
      return try reader.fill()
    } catch {
      throw input.failure(error)
    }
  }

  /// Lines that are not JSON decide, then lines that say nothing sensible.
  private static func worse(_ a: ExitStatus, _ b: ExitStatus) -> ExitStatus {
    a.rawValue >= b.rawValue ? a : b
  }
}
