package import MaskKit

/// A text with its caret or selection written into it: `138 00|13`, `13‹8 00›13`.
package enum CaretText {
  /// Reads the notation. Without a mark the caret is at the end.
  package static func read(_ notation: String) -> (text: String, selection: TextRange) {
    var text = ""
    var start: Int?
    var end: Int?
    for scalar in notation.unicodeScalars {
      switch scalar {
      case "|":
        start = text.utf16.count
        end = start
      case "\u{2039}": start = text.utf16.count
      case "\u{203A}": end = text.utf16.count
      default: text.unicodeScalars.append(scalar)
      }
    }
    let last = text.utf16.count
    return (text, TextRange(start ?? end ?? last, end ?? last))
  }

  /// Writes it. An end that cuts a scalar, or lies outside, is written in words.
  package static func write(_ text: String, _ selection: TextRange) -> String {
    var result = ""
    var offset = 0
    var marks = 0
    func mark() {
      if offset == selection.start && selection.isEmpty {
        result += "|"
        marks += 2
        return
      }
      if offset == selection.start {
        result += "\u{2039}"
        marks += 1
      }
      if offset == selection.end {
        result += "\u{203A}"
        marks += 1
      }
    }
    for scalar in text.unicodeScalars {
      mark()
      result.unicodeScalars.append(scalar)
      offset += UTF16.width(scalar)
    }
    mark()
    return marks == 2 ? result : "\(text) with selection \(selection.start)..<\(selection.end)"
  }
}
