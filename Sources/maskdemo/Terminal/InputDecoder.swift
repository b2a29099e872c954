/// Turns the bytes of a keyboard into keys and texts, however they are cut into pieces.
///
/// A sequence may come in two pieces with a pause between them, and a lone Escape is the beginning
/// of every sequence. So whoever feeds this waits ``patience`` milliseconds for more, and calls
/// ``giveUpWaiting()`` if none came.
struct InputDecoder: Sendable {
  /// What the bytes so far are the beginning of.
  enum State {
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

  var state = State.ground
  /// The bytes of a sequence so far, or of a character that is not yet whole.
  var pending: [UInt8] = []
  /// What was pasted so far.
  var pasted: [UInt8] = []
  var events: [InputEvent] = []

  static let escapeByte: UInt8 = 0x1B

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

  mutating func emit(_ key: KeyPress) {
    events.append(.key(key))
  }

  mutating func emit(text: String) {
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
  static func key(forControl byte: UInt8) -> KeyPress? {
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
}
