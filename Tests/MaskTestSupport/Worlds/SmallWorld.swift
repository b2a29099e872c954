import Foundation
package import MaskKit

/// A small world: some masks with all their values, all selections and all short edits.
package struct SmallWorld: Sendable {
  package var masks: [MaskDefinition]
  /// What values are made of.
  package var characters: [Unicode.Scalar]
  /// The greatest length of a value.
  package var longest: Int
  package var edits: [FieldEdit]

  /// How many masks, values, states (a value with a selection) and edits of a state there are.
  package struct Count: Sendable, CustomStringConvertible {
    package var masks = 0
    package var values = 0
    package var states = 0
    package var edits = 0

    package var description: String {
      "\(masks) masks, \(values) values, \(states) states, \(edits) edits"
    }
  }

  /// Every edit that brings up to two of some characters, and every deletion.
  package static func shortEdits(_ characters: String) -> [FieldEdit] {
    let single = characters.map { String($0) }
    let double = single.flatMap { first in single.map { first + $0 } }
    return [.deleteBackward, .deleteForward, .deleteSelection]
      + ([""] + single + double).flatMap { [FieldEdit.insert($0), .paste($0)] }
  }

  /// Every value up to the greatest length that fits.
  func values(_ mask: ReferenceMask) -> [[Unicode.Scalar]] {
    var found: [[Unicode.Scalar]] = []
    var longest: [[Unicode.Scalar]] = [[]]
    for _ in 0...self.longest where !longest.isEmpty {
      found += longest
      longest = longest.flatMap { value in characters.map { value + [$0] } }
        .filter { mask.fits($0) }
    }
    return found
  }

  /// What the world holds.
  package var count: Count {
    var count = Count()
    for definition in masks {
      let mask = ReferenceMask(definition)
      count.masks += 1
      for value in values(mask) {
        count.values += 1
        let rendering = mask.rendering(value)
        let places = rendering.right(value.count) - rendering.left(0) + 1
        count.states += places * (places + 1) / 2
      }
    }
    count.edits = count.states * edits.count
    return count
  }

  /// Compares two fields in every state, or in every `stride`-th from `first` on. Returns what was
  /// visited and the first difference.
  package func compare<One: TestedField, Other: TestedField>(
    _ type: One.Type, _ other: Other.Type, stride: Int, from first: Int
  ) -> (visited: Count, difference: String?) {
    var visited = Count()
    var number = first
    for definition in masks {
      let mask = ReferenceMask(definition)
      visited.masks += 1
      for value in values(mask) {
        let rendering = mask.rendering(value)
        // Where no state of the value is visited, no field is needed.
        let places = rendering.right(value.count) - rendering.left(0) + 1
        let states = places * (places + 1) / 2
        if number / stride == (number + states) / stride {
          number += states
          continue
        }
        let written = ReferenceText.string(value)
        guard let one = One(definition, value: written),
          let other = Other(definition, value: written)
        else { return (visited, "no field: \(definition.json) \(written)") }
        visited.values += 1
        for begin in rendering.left(0)...rendering.right(value.count) {
          for end in begin...rendering.right(value.count) {
            number += 1
            guard number % stride == 0 else { continue }
            visited.states += 1
            let select = FieldEdit.select(TextRange(begin, end))
            let state = (one.applying(select), other.applying(select))
            for edit in edits {
              visited.edits += 1
              let seen = state.0.applying(edit).snapshot
              let expected = state.1.applying(edit).snapshot
              guard seen == expected else {
                return (
                  visited,
                  """
                  first  \(seen)
                  second \(expected)
                  \(ReplayText.line(id: "WORLD", definition, value: written, [select, edit]))
                  """
                )
              }
            }
          }
        }
      }
    }
    return (visited, nil)
  }
}
