/// Turns the bytes of a keyboard into keys and texts, however they are cut into pieces.
///
/// A sequence may come in two pieces with a pause between them, and a lone Escape is the beginning
/// of every sequence. So whoever feeds this waits ``patience`` milliseconds for more, and calls
/// ``giveUpWaiting()`` if none came.
struct InputDecoder: Sendable {
  /// What the bytes so far are the beginning of.
  private enum State {
    case ground
    /// `ESC`; behind another `ESC`, if `isTwice`.
    case escape(isTwice: Bool)
    /// `ESC [`, and what followed.
    case sequence(isAlt: Bool)
    /// `ESC O`.
    case singleShift(isAlt: Bool)
    /// `ESC [ [`: the function keys of the Linux console.
    case consoleKey
    /// The three bytes of a mouse report, of which so many are to come.
    case mouse(Int)
    /// A string that a terminal sends about itself, up to its end; `first` opened it.
    case string(first: UInt8)
    /// `ESC` in such a string: its end, if a backslash follows.
    case stringEnd
    case paste
  }

  private var state = State.ground
  /// The bytes of a sequence so far, or of a character that is not yet whole.
  private var pending: [UInt8] = []
  /// What was pasted so far.
  private var pasted: [UInt8] = []
  private var events: [InputEvent] = []

  /// A sequence that is longer is forgotten, but read to its end.
  private static let longestSequence = 64
  /// A paste that is longer comes in pieces.
  private static let longestPaste = 32 << 20
  private static let escapeByte: UInt8 = 0x1B
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// How many milliseconds to wait for the rest of what is pending; `nil` if nothing is.
  var patience: Int? {
    switch state {
    case .ground: return pending.isEmpty ? nil : 500
    case .escape: return 150
    case .paste: return 2_000
    default: return 500
    }
  }

  /// Takes bytes in and gives what they mean. The bytes of an unfinished part are kept.
  mutating func feed(_ bytes: [UInt8]) -> [InputEvent] {
    var index = 0
    while index < bytes.count {
      switch state {
      case .ground: index = takeText(bytes, from: index)
      case .paste: index = takePaste(bytes, from: index)
      default: if takeControl(bytes[index]) { index += 1 }
      }
    }
    return takeEvents()
  }

  /// No more bytes came in time: what is pending is all there will be.
  mutating func giveUpWaiting() -> [InputEvent] {
    switch state {
    case .ground: flushText()
    case .escape(let isTwice):
      if isTwice { emit(KeyPress(.escape)) }
      emit(KeyPress(.escape))
    case .sequence where pending.isEmpty: emit(.alt("["))
    case .singleShift: emit(.alt("O"))
    case .string(let first) where pending.isEmpty:
      emit(.alt(Character(Unicode.Scalar(first))))
    case .paste: finishPaste()
    default: break
    }
    state = .ground
    pending = []
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  private mutating func emit(_ key: KeyPress) {
    events.append(.key(key))
  }

  private mutating func emit(text: String) {
    if text.isEmpty { return }
    if case .text(let before)? = events.last {
      events[events.count - 1] = .text(before + text)
    } else {
      events.append(.text(text))
    }
  }

  // MARK: Text

  /// Takes plain characters up to a control, or the control itself. Returns the next index.
  private mutating func takeText(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != 0x7F { end += 1 }
    if end > start {
      pending += bytes[start..<end]
      // What may still become a whole character waits for its rest, unless a control is next.
      let whole = end < bytes.count ? pending.count : UTF8Tail.wholeCount(of: pending)
      emit(text: String(decoding: pending[..<whole], as: UTF8.self))
      pending.removeFirst(whole)
      return end
    }
    flushText()
    takeControlCharacter(bytes[start])
    return start + 1
  }

  /// A character that stayed unfinished is shown as U+FFFD.
  private mutating func flushText() {
    if pending.isEmpty { return }
    emit(text: String(decoding: pending, as: UTF8.self))
    pending = []
  }

  private mutating func takeControlCharacter(_ byte: UInt8) {
    if byte == Self.escapeByte {
      state = .escape(isTwice: false)
    } else if let key = Self.key(forControl: byte) {
      emit(key)
    }
  }

  /// The key of a C0 control or DEL.
  private static func key(forControl byte: UInt8) -> KeyPress? {
    switch byte {
    case 0x00: return .control(" ")
    case 0x08, 0x7F: return KeyPress(.backspace)
    case 0x09: return KeyPress(.tab)
    case 0x0A, 0x0D: return KeyPress(.enter)
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: return .control(Character(Unicode.Scalar(byte + 0x40)))
    default: return nil
    }
  }

  // MARK: Sequences

  /// Takes one byte of a sequence. Returns false if the byte is no part of it and comes again.
  private mutating func takeControl(_ byte: UInt8) -> Bool {
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

  // MARK: Paste

  /// Takes what is pasted up to the mark of its end. Returns the next index.
  private mutating func takePaste(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    // The mark may be cut in two, so that its beginning is the end of what came before.
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      pasted.append(byte)
      if byte == UInt8(ascii: "~"), pasted.ends(with: Self.pasteEnd) {
        pasted.removeLast(Self.pasteEnd.count)
        finishPaste()
        state = .ground
        return index
      }
    }
    if pasted.count > Self.longestPaste { emitLongPaste() }
    return index
  }

  /// Hands over what a paste has so far, but for what may be the beginning of its end.
  private mutating func emitLongPaste() {
    let whole = UTF8Tail.wholeCount(of: Array(pasted.dropLast(Self.pasteEnd.count)))
    let kept = Array(pasted[whole...])
    pasted.removeLast(kept.count)
    finishPaste()
    pasted = kept
  }

  private mutating func finishPaste() {
    events.append(.paste(String(decoding: pasted, as: UTF8.self)))
    pasted = []
  }
}

extension [UInt8] {
  /// Whether the last elements are those of `suffix`.
  fileprivate func ends(with suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
