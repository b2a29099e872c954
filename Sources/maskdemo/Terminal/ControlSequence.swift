/// A control sequence that a terminal sent: `ESC [`, parameters, and a last byte.
///
/// Terminals differ. Every way that is in use is understood, what is not known gives nothing.
struct ControlSequence: Hashable, Sendable {
  /// The numbers, each with those that follow it behind colons. What was left out is `nil`.
  var parameters: [[Int?]]
  /// The byte that may stand before the numbers: `<`, `=`, `>` or `?`.
  var marker: UInt8?
  /// The last byte.
  var final: UInt8

  /// Reads what stood between `ESC [` and the last byte.
  init(body: some Sequence<UInt8>, final: UInt8) {
    parameters = [[nil]]
    self.final = final
    for byte in body {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        append(digit: Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: ";"):
        parameters.append([nil])
      case UInt8(ascii: ":"):
        parameters[parameters.count - 1].append(nil)
      case UInt8(ascii: "<")...UInt8(ascii: "?"):
        marker = byte
      default:
        break
      }
    }
  }

  /// A number that is absurdly long stays at a value that means nothing.
  private mutating func append(digit: Int) {
    let list = parameters.count - 1
    let item = parameters[list].count - 1
    parameters[list][item] = min((parameters[list][item] ?? 0) * 10 + digit, 9_999_999)
  }

  private func number(_ index: Int, _ part: Int = 0) -> Int? {
    guard index < parameters.count, part < parameters[index].count else { return nil }
    return parameters[index][part]
  }

  /// What the sequence means; `nil` if nothing, as for an answer of the terminal.
  var event: InputEvent? {
    guard marker == nil else { return nil }
    let modifiers = KeyModifiers(parameter: number(1) ?? 1)
    // A key that was let go: some terminals tell that too.
    if number(1, 1) == 3 { return nil }
    switch final {
    case UInt8(ascii: "u"):
      return Self.event(code: number(0) ?? 0, shifted: number(0, 1), modifiers)
    case UInt8(ascii: "~") where number(0) == 27:
      return Self.event(code: number(2) ?? 0, shifted: nil, modifiers)
    case UInt8(ascii: "~"):
      return Self.numbered[number(0) ?? 0].map { .key(KeyPress($0, modifiers)) }
    case UInt8(ascii: "^"):
      return Self.numbered[number(0) ?? 0].map { .key(KeyPress($0, .control)) }
    case UInt8(ascii: "$"):
      return Self.numbered[number(0) ?? 0].map { .key(KeyPress($0, .shift)) }
    case UInt8(ascii: "@"):
      return Self.numbered[number(0) ?? 0].map { .key(KeyPress($0, [.control, .shift])) }
    case UInt8(ascii: "Z"):
      return .key(KeyPress(.tab, modifiers.union(.shift)))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return Self.lettered[final - 32].map { .key(KeyPress($0, .shift)) }
    default:
      return Self.lettered[final].map { .key(KeyPress($0, modifiers)) }
    }
  }

  /// The keys that a letter names, after `ESC [` and after `ESC O`.
  static let lettered: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys that a number names, before `~`.
  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// A key that is told by its character's code, as `CSI u` and `modifyOtherKeys` do.
  private static func event(
    code: Int, shifted: Int?, _ modifiers: KeyModifiers
  ) -> InputEvent? {
    switch code {
    case 8, 127: return .key(KeyPress(.backspace, modifiers))
    case 9: return .key(KeyPress(.tab, modifiers))
    case 10, 13: return .key(KeyPress(.enter, modifiers))
    case 27: return .key(KeyPress(.escape, modifiers))
    // The digits of the number pad.
    case 57399...57408: return .text(String(code - 57399))
    case 57414: return .key(KeyPress(.enter, modifiers))
    // The rest of the private area stands for keys that mean nothing here.
    case 57344...63743: return nil
    default: break
    }
    guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    var character = Character(scalar)
    if modifiers.contains(.shift) {
      if let shifted, let scalar = Unicode.Scalar(UInt32(shifted)) {
        character = Character(scalar)
      } else if let capital = character.uppercased().first {
        character = capital
      }
    }
    if modifiers.isDisjoint(with: [.control, .alt, .meta]) { return .text(String(character)) }
    if modifiers.contains(.control), let small = character.lowercased().first {
      return .key(KeyPress(.character(small), modifiers))
    }
    // With Alt the capital tells of Shift, as in the old way: ESC and the letter.
    return .key(KeyPress(.character(character), modifiers.subtracting(.shift)))
  }
}
