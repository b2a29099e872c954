import MaskKit

extension SmallWorld {
  /// Checks the laws in every `stride`-th value's states, each with one of the edits in turn.
  package func checkLaws<Field: TestedField>(
    _ type: Field.Type, _ checker: inout LawChecker<Field>, stride: Int, from first: Int
  ) -> String? {
    var number = first
    for definition in masks {
      let mask = ReferenceMask(definition)
      for value in values(mask) {
        number += 1
        guard number % stride == 0, let empty = Field(definition) else { continue }
        let rendering = mask.rendering(value)
        let set = FieldEdit.set(rendering.text)
        let left = rendering.left(0)
        let count = rendering.right(value.count) - left + 1
        let select = FieldEdit.select(
          TextRange(left + number / stride % count, left + max(number / stride % count, count - 1)))
        let edit = edits[number / stride % edits.count]
        let broken = checker.check(empty.applying(set).applying(select), definition, edit)
        if let first = broken.first {
          return first + "\n" + ReplayText.line(id: "WORLD", definition, [set, select, edit])
        }
      }
    }
    return nil
  }
}
