import MaskKit
import MaskTestSupport
import Masks
import Testing

@testable import maskdemo

/// Whatever goes through the command comes out as the public API formats it, line by line.
@Suite struct LinesAsStringsTests {
  /// Clean lines, dressed ones, dirty ones, and bytes that are not text.
  static func input(
    for mask: NamedMask, count: Int, clean: Int, _ random: inout RandomSource
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count {
      if random.chance(clean) {
        bytes += (random.pick(from: mask.examples)?.value ?? "1").utf8
      } else {
        let line = RandomString.make(for: mask.mask.definition, &random)
        bytes += line.utf8.filter { $0 != 0x0A }
        if random.chance(3) { bytes.append(0xFF) }
      }
      bytes += random.pick("\n", "\n", "\r\n").utf8
    }
    if random.chance(50) { bytes.removeLast() }
    return bytes
  }

  /// What the command has to answer.
  static func expected(_ input: [UInt8], _ mask: Mask, _ options: FormatOptions) -> [UInt8] {
    LineReaderTests.lines(of: input).flatMap { line -> [UInt8] in
      guard let string = String(validating: line.content, as: UTF8.self) else {
        return line.content + line.ending
      }
      let formatted = mask.formatted(string)
      if options.keepsRefused, !formatted.refused.isEmpty { return line.content + line.ending }
      return Array((options.givesValue ? formatted.value : formatted.text).utf8) + line.ending
    }
  }

  @Test(
    "Every kind of mask, in pieces that end anywhere",
    arguments: [
      "cn.mobile", "cn.landline", "cn.plate", "card", "us.phone", "iban", "uuid", "date.iso",
      "card.expiry", "vat",
    ], [FormatOptions(), FormatOptions(givesValue: true), FormatOptions(keepsRefused: true)])
  func lines(_ id: String, _ options: FormatOptions) throws {
    var random = RandomSource(seed: UInt64(id.utf8.count) &+ Rounds.firstSeed)
    let mask = try #require(MaskCatalog.builtIn[id])
    let input = Self.input(for: mask, count: Rounds.count(300), clean: 60, &random)
    var words = ["format", "--mask", id]
    if options.givesValue { words.append("--value") }
    if options.keepsRefused { words.append("--keep") }
    let run = try Workspace().run(words, input: input)
    #expect(run.status == 0)
    #expect(run.output == Self.expected(input, mask.mask, options))
  }

  @Test("More than fits in memory at once", arguments: [0, 50, 99, 100])
  func manyLines(clean: Int) throws {
    var random = RandomSource(seed: UInt64(clean) &+ Rounds.firstSeed)
    let mask = try #require(MaskCatalog.builtIn["cn.mobile"])
    // The command reads and writes a quarter of a megabyte at a time.
    let input = Self.input(for: mask, count: 40_000, clean: clean, &random)
    #expect(input.count > 1 << 18)
    let run = try Workspace().run(["format"], input: input)
    #expect(run.output == Self.expected(input, mask.mask, FormatOptions()))
  }
}
