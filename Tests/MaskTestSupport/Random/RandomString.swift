package import MaskKit

/// Strings for a mask, from outside.
package enum RandomString {
  /// A key press or a paste, as a person might bring it.
  package static func make(
    for mask: MaskDefinition, _ random: inout RandomSource
  ) -> String {
    let mask = ReferenceMask(mask)
    return random.chance(20) ? RandomText.key(mask, &random) : RandomText.paste(mask, &random)
  }

  /// A value that fits some layout of the mask, now and then one that does not.
  package static func value(
    for mask: MaskDefinition, _ random: inout RandomSource
  ) -> String {
    let mask = ReferenceMask(mask)
    guard let layout = random.pick(from: mask.layouts) else { return "" }
    var value = RandomText.value(layout, nil, &random)
    if random.chance(15) { value += RandomText.key(mask, &random).unicodeScalars }
    if random.chance(15), !value.isEmpty { value.remove(at: random.int(0...(value.count - 1))) }
    return ReferenceText.string(value)
  }
}
