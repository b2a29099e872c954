package import MaskKit

extension ReferenceMask {
  /// The edit that made one string of another, as a range of the old one and a replacement.
  /// `caret` is the place of the caret in the new string, where the host knows it.
  package static func difference(
    from old: String, to new: String, caret: Int?
  ) -> (range: TextRange, replacement: String) {
    let before = Array(old.unicodeScalars)
    let after = Array(new.unicodeScalars)
    var behind = 0  // How many scalars both have at the end.
    var common = 0  // How many scalars both have at the beginning.
    func width(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
      scalars.reduce(0) { $0 + UTF16.width($1) }
    }
    func matchEnd(most: Int) {
      while behind < most, behind < before.count - common,
        before[before.count - 1 - behind] == after[after.count - 1 - behind]
      {
        behind += 1
      }
    }
    func matchStart(most: Int) {
      while common < most, common < before.count - behind, before[common] == after[common] {
        common += 1
      }
    }
    if let caret, 0 <= caret, caret <= width(after) {
      var place = 0
      while place < after.count, width(after[...place]) <= caret { place += 1 }
      matchEnd(most: after.count - place)
      matchStart(most: place)
    } else {
      matchStart(most: after.count)
      matchEnd(most: after.count - common)
    }
    let range = TextRange(
      width(before[..<common]), width(before[..<(before.count - behind)]))
    return (range, ReferenceText.string(after[common..<(after.count - behind)]))
  }
}
