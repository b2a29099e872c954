import Masks

/// A JSON object that is written member by member, in the order given.
struct JSONObjectText {
  /// A value of a member.
  enum Member {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case integers([Int])
    /// An object of texts, sorted by key.
    case strings([String: String])
    /// JSON as it stands, taken from somewhere else.
    case json(String)
    /// An array of JSON texts.
    case array([String])
    case null
  }

  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  /// An object without members.
  init() {}

  /// Adds a member; nothing, if there is no value.
  mutating func add(_ key: String, _ value: Member?) {
    guard let value else { return }
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    append(key)
    bytes.append(UInt8(ascii: ":"))
    append(value)
  }

  /// The whole object.
  var text: String { String(decoding: bytes, as: UTF8.self) + "}" }

  private mutating func append(_ text: String) {
    JSONWriter.append(text, to: &bytes)
  }

  private mutating func append(_ value: Member) {
    switch value {
    case .string(let text): append(text)
    case .integer(let number): bytes += "\(number)".utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .integers(let numbers):
      bytes += "[\(numbers.map(String.init).joined(separator: ","))]".utf8
    case .strings(let texts):
      var object = JSONObjectText()
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) { object.add(key, .string(text)) }
      bytes += object.text.utf8
    case .json(let text): bytes += text.utf8
    case .array(let texts): bytes += "[\(texts.joined(separator: ","))]".utf8
    case .null: bytes += "null".utf8
    }
  }
}
