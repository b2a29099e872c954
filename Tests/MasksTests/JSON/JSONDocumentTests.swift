import Foundation
import Testing

@testable import Masks

@Suite struct JSONDocumentTests {
  @Test(arguments: JSONCase.corpus)
  func corpus(_ test: JSONCase) {
    #expect(test.answer == test.verdict)
  }

  @Test func corpusIDsAreUnique() {
    let ids = JSONCase.corpus.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  /// A text that is cut anywhere fails where it is cut, or before.
  @Test func everyCut() throws {
    let text = Array(#"{"a":[1.5e3,"\u00e9\n中😀",true,null,-0],"b":{"c":{}}}"#.utf8)
    _ = try JSONDocument(text)
    for end in 0..<text.count {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(Array(text[..<end])) }
      #expect((error?.range.upperBound ?? .max) <= end)
    }
  }

  /// Wrong texts are named with a sentence that has a beginning and no full stop.
  @Test func sentences() {
    for test in JSONCase.corpus where test.verdict != .accept {
      let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(test.bytes) }
      let message = error?.message ?? ""
      #expect(message.count > 10 && !message.hasSuffix("."), "\(test.id): \(message)")
    }
  }

  /// What is said of each wrong text, and the bytes that are meant, stand in `Corpus/sentences.txt`. With
  /// `MASKKIT_WRITE_CORPUS` set the file is written anew, to be looked at before it is kept.
  @Test func everySentence() throws {
    var lines: [String] = []
    for test in JSONCase.corpus where test.verdict != .accept {
      let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(test.bytes) }
      lines.append("\(test.id) \(error.range): \(error.message)")
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Corpus/sentences.txt")
    if ProcessInfo.processInfo.environment["MASKKIT_WRITE_CORPUS"] != nil {
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    try #require(lines.count == expected.count)
    for (line, expected) in zip(lines, expected) { #expect(line == expected) }
  }

  @Test func tree() throws {
    let text = #"{"a":[1,[],{"b":2}],"c":"x","a":true}"#
    let root = try JSONDocument(Array(text.utf8)).root
    #expect(root.kind == .object)
    #expect(root.members.map { $0.key.string } == ["a", "c", "a"])
    #expect(root["a"]?.elements.map(\.kind) == [.number, .array, .object])
    #expect(root["a"]?.elements.map(\.range) == [6..<7, 8..<10, 11..<18])
    #expect(root["c"]?.string == "x")
    #expect(root["d"] == nil)
    #expect(root.members.map(\.value).last?.boolean == true)
    #expect(root.member("c")?.key.range == 20..<23)
    #expect(Array(root["c"]!.elements).isEmpty && Array(root["c"]!.members).isEmpty)
  }

  @Test func sizeLimit() throws {
    let limits = JSONLimits(size: 10)
    _ = try JSONDocument(Array("[12345678]".utf8), limits: limits)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(Array("[123456789]".utf8), limits: limits)
    }
    #expect(error?.kind == .size)
    #expect(error?.range == 0..<0)
    #expect(error?.message == "the text has 11 bytes; the limit is 10")
  }

  @Test func depthLimit() {
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(Array(#"{"a":[[]]}"#.utf8), limits: JSONLimits(depth: 2))
    }
    #expect(error?.kind == .depth)
    #expect(error?.range == 6..<7)
  }
}
