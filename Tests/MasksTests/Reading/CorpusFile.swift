import Foundation

/// A masks file of the corpus.
struct CorpusFile: Sendable, CustomStringConvertible {
  let url: URL

  /// The file's name without its ending.
  var description: String { url.deletingPathExtension().lastPathComponent }

  /// What the file holds.
  var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: url)) }
  }

  /// What is printed for the file, as the text beside it says.
  var expected: String {
    get throws {
      let text = url.deletingPathExtension().appendingPathExtension("txt")
      return String(decoding: try Data(contentsOf: text), as: UTF8.self)
    }
  }

  /// Files that are right.
  static func right() throws -> [CorpusFile] { try files("right") }
  /// Files with at least one error; some of them only the linter sees.
  static func wrong() throws -> [CorpusFile] { try files("wrong") }

  private static func files(_ folder: String) throws -> [CorpusFile] {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Corpus/\(folder)")
    let found = try FileManager.default.contentsOfDirectory(
      at: corpus, includingPropertiesForKeys: nil)
    return found.filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }.map(CorpusFile.init)
  }
}
