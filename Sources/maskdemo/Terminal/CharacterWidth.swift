/// How many columns characters take on a terminal.
enum CharacterWidth {
  /// The columns of one character: 1 or 2, never less, for every character gets a cell.
  static func columns(_ character: Character) -> Int {
    if let ascii = character.asciiValue, ascii >= 0x20 { return 1 }
    var sum = 0
    for scalar in character.unicodeScalars {
      // With this selector after it a sign is drawn as a picture: ❤️ beside ❤.
      if scalar.value == 0xFE0F { return 2 }
      if scalar.value == 0x200D { break }
      sum += columns(scalar)
      if sum >= 2 { return 2 }
    }
    return max(1, sum)
  }

  /// The columns of a text.
  static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  /// The columns of one scalar: 0, 1 or 2.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    if isWide(scalar) { return 2 }
    // The middle and the end of a Hangul syllable are drawn into its beginning.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Whether a scalar has the East Asian width W or F, or is drawn as a picture.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 { return false }
    if wideRanges.contains(where: { $0.contains(scalar.value) }) {
      return scalar.value != 0x303F
    }
    // A flag is made of two of these. Each is one column wide.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return false }
    return scalar.properties.isEmojiPresentation
  }

  /// The blocks of UAX #11 that are wide, but for pictures, which the standard
  /// library knows.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
    0x20000...0x3FFFD,
  ]
}
