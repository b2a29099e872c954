/// A beginning that is dropped once from a pasted whole number: a country code, a trunk prefix.
///
/// Digits, letters and `+` count; all else is passed over, in the prefix and in the text.
struct DroppedPrefix: Sendable, Hashable {
  /// The most of them that a mask may name.
  static let greatestCount = 256
  /// The most characters of one that may count.
  static let greatestLength = 1024

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
    for text in definition.dropPrefixes { insert(DroppedPrefix(text, folding: folding), &all) }
    for layout in layouts where layout.prefixUnits > 0 {
      guard let own = DroppedPrefix(layout.template.literal(0), folding: folding),
        own.scalars.contains(where: { $0 != 0x2B })
      else { continue }
      insert(own, &all)
      if !own.isDigits { insert(own.digits, &all) }
    }
    return all
  }

  /// Puts a prefix behind those that are as long or longer, unless it is one of them.
  private static func insert(_ prefix: DroppedPrefix?, _ all: inout [DroppedPrefix]) {
    guard let prefix else { return }
    let length = prefix.scalars.count
    var place = all.count
    while place > 0, all[place - 1].scalars.count < length { place -= 1 }
    var other = place
    while other > 0, all[other - 1].scalars.count == length {
      other -= 1
      if all[other] == prefix { return }
    }
    all.insert(prefix, at: place)
  }

  /// The digits of the prefix alone; `nil` if it has none.
  private var digits: DroppedPrefix? {
    DroppedPrefix(scalars: scalars.filter { 0x30...0x39 ~= $0 })
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
