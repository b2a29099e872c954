/// A beginning that is dropped once from a pasted whole number: a country code, a trunk prefix.
///
/// Digits, letters and `+` count; all else is passed over, in the prefix and in the text.
struct DroppedPrefix: Sendable, Hashable {
  /// What counts of it, folded.
  let scalars: [UInt32]

  /// Whether it begins with `+`, which is never data.
  var isInternational: Bool { scalars.first == 0x2B }
  /// Whether it holds digits only, which may be data.
  var isDigits: Bool { scalars.allSatisfy { 0x30...0x39 ~= $0 } }

  /// The prefix that a text gives; `nil` if nothing in it counts.
  init?(_ text: String, folding: Folding) {
    var scalars: [UInt32] = []
    for scalar in text.unicodeScalars {
      if let folded = folding.fold(scalar.value), Self.counts(folded) { scalars.append(folded) }
    }
    guard !scalars.isEmpty else { return nil }
    self.scalars = scalars
  }

  /// Whether a folded scalar counts.
  @inline(__always)
  static func counts(_ scalar: UInt32) -> Bool {
    0x30...0x39 ~= scalar || scalar == 0x2B || CharacterClass.isLetter(scalar)
  }

  /// Those of a mask, the longest first: its own `dropPrefixes`, the prefixes of its layouts if
  /// they hold digits or letters, and the digits of these alone.
  static func all(
    of definition: MaskDefinition, layouts: [Layout], folding: Folding
  ) -> [DroppedPrefix] {
    var all: [DroppedPrefix] = []
    func add(_ prefix: DroppedPrefix?) {
      if let prefix, !all.contains(prefix) { all.append(prefix) }
    }
    for text in definition.dropPrefixes { add(DroppedPrefix(text, folding: folding)) }
    for layout in layouts where layout.prefixUnits > 0 {
      guard let own = DroppedPrefix(layout.template.literal(0), folding: folding),
        own.scalars.contains(where: { $0 != 0x2B })
      else { continue }
      add(own)
      let digits = own.scalars.filter { 0x30...0x39 ~= $0 }
      add(DroppedPrefix(scalars: digits))
    }
    return all.enumerated()
      .sorted { ($1.element.scalars.count, $0.offset) < ($0.element.scalars.count, $1.offset) }
      .map { $0.element }
  }

  private init?(scalars: [UInt32]) {
    guard !scalars.isEmpty else { return nil }
    self.scalars = scalars
  }

  /// Where the prefix ends in a text that begins with it, as a UTF-8 offset; `nil` if the text
  /// begins otherwise.
  func end(in text: AdmittedText) -> Int? {
    var end: Int?
    var matched = 0
    text.forEach { scalar, _, characterEnd in
      guard let scalar, Self.counts(scalar) else { return true }
      guard scalars[matched] == scalar else { return false }
      matched += 1
      if matched == scalars.count { end = characterEnd }
      return end == nil
    }
    return end
  }
}
