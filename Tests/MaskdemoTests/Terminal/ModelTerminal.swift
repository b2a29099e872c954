@testable import maskdemo

/// A terminal of the simplest kind, to see what a person would see.
///
/// It knows what the demo may send, and counts as `unknown` whatever else comes.
struct ModelTerminal {
  /// How it draws clusters of more than one scalar, on which real terminals disagree.
  enum ClusterWidth {
    case agreed, alwaysOne, alwaysTwo
  }

  private(set) var cells: [[Cell]]
  private(set) var column = 0
  private(set) var row = 0
  private(set) var isCursorShown = true
  private(set) var isAlternate = false
  private(set) var marksPastes = false
  private(set) var style = TextStyle.plain
  private(set) var unknown: [String] = []
  let size: ScreenSize
  private let clusterWidth: ClusterWidth
  /// What came of a sequence or a character that is not whole.
  private var held: [UInt8] = []

  init(_ size: ScreenSize, clusterWidth: ClusterWidth = .agreed) {
    self.size = size
    self.clusterWidth = clusterWidth
    cells = Self.empty(size)
  }

  /// A terminal of another size in the modes of this one. Its screen is empty until it is drawn.
  init(_ size: ScreenSize, like other: ModelTerminal) {
    self.init(size, clusterWidth: other.clusterWidth)
    isCursorShown = other.isCursorShown
    isAlternate = other.isAlternate
    marksPastes = other.marksPastes
    style = other.style
    held = other.held
    unknown = other.unknown
  }

  private static func empty(_ size: ScreenSize) -> [[Cell]] {
    Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  /// The characters of a row.
  func text(row: Int) -> String {
    var text = cells[row].map(\.symbol).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// All rows that are not empty.
  var screen: String {
    (0..<size.rows).map { text(row: $0) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  mutating func feed(_ text: String) {
    feed(Array(text.utf8))
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    let all = held + bytes
    // A character that was cut in two waits for its rest.
    let whole = UTF8Tail.wholeCount(of: all)
    let text = String(decoding: all[..<whole], as: UTF8.self)
    var scalars = Array(text.unicodeScalars)[...]
    held = Array(all[whole...])
    var run = String.UnicodeScalarView()
    while let scalar = scalars.first {
      if scalar.value >= 0x20 {
        run.append(scalar)
        scalars.removeFirst()
        continue
      }
      print(String(run))
      run = .init()
      if scalar == "\u{1B}" {
        guard let next = sequence(scalars) else { break }
        scalars = next
      } else {
        control(scalar)
        scalars.removeFirst()
      }
    }
    print(String(run))
    held = Array(String(String.UnicodeScalarView(scalars)).utf8) + held
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n": row = min(row + 1, size.rows - 1)
    case "\u{08}": column = max(0, column - 1)
    default: unknown.append("\(scalar.value)")
    }
  }

  private mutating func print(_ text: String) {
    for character in text {
      var width = CharacterWidth.columns(character)
      if character.unicodeScalars.count > 1 {
        switch clusterWidth {
        case .agreed: break
        case .alwaysOne: width = 1
        case .alwaysTwo: width = 2
        }
      }
      for place in column..<column + width where place < size.columns {
        if cells[row][place].width == 2, place + 1 < size.columns, place + 1 >= column + width {
          cells[row][place + 1] = .blank
        }
        if cells[row][place].width == 0, place == column { cells[row][place - 1] = .blank }
      }
      if column + width <= size.columns {
        cells[row][column] = Cell(symbol: String(character), width: width, style: style)
        if width == 2 { cells[row][column + 1] = .rightHalf(style) }
      }
      column += width
    }
  }

  /// Obeys a control sequence. Returns what is behind it; `nil` if it is not whole.
  private mutating func sequence(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar>? {
    guard scalars.count >= 2 else { return nil }
    guard scalars[scalars.startIndex + 1] == "[" else {
      unknown.append("ESC \(scalars[scalars.startIndex + 1])")
      return scalars.dropFirst(2)
    }
    let body = scalars.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0.value) }) else {
      return nil
    }
    obey(String(String.UnicodeScalarView(body[..<end])), body[end])
    return body[(end + 1)...]
  }

  private mutating func obey(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    switch (parameters, final) {
    case (_, "H"):
      row = min(max(1, numbers.first ?? 1), size.rows) - 1
      column = min(max(1, numbers.count > 1 ? numbers[1] : 1), size.columns) - 1
    case (_, "m"):
      for number in numbers { setStyle(number) }
    case ("2", "J"): cells = Self.empty(size)
    case ("?25", "h"): isCursorShown = true
    case ("?25", "l"): isCursorShown = false
    case ("?1049", "h"):
      isAlternate = true
      cells = Self.empty(size)
    case ("?1049", "l"):
      isAlternate = false
      cells = Self.empty(size)
    case ("?2004", "h"): marksPastes = true
    case ("?2004", "l"): marksPastes = false
    default: unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func setStyle(_ number: Int) {
    switch number {
    case 0: style = .plain
    case 1: style.insert(.bold)
    case 2: style.insert(.dim)
    case 7: style.insert(.reverse)
    case 31: style.insert(.red)
    case 32: style.insert(.green)
    case 36: style.insert(.cyan)
    default: unknown.append("SGR \(number)")
    }
  }
}
