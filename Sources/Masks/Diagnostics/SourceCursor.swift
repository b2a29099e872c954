/// Goes through a text once, and counts lines and columns on the way.
struct SourceCursor {
  private let text: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  init(_ text: [UInt8]) {
    self.text = text
    offset = SourceCursor.start(of: text)
  }

  /// The offset of the first byte that counts: a byte-order mark takes no column.
  static func start(of text: [UInt8]) -> Int {
    text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line and the column of an offset, which must not lie before the one asked for last.
  mutating func position(of target: Int) -> (line: Int, column: Int) {
    while offset < min(target, text.count) {
      let byte = text[offset]
      offset += 1
      let endsLine =
        byte == 0x0A || byte == 0x0D && !(offset < text.count && text[offset] == 0x0A)
      if endsLine {
        line += 1
        column = 1
      } else if offset == text.count || text[offset] & 0xC0 != 0x80 {
        // A scalar ends where no continuation follows.
        column += 1
      }
    }
    return (line, column)
  }
}

extension SourceExcerpt {
  /// How many scalars are shown in front of a finding, and how many from it on: with the marks
  /// for what is cut, a line of 80 columns.
  private static let before = 48
  private static let after = 30

  /// The part of a line around `range`, and how many scalars of it the range takes.
  static func around(_ range: Range<Int>, in text: [UInt8]) -> (SourceExcerpt, length: Int) {
    let floor = SourceCursor.start(of: text)
    let place = max(floor, min(range.lowerBound, text.count))
    var start = place
    var scalars = 0
    while start > floor, !isLineEnd(text[start - 1]) {
      let isLead = text[start - 1] & 0xC0 != 0x80
      if isLead && scalars == before { break }
      scalars += isLead ? 1 : 0
      start -= 1
      // Bytes that are no UTF-8 could be continuations without end.
      if place - start >= 4 * before { break }
    }
    while start < place, text[start] & 0xC0 == 0x80 { start += 1 }
    var end = place
    var shown = 0
    while end < text.count, !isLineEnd(text[end]), end - place < 4 * after {
      let isLead = text[end] & 0xC0 != 0x80
      if isLead && shown == after { break }
      shown += isLead ? 1 : 0
      end += 1
    }
    let head = String(decoding: text[start..<place], as: UTF8.self)
    let tail = String(decoding: text[place..<end], as: UTF8.self)
    let marked = String(
      decoding: text[place..<max(place, min(end, range.upperBound))], as: UTF8.self)
    let excerpt = SourceExcerpt(
      text: head + tail, offset: head.unicodeScalars.count,
      isCutBefore: start > floor && !isLineEnd(text[start - 1]),
      isCutAfter: end < text.count && !isLineEnd(text[end]))
    return (excerpt, max(1, marked.unicodeScalars.count))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension MaskDiagnostic {
  /// The diagnostics for findings that are in the order of the text.
  static func all(_ findings: [Finding], file: String, text: [UInt8]) -> [MaskDiagnostic] {
    var cursor = SourceCursor(text)
    return findings.map { finding in
      let (line, column) = cursor.position(of: finding.range.lowerBound)
      let (excerpt, length) = SourceExcerpt.around(finding.range, in: text)
      return MaskDiagnostic(
        file: file, line: line, column: column, length: length, path: finding.path,
        severity: finding.severity, code: finding.code, message: finding.message,
        found: finding.found, expected: finding.expected, suggestion: finding.suggestion,
        excerpt: excerpt)
    }
  }
}
