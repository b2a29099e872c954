package import MaskKit

extension SmallWorld {
  /// Group masks of up to four groups of one or two digits, in every overflow mode, values of two
  /// digits up to length 5.
  package static var groups: SmallWorld {
    var sizes: [[Int]] = [[]]
    var masks: [MaskDefinition] = []
    for _ in 1...4 {
      sizes = sizes.flatMap { [$0 + [1], $0 + [2]] }
      for sizes in sizes {
        for overflow in Overflow.allCases {
          for isEager in [false, true] {
            var mask = MaskDefinition(groups: sizes.map { String($0) }.joined(separator: "-"))
            mask.overflow = overflow
            mask.isEager = isEager
            masks.append(mask)
          }
        }
      }
    }
    return SmallWorld(
      masks: masks, characters: ["1", "2"], longest: 5, edits: shortEdits("12 "))
  }

  /// All masks up to four slots and two literals over two classes: digits and letters, or digits
  /// and both. One of the literals is a character that a slot takes.
  package static func twoClasses(_ slots: [String]) -> SmallWorld {
    var patterns: Set<String> = []
    func extend(_ pattern: String, _ count: Int, literals: Int) {
      if count > 0 { patterns.insert(pattern) }
      if count < 4 {
        for slot in slots { extend(pattern + slot, count + 1, literals: literals) }
      }
      if literals < 2 {
        for literal in ["-", "1"] { extend(pattern + literal, count, literals: literals + 1) }
      }
    }
    extend("", 0, literals: 0)
    var masks: [MaskDefinition] = []
    for pattern in patterns.sorted() {
      for isEager in [false, true] {
        var mask = MaskDefinition(pattern: pattern)
        mask.isEager = isEager
        masks.append(mask)
      }
    }
    return SmallWorld(
      masks: masks, characters: ["1", "a"], longest: 4, edits: shortEdits("1a-"))
  }

  /// Two alternatives of up to two groups, with every pair of a few beginnings and lengths. Those
  /// whose second alternative no value could choose are no masks, and left out.
  package static func alternatives(isMask: (MaskDefinition) -> Bool) -> SmallWorld {
    var masks: [MaskDefinition] = []
    let beginnings: [[String]?] = [nil, ["1"], ["12"], ["2"], ["1-2"], ["21-22"], ["[12]1", "22"]]
    for first in ["1", "2", "1-1", "1-2", "2-1", "2-2"] {
      for second in ["1", "2", "1-1", "1-2", "2-1", "2-2"] {
        for when in beginnings {
          for lengths in [nil, [1, 2]] {
            for isEager in [false, true] {
              var one = LayoutDefinition()
              one.groups = first
              one.when = when
              if first != "1" { one.lengths = lengths }
              var other = LayoutDefinition()
              other.groups = second
              other.separator = "-"
              var mask = MaskDefinition(LayoutDefinition(), alternatives: [one, other])
              mask.isEager = isEager
              if isMask(mask), !masks.contains(mask) { masks.append(mask) }
            }
          }
        }
      }
    }
    return SmallWorld(
      masks: masks, characters: ["1", "2"], longest: 4, edits: shortEdits("12-"))
  }
}
