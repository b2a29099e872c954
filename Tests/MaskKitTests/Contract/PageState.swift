import MaskKit
import MaskTestSupport

/// A state as the contract's page writes it: `12 3|; value 123; partial; refused x@0 full`.
struct PageState {
  var text: String
  var selection: TextRange
  var value: String?
  var state: ValueState?
  var refused: [Refusal] = []

  /// Reads a state; `nil` if it is written in another way.
  init?(_ notation: String) {
    let parts = notation.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts[0].contains(where: { "|\u{203A}".contains($0) }) else { return nil }
    (text, selection) = CaretText.read(PageText.unescaped(parts[0]))
    for part in parts.dropFirst() {
      if let state = ValueState(rawValue: String(part)) {
        self.state = state
      } else if part.hasPrefix("value ") {
        value = PageText.unescaped(part.dropFirst(6))
      } else if part.hasPrefix("refused "), let refused = Self.refusals(part.dropFirst(8)) {
        self.refused = refused
      } else {
        return nil
      }
    }
  }

  /// `x@0 full y@2 notAccepted`: each the character, its offset and the reason.
  private static func refusals(_ notation: Substring) -> [Refusal]? {
    let words = notation.split(separator: " ")
    guard words.count.isMultiple(of: 2) else { return nil }
    var refusals: [Refusal] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      let word = PageText.unescaped(words[index])
      guard let mark = word.lastIndex(of: "@"), let offset = Int(word[word.index(after: mark)...]),
        let reason = RefusalReason(rawValue: String(words[index + 1]))
      else { return nil }
      refusals.append(Refusal(offset: offset, character: String(word[..<mark]), reason: reason))
    }
    return refusals
  }

  /// Whether a field is in this state, as far as the page says.
  func holds(for field: some TestedField) -> Bool {
    func same(_ a: String, _ b: String) -> Bool { a.unicodeScalars.elementsEqual(b.unicodeScalars) }
    return same(field.text, text) && field.selection == selection
      && (value.map { same(field.value, $0) } ?? true) && (state.map { field.state == $0 } ?? true)
      && field.refused.count == refused.count
      && zip(field.refused, refused).allSatisfy {
        same($0.character, $1.character) && $0.offset == $1.offset && $0.reason == $1.reason
      }
  }
}

enum PageText {
  /// The text with `\u{…}` in place of what is hard to see, read.
  static func unescaped(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      if scalar == "\\", rest.starts(with: "u{".unicodeScalars), let end = rest.firstIndex(of: "}"),
        let code = UInt32(String(rest[..<end].dropFirst(2)), radix: 16),
        let meant = Unicode.Scalar(code)
      {
        result.append(meant)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
