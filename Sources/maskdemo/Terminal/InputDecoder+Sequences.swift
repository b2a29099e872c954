extension InputDecoder {
  /// A sequence that is longer is forgotten, but read to its end.
  private static let longestSequence = 64

  /// Takes one byte of a sequence. Returns false if the byte is no part of it and comes again.
  mutating func takeControl(_ byte: UInt8) -> Bool {
    switch state {
    case .ground, .paste: return false
    case .escape(let isTwice): return takeAfterEscape(byte, isTwice: isTwice)
    case .singleShift(let isAlt): return takeAfterSingleShift(byte, isAlt: isAlt)
    case .sequence(let isAlt): return takeInSequence(byte, isAlt: isAlt)
    case .consoleKey:
      state = .ground
      if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
        emit(KeyPress(.function(Int(byte - UInt8(ascii: "A")) + 1)))
        return true
      }
      return byte >= 0x20
    case .mouse(let left):
      state = left > 1 ? .mouse(left - 1) : .ground
      return true
    case .string(let first): return takeInString(byte, first: first)
    case .stringEnd:
      let isEnd = byte == UInt8(ascii: "\\")
      state = isEnd ? .ground : .escape(isTwice: false)
      return isEnd
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, isTwice: Bool) -> Bool {
    state = .ground
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence(isAlt: isTwice)
    case UInt8(ascii: "O"):
      state = .singleShift(isAlt: isTwice)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      if isTwice { emit(KeyPress(.escape)) }
      state = .string(first: byte)
    case Self.escapeByte:
      if isTwice { emit(KeyPress(.escape)) }
      state = .escape(isTwice: true)
    case 0x80...:
      // Alt with a character beyond ASCII means nothing here; the character itself does.
      return false
    default:
      if isTwice { emit(KeyPress(.escape)) }
      if let key = Self.key(forControl: byte) {
        emit(KeyPress(key.key, key.modifiers.union(.alt)))
      } else if byte >= 0x20 {
        emit(.alt(Character(Unicode.Scalar(byte))))
      }
    }
    return true
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8, isAlt: Bool) -> Bool {
    // Some put the modifiers here: ESC O 5 A.
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), pending.count < 4 {
      pending.append(byte)
      return true
    }
    let number = String(decoding: pending, as: UTF8.self)
    var modifiers = KeyModifiers(parameter: Int(number) ?? 1)
    if isAlt { modifiers.insert(.alt) }
    pending = []
    state = .ground
    if let key = ControlSequence.lettered[byte] {
      emit(KeyPress(key, modifiers))
    } else if (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(byte),
      let arrow = ControlSequence.lettered[byte - 32]
    {
      // rxvt: an arrow with Control.
      emit(KeyPress(arrow, modifiers.union(.control)))
    } else if byte == UInt8(ascii: "M") {
      emit(KeyPress(.enter))
    } else if (UInt8(ascii: "p")...UInt8(ascii: "y")).contains(byte) {
      // The digits of the number pad.
      emit(text: String(Int(byte - UInt8(ascii: "p"))))
    } else {
      return byte >= 0x20 && byte < 0x7F
    }
    return true
  }

  private mutating func takeInSequence(_ byte: UInt8, isAlt: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "$") where Self.isFinalDollar(after: pending):
      finishSequence(byte, isAlt: isAlt)
    case 0x20...0x3F:
      if pending.count <= Self.longestSequence { pending.append(byte) }
      return true
    case UInt8(ascii: "[") where pending.isEmpty:
      state = .consoleKey
    case UInt8(ascii: "M") where pending.isEmpty:
      state = .mouse(3)
    case 0x40...0x7E:
      finishSequence(byte, isAlt: isAlt)
    default:
      // A control, or a byte of a text: the sequence was broken off.
      pending = []
      state = .ground
      return false
    }
    return true
  }

  /// rxvt ends a key with Shift in `$`; in an answer about a mode one more byte follows it.
  private static func isFinalDollar(after pending: [UInt8]) -> Bool {
    guard let first = pending.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  private mutating func finishSequence(_ final: UInt8, isAlt: Bool) {
    defer { pending = [] }
    state = .ground
    if pending.count > Self.longestSequence { return }
    if final == UInt8(ascii: "~"), pending == Array("200".utf8) {
      state = .paste
      return
    }
    switch ControlSequence(body: pending, final: final).event {
    case .key(var press)?:
      if isAlt { press.modifiers.insert(.alt) }
      emit(press)
    case .text(let text)?: emit(text: text)
    case .paste?, nil: break
    }
  }

  private mutating func takeInString(_ byte: UInt8, first: UInt8) -> Bool {
    switch byte {
    case 0x07:
      state = .ground
    case Self.escapeByte:
      state = .stringEnd
    case 0x00..<0x20:
      // Not of a string: so was it none. Control-C has to work whatever came before it.
      state = .ground
      pending = []
      return false
    default:
      if pending.isEmpty { pending = [byte] }
      return true
    }
    pending = []
    return true
  }
}
