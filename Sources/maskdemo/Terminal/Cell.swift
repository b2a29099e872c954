/// How a text looks.
struct TextStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = TextStyle(rawValue: 1 << 0)
  static let dim = TextStyle(rawValue: 1 << 1)
  static let reverse = TextStyle(rawValue: 1 << 2)
  static let green = TextStyle(rawValue: 1 << 3)
  static let red = TextStyle(rawValue: 1 << 4)
  static let cyan = TextStyle(rawValue: 1 << 5)

  static let plain: TextStyle = []

  /// The control sequence that sets exactly this style.
  var sequence: String {
    var codes = "0"
    if contains(.bold) { codes += ";1" }
    if contains(.dim) { codes += ";2" }
    if contains(.reverse) { codes += ";7" }
    if contains(.red) { codes += ";31" }
    if contains(.green) { codes += ";32" }
    if contains(.cyan) { codes += ";36" }
    return "\u{1B}[\(codes)m"
  }
}

/// One place of the screen.
struct Cell: Hashable, Sendable {
  /// The character that is drawn here; empty in the right half of a wide one.
  var symbol: String
  /// The columns that it takes: 1 or 2, and 0 in the right half of a wide one.
  var width: Int
  /// How it looks.
  var style: TextStyle

  static let blank = Cell(symbol: " ", width: 1, style: .plain)

  /// The right half of a wide character.
  static func rightHalf(_ style: TextStyle) -> Cell { Cell(symbol: "", width: 0, style: style) }

  /// Whether terminals disagree about the width of the symbol, as they do about clusters.
  var hasDoubtfulWidth: Bool { symbol.unicodeScalars.count > 1 }
}
