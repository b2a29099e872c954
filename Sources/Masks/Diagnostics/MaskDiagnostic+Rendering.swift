import MaskKit

extension MaskDiagnostic: CustomStringConvertible {
  /// The finding as a compiler prints it: place, sentence and code; the source line; a mark under
  /// what is meant; the path.
  ///
  ///     Masks.json:6:18: error: expected a group size of 1 or more, found "0" [group-size]
  ///           "groups": "3-0-4"
  ///                        ^
  ///       at masks[0].groups
  public var description: String {
    var lines = [
      "\(Self.printable(file)):\(line):\(column): \(severity.rawValue): "
        + "\(Self.printable(message)) [\(code)]"
    ]
    if !excerpt.text.isEmpty {
      let (source, mark) = excerpt.rendered(length: length)
      lines += [source, mark]
    }
    if !path.isEmpty { lines.append("  at \(Self.printable(path))") }
    return lines.joined(separator: "\n")
  }

  /// The finding as one line of JSON.
  public var json: String {
    var line = "{\"file\":\(JSONWriter.quoted(file)),\"line\":\(line),\"column\":\(column)"
    line += ",\"path\":\(JSONWriter.quoted(path)),\"severity\":\"\(severity.rawValue)\""
    line += ",\"code\":\(JSONWriter.quoted(code)),\"message\":\(JSONWriter.quoted(message))"
    if !found.isEmpty { line += ",\"found\":\(JSONWriter.quoted(found))" }
    if !expected.isEmpty { line += ",\"expected\":\(JSONWriter.quoted(expected))" }
    if let suggestion { line += ",\"suggestion\":\(JSONWriter.quoted(suggestion))" }
    return line + "}"
  }

  /// A text that moves no cursor and changes no colour, whatever a file holds.
  private static func printable(_ text: String) -> String {
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      printable.append(Quoted.isPlain(scalar) ? scalar : "\u{FFFD}")
    }
    return String(printable)
  }
}

extension SourceExcerpt {
  /// The source line, and the line with the mark under it.
  fileprivate func rendered(length: Int) -> (source: String, mark: String) {
    var source = isCutBefore ? "…" : ""
    var mark = isCutBefore ? " " : ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      // A tab is as wide in the second line as in the first.
      let isTab = scalar == "\t"
      let isShown = isTab || Quoted.isPlain(scalar)
      source.unicodeScalars.append(isShown ? scalar : "\u{FFFD}")
      let width = isShown ? Self.width(scalar) : 1
      if index < offset {
        mark += isTab ? "\t" : String(repeating: " ", count: width)
      } else if index == offset {
        mark += isTab ? "^" : "^" + String(repeating: "~", count: max(0, width - 1))
      } else if index < offset + length {
        mark += String(repeating: "~", count: width)
      }
    }
    // The end of a line, or of the file, is behind its last character.
    if offset >= text.unicodeScalars.count { mark += "^" }
    return (source + (isCutAfter ? "…" : ""), mark)
  }

  /// How many columns of a terminal a scalar takes.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: return 0
      default: return 1
      }
    }
  }
}
