import Foundation
import MaskTestSupport
import Testing

@testable import Masks

/// Our reader against Foundation's decoder, on random texts and on damaged ones.
@Suite struct FoundationTests {
  @Test func randomTexts() throws {
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(3000)) {
      var random = RandomSource(seed: seed)
      let text = RandomJSON.text(&random)
      let shown = String(decoding: text, as: UTF8.self)
      let ours = try JSONDocument(text).root
      if isBeyondFoundation(ours) { continue }
      let theirs = try JSONDecoder().decode(AnyJSON.self, from: Data(text))
      #expect(theirs.isSame(as: ours), "seed \(seed): \(shown)")
    }
  }

  @Test func damagedTexts() {
    var refused = 0
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(6000)) {
      var random = RandomSource(seed: seed)
      let text = RandomJSON.damaged(RandomJSON.text(&random), &random)
      let shown = String(decoding: text, as: UTF8.self).debugDescription
      let ours = try? JSONDocument(text).root
      let theirs = try? JSONDecoder().decode(AnyJSON.self, from: Data(text))
      if ours == nil { refused += 1 }
      if isLeniency(text) { continue }
      if let ours, isBeyondFoundation(ours) { continue }
      #expect(
        (ours == nil) == (theirs == nil),
        "seed \(seed): \(shown)")
      if let ours, let theirs { #expect(theirs.isSame(as: ours), "seed \(seed)") }
    }
    #expect(refused > 1000)
  }

  /// Foundation takes a comma in front of a closing bracket, and guesses UTF-16 and UTF-32 from
  /// zeros among the first bytes. RFC 8259 has neither.
  private func isLeniency(_ text: [UInt8]) -> Bool {
    if text.prefix(4).contains(0) { return true }
    guard case .reject(let offset) = JSONCase(id: "", bytes: text, verdict: .accept).answer,
      offset < text.count, text[offset] == UInt8(ascii: "]") || text[offset] == UInt8(ascii: "}")
    else { return false }
    return text[..<offset].last { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } == UInt8(ascii: ",")
  }

  /// Foundation makes a Double of each number, and refuses one that is too large, or a zero with an
  /// exponent; by RFC 8259 both are numbers.
  private func isBeyondFoundation(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .number:
      let text = value.numberText ?? ""
      guard text.lowercased().contains("e"), let number = Double(text) else { return false }
      return number == 0 || !number.isFinite
    case .array: return value.elements.contains { isBeyondFoundation($0) }
    case .object:
      // Of two members with one key Foundation keeps one.
      let keys = value.members.map { Array(($0.key.string ?? "").utf8) }
      return Set(keys).count < keys.count || value.members.contains { isBeyondFoundation($0.value) }
    default: return false
    }
  }
}

/// What Foundation decodes.
enum AnyJSON: Decodable {
  case null, boolean(Bool), number(Double), string(String), list([AnyJSON]), object(
    [String: AnyJSON])

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: AnyJSON] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(AnyJSON.self, forKey: key)
      }
      self = .object(members)
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [AnyJSON] = []
      while !list.isAtEnd { elements.append(try list.decode(AnyJSON.self)) }
      self = .list(elements)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .string(try value.decode(String.self))
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Whether our reader found the same.
  func isSame(as value: JSONValue) -> Bool {
    switch self {
    case .null: return value.kind == .null
    case .boolean(let boolean): return value.boolean == boolean
    case .number(let number):
      guard let text = value.numberText, Double(text) == number else { return false }
      // A Double would round what is behind the point of a larger one.
      guard abs(number) < 1e9 else { return true }
      return value.integer == Int(exactly: number)
    case .string(let string): return value.isString(string)
    case .list(let list):
      let elements = Array(value.elements)
      return value.kind == .array && list.count == elements.count
        && zip(list, elements).allSatisfy { $0.isSame(as: $1) }
    case .object(let object):
      let members = Array(value.members)
      return value.kind == .object && object.count == members.count
        && members.allSatisfy { object[$0.key.string ?? ""]?.isSame(as: $0.value) ?? false }
    }
  }
}
