import Foundation
import Testing

/// What a run of the command left behind.
struct Outcome {
  /// The exit status; of a process that a signal ended, 128 and the signal's number.
  let status: Int32
  /// Standard output.
  let output: [UInt8]
  /// Standard error.
  let errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// A folder of its own for one test, and the built command to run in it.
final class Workspace {
  /// The folder.
  let folder: URL

  /// Makes the folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("maskdemo-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The command, which lies beside the tests.
  static var command: URL {
    get throws {
      var places = [URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()]
      places += Bundle.allBundles.map(\.bundleURL)
      let found = places.map { $0.deletingLastPathComponent().appendingPathComponent("maskdemo") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      return try #require(found, "the command is not built")
    }
  }

  /// Runs the command with standard input from memory.
  func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Outcome {
    try launch(Self.command, arguments, input: input, environment: environment)
  }

  /// Runs the command with a text as standard input.
  func run(_ arguments: String..., input: String) throws -> Outcome {
    try run(arguments, input: Array(input.utf8))
  }

  /// Runs the command with nothing to read.
  func run(_ arguments: String...) throws -> Outcome {
    try run(arguments, input: [])
  }

  /// Runs a line of shell in the folder, where `$MASKDEMO` is the command.
  func shell(_ script: String) throws -> Outcome {
    try launch(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script], input: [],
      environment: ["MASKDEMO": Self.command.path])
  }

  /// Writes a file.
  @discardableResult
  func write(_ content: String, to name: String) throws -> String {
    try write(Array(content.utf8), to: name)
  }

  /// Writes a file.
  @discardableResult
  func write(_ content: [UInt8], to name: String) throws -> String {
    try Data(content).write(to: folder.appendingPathComponent(name))
    return name
  }

  /// Reads a file.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of the files that there are, hidden ones too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".std") }.sorted()
  }

  private func launch(
    _ executable: URL, _ arguments: [String], input: [UInt8], environment: [String: String]
  ) throws -> Outcome {
    // Files, so that neither side can wait for the other for ever.
    let run = UUID().uuidString
    func file(_ kind: String) -> URL { folder.appendingPathComponent(".std\(kind)-\(run)") }
    try Data(input).write(to: file("in"))
    for kind in ["out", "err"] { try Data().write(to: file(kind)) }
    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let status = try ChildProcess.run(
      executable.path, arguments, environment: environment, folder: folder.path,
      input: file("in").path, output: file("out").path, errors: file("err").path)
    return Outcome(
      status: status,
      output: Array(try Data(contentsOf: file("out"))),
      errors: String(decoding: try Data(contentsOf: file("err")), as: UTF8.self))
  }
}
