import Foundation

/// The case files: one JSON object a line.
package enum CaseFiles {
  /// Every case of every `.jsonl` file in a folder, the files by name.
  package static func read(folder: String) throws -> [ReplayLine] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".jsonl") }.sorted()
    var lines: [ReplayLine] = []
    for name in names {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      for line in text.split(separator: "\n") { lines.append(try ReplayLine(json: String(line))) }
    }
    return lines
  }

  /// The folder `Cases` beside a source file.
  package static func folder(beside file: String) -> String {
    file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/Cases"
  }
}
