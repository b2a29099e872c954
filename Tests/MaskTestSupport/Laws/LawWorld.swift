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
        guard number % stride == 0 else { continue }
        let written = ReferenceText.string(value)
        guard let field = Field(definition, value: written) else { return "no field: \(written)" }
        let rendering = mask.rendering(value)
        let left = rendering.left(0)
        let count = rendering.right(value.count) - left + 1
        let select = FieldEdit.select(
          TextRange(left + number / stride % count, left + max(number / stride % count, count - 1)))
        let edit = edits[number / stride % edits.count]
        let broken = checker.check(field.applying(select), definition, edit)
        if let first = broken.first {
          return first + "\n"
            + ReplayText.line(id: "WORLD", definition, value: written, [select, edit])
        }
      }
    }
    return nil
  }
}
