/// Reads a JSON text into a list of nodes: strict, without recursion, each byte looked at once.
struct JSONParser {
  /// What may come next.
  enum Expected {
    case value, valueOrEnd, key, keyOrEnd, commaOrEnd
  }

  /// How large and how deep the text may be.
  let limits: JSONLimits
  /// What was read.
  var nodes: [JSONNode] = []
  /// The first byte that was not read yet.
  var position = 0
  /// The arrays and objects that are open, as indices of their nodes.
  private(set) var open: [Int] = []

  /// A parser that has read nothing.
  init(limits: JSONLimits) {
    self.limits = limits
  }

  /// Reads the whole text. Returns what is wrong with it, if anything is.
  mutating func parse(_ text: JSONText) -> JSONSyntaxError? {
    guard text.count <= limits.size else {
      return JSONSyntaxError(
        kind: .size, range: 0..<0,
        message: "the text has \(text.count) bytes; the limit is \(limits.size)")
    }
    nodes.reserveCapacity(text.count / 12 + 1)
    if text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF {
      position = 3
    }
    do {
      try parseDocument(text)
      return nil
    } catch {
      return error
    }
  }

  private mutating func parseDocument(
    _ text: JSONText
  ) throws(JSONSyntaxError) {
    var expected = Expected.value
    while true {
      skipSpace(text)
      guard position < text.count else { throw unexpectedEnd(text, expected) }
      let byte = text[position]
      switch expected {
      case .commaOrEnd:
        guard let container = open.last else { throw unexpected(text) }
        let isObject = text[Int(nodes[container].start)] == UInt8(ascii: "{")
        if byte == UInt8(ascii: ",") {
          position += 1
          expected = isObject ? .key : .value
          continue
        }
        guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw missingComma(text, isObject: isObject)
        }
        close(container)
      case .key, .keyOrEnd:
        if byte == UInt8(ascii: "}") && expected == .keyOrEnd, let container = open.last {
          close(container)
          break
        }
        guard byte == UInt8(ascii: "\"") else { throw unexpectedKey(text) }
        try parseString(text)
        skipSpace(text)
        guard position < text.count, text[position] == UInt8(ascii: ":") else {
          throw missingColon(text)
        }
        position += 1
        expected = .value
        continue
      case .value, .valueOrEnd:
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          try begin()
          expected = byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
          continue
        case UInt8(ascii: "\""): try parseString(text)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          try parseNumber(text)
        case UInt8(ascii: "t"): try parseWord(text, "true")
        case UInt8(ascii: "f"): try parseWord(text, "false")
        case UInt8(ascii: "n"): try parseWord(text, "null")
        case UInt8(ascii: "]"):
          guard expected == .valueOrEnd, let container = open.last else {
            throw unexpectedValue(text)
          }
          close(container)
        default: throw unexpectedValue(text)
        }
      }
      // A value is complete here. Behind the outermost one nothing but space may come.
      if open.isEmpty {
        skipSpace(text)
        if position < text.count { throw unexpected(text) }
        return
      }
      expected = .commaOrEnd
    }
  }

  private mutating func begin() throws(JSONSyntaxError) {
    guard open.count < limits.depth else {
      throw JSONSyntaxError(
        kind: .depth, range: position..<position + 1,
        message: "arrays and objects are nested more than \(limits.depth) deep")
    }
    open.append(nodes.count)
    append(start: position, end: position + 1)
    position += 1
  }

  private mutating func close(_ container: Int) {
    position += 1
    nodes[container].endAndEscapes = UInt32(truncatingIfNeeded: position)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
    open.removeLast()
  }

  /// Adds a node that holds no others. Offsets fit: a text has less than 2³¹ bytes.
  mutating func append(start: Int, end: Int, hasEscapes: Bool = false) {
    let flag: UInt32 = hasEscapes ? 0x8000_0000 : 0
    nodes.append(
      JSONNode(
        start: UInt32(truncatingIfNeeded: start),
        endAndEscapes: UInt32(truncatingIfNeeded: end) | flag,
        next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  private mutating func skipSpace(_ text: JSONText) {
    while position < text.count, text[position] <= 0x20 {
      switch text[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func parseWord(
    _ text: JSONText, _ word: String
  ) throws(JSONSyntaxError) {
    let end = position + word.utf8.count
    guard wordEnd(text) == end, text.string(position..<end) == word else {
      throw unknownWord(text)
    }
    append(start: position, end: end)
    position = end
  }
}
