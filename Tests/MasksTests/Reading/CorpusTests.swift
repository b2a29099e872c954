import Foundation
import MaskKit
import Testing

@testable import Masks

@Suite struct CorpusTests {
  @Test func filesAreThere() throws {
    #expect(try CorpusFile.right().count >= 15)
    #expect(try CorpusFile.wrong().count >= 70)
  }

  @Test(arguments: try CorpusFile.right())
  func right(_ file: CorpusFile) throws {
    var catalog = MaskCatalog()
    try catalog.load(file.bytes, file: "right.json")
    let errors = MaskCatalog.lint(try file.bytes, file: "right.json").filter {
      $0.severity == .error
    }
    #expect(errors.map(\.description) == [])
  }

  /// What is printed is what the text beside the file says. With `MASKKIT_WRITE_CORPUS` set the
  /// texts are written anew, to be looked at before they are kept.
  @Test(arguments: try CorpusFile.wrong())
  func wrong(_ file: CorpusFile) throws {
    let diagnostics = MaskCatalog.lint(try file.bytes, file: "\(file).json")
    let printed = diagnostics.map { "\($0)\n" }.joined()
    #expect(diagnostics.contains { $0.severity == .error })
    if ProcessInfo.processInfo.environment["MASKKIT_WRITE_CORPUS"] != nil {
      let text = file.url.deletingPathExtension().appendingPathExtension("txt")
      try Data(printed.utf8).write(to: text)
    }
    #expect(try printed == file.expected)
  }

  /// Loading says what linting says, but for the examples; a file with an error gives no mask, and
  /// what was there stays.
  @Test(arguments: try CorpusFile.wrong())
  func allOrNothing(_ file: CorpusFile) throws {
    let before = MaskCatalog.builtIn
    var catalog = before
    let linted = MaskCatalog.lint(try file.bytes, file: "wrong.json")
      .filter { !$0.code.hasPrefix("example-") && $0.code != "no-example" }
    do {
      try catalog.load(try file.bytes, file: "wrong.json")
      #expect(!linted.contains { $0.severity == .error })
    } catch let error as MaskFileError {
      #expect(error.diagnostics == linted)
      #expect(catalog.masks == before.masks)
      #expect(catalog.defaultID == before.defaultID)
    }
  }

  /// The places that are printed are places of the file, and each line of JSON is JSON.
  @Test(arguments: try CorpusFile.wrong())
  func places(_ file: CorpusFile) throws {
    let text = String(decoding: try file.bytes, as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for diagnostic in MaskCatalog.lint(try file.bytes, file: "wrong.json") {
      #expect(1...lines.count ~= diagnostic.line)
      let line = lines[diagnostic.line - 1]
      #expect(1...line.unicodeScalars.count + 1 ~= diagnostic.column)
      let object = try JSONSerialization.jsonObject(with: Data(diagnostic.json.utf8))
      let fields = try #require(object as? [String: Any])
      #expect(fields["line"] as? Int == diagnostic.line)
      #expect(fields["message"] as? String == diagnostic.message)
      #expect(!diagnostic.json.contains("\n"))
    }
  }
}
