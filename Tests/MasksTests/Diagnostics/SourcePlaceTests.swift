import MaskKit
import MaskTestSupport
import Testing

@testable import Masks

/// Where a finding lies and what is shown of its line, against a plain count of scalars.
@Suite struct SourcePlaceTests {
  @Test func placesInRandomTexts() {
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(300)) {
      var random = RandomSource(seed: seed)
      let source = PlainSource.random(&random)
      let places = source.places
      let findings = (0..<12).map { number -> Finding in
        // One of them at the end, where most files that are cut fail.
        let ends = [random.pick(from: places) ?? 0, random.pick(from: places) ?? 0].sorted()
          .map { number == 0 ? places[places.count - 1] : $0 }
        let range = random.chance(30) ? ends[0]..<ends[0] : ends[0]..<ends[1]
        return Finding(range: range, code: "x", path: "", message: "")
      }.sorted { $0.range.lowerBound < $1.range.lowerBound }
      let diagnostics = MaskDiagnostic.all(findings, file: "", text: source.bytes)
      for (finding, diagnostic) in zip(findings, diagnostics) {
        let expected = source.diagnostic(finding.range)
        #expect(
          diagnostic == expected, "seed \(seed): \(finding.range) of \(source.scalars)")
      }
    }
  }

  /// However the bytes go on, no more is shown than the longest characters would take.
  @Test func whatIsNoUTF8IsCutToo() {
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(300)) {
      var random = RandomSource(seed: seed)
      var bytes: [UInt8] = []
      while bytes.count < 1000 {
        let unit: [UInt8] = random.pick(
          [0x61], [0x80], [0xC3], [0xF0, 0x9F], [0xFF], [0xE4, 0xB8, 0xAD])
        for _ in 0..<random.int(1...400) { bytes += unit }
      }
      let place = random.int(0...bytes.count)
      let (excerpt, length) = SourceExcerpt.around(place..<bytes.count, in: bytes)
      let shown = excerpt.text.unicodeScalars.count
      #expect(excerpt.offset <= 4 * 48, "seed \(seed)")
      #expect(1...4 * 30 ~= max(1, shown - excerpt.offset), "seed \(seed)")
      #expect(length == max(1, shown - excerpt.offset), "seed \(seed)")
    }
  }

  /// The first and the last character of each block that takes two columns, and those beside it
  /// that take one.
  @Test(
    arguments: [
      (0x10FF, 1), (0x1100, 2), (0x115F, 2), (0x11A8, 1), (0x2E7F, 1), (0x2E80, 2), (0x303E, 2),
      (0x303F, 1), (0x3041, 2), (0xA4CF, 2), (0xA4D0, 1), (0xABFF, 1), (0xAC00, 2), (0xD7A3, 2),
      (0xD7B0, 1), (0xF900, 2), (0xFAFF, 2), (0xFB00, 1), (0xFE2F, 0), (0xFE30, 2), (0xFE6F, 2),
      (0xFE70, 1), (0xFF01, 2), (0xFF60, 2), (0xFF61, 1), (0xFFE0, 2), (0xFFE6, 2), (0xFFE8, 1),
      (0x1F2FF, 1), (0x1F300, 2), (0x1F64F, 2), (0x1F650, 1), (0x1F67F, 1), (0x1F680, 2),
      (0x1F6FF, 2), (0x1F700, 1), (0x1F8FF, 1), (0x1F900, 2), (0x1F9FF, 2), (0x1FA00, 1),
      (0x1FFFF, 1), (0x20000, 2), (0x3FFFD, 2), (0x3FFFE, 1), (0x301, 0), (0x20DD, 0), (0x903, 1),
    ] as [(UInt32, Int)])
  func columns(_ value: UInt32, _ width: Int) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let isShown = Quoted.isPlain(scalar)
    let text = Array("\(scalar)|".utf8)
    for (range, mark) in [
      (text.count - 1..<text.count, String(repeating: " ", count: isShown ? width : 1) + "^"),
      (0..<text.count, "^" + String(repeating: "~", count: isShown ? max(width, 1) : 1)),
    ] {
      let finding = Finding(range: range, code: "x", path: "", message: "m")
      let printed = MaskDiagnostic.all([finding], file: "f", text: text)[0].description
      #expect(
        printed.split(separator: "\n", omittingEmptySubsequences: false).last.map { String($0) }
          == mark)
    }
  }
}

/// A text as its scalars, and what a finding in it looks like, counted one by one.
private struct PlainSource {
  var hasMark: Bool
  var scalars: [Unicode.Scalar]

  static func random(_ random: inout RandomSource) -> PlainSource {
    var scalars: [Unicode.Scalar] = []
    let lineLength = random.pick(3, 20, 120)
    for _ in 0..<random.int(0...300) {
      if random.int(0...lineLength) == 0 {
        scalars += random.pick(["\n"], ["\r"], ["\r", "\n"], ["\n", "\n"], ["\n", "\r"])
      } else {
        scalars.append(random.pick("a", "\"", "\t", "\u{E9}", "\u{4E2D}", "\u{1F600}", "\u{301}"))
      }
    }
    return PlainSource(hasMark: random.chance(20), scalars: scalars)
  }

  var bytes: [UInt8] {
    (hasMark ? [0xEF, 0xBB, 0xBF] : []) + scalars.flatMap { Array(String($0).utf8) }
  }

  /// The byte offset of each scalar, and of the end.
  var places: [Int] {
    var places = [hasMark ? 3 : 0]
    for scalar in scalars { places.append((places.last ?? 0) + UTF8.width(scalar)) }
    return places
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  func diagnostic(_ range: Range<Int>) -> MaskDiagnostic {
    let first = places.firstIndex(of: range.lowerBound) ?? 0
    let last = places.firstIndex(of: range.upperBound) ?? 0
    var line = 1
    var column = 1
    for index in 0..<first {
      let isHalf = scalars[index] == "\r" && scalars[(index + 1)...].first == "\n"
      if isLineEnd(scalars[index]), !isHalf {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    let before = Array(scalars[..<first].reversed().prefix { !isLineEnd($0) }.reversed())
    let behind = Array(scalars[first...].prefix { !isLineEnd($0) })
    var text = String.UnicodeScalarView()
    text.append(contentsOf: before.suffix(48) + behind.prefix(30))
    return MaskDiagnostic(
      file: "", line: line, column: column,
      length: max(1, min(last - first, min(behind.count, 30))), path: "", severity: .error,
      code: "x", message: "", found: "", expected: "", suggestion: nil,
      excerpt: SourceExcerpt(
        text: String(text), offset: min(before.count, 48), isCutBefore: before.count > 48,
        isCutAfter: behind.count > 30))
  }
}
