import MaskKit

extension ReferenceMask {
  /// The value that a case's text stands for: the one that is shown so, lazily or eagerly, if
  /// there is one, an admissible one first; else what a paste of the text gives.
  func value(startingFrom text: String) -> [Unicode.Scalar] {
    let wanted = Array(text.unicodeScalars)
    if rendering([]).text.unicodeScalars.elementsEqual(wanted) { return [] }
    let styles = [definition.isEager, !definition.isEager].map { Style(isEager: $0) }
    let shown = styles.flatMap { values(shownAs: wanted, $0) { $0 } }
    return shown.first(where: isAdmissible) ?? shown.first ?? pasted(text).value
  }
}

extension ReferenceField {
  /// The state in which a case begins.
  package init(_ line: ReplayLine) {
    let mask = ReferenceMask(line.mask)
    var value = line.value ?? ""
    if let text = line.text { value = ReferenceText.string(mask.value(startingFrom: text)) }
    self.init(mask, value: value)
    if let selection = line.selection { select(selection) }
  }
}

extension EngineField {
  /// The state in which a case begins.
  package init(_ line: ReplayLine) throws {
    let mask = try Mask(line.mask)
    var field = MaskField(mask)
    if let text = line.text { field = MaskField(mask, shown: text) }
    if let value = line.value {
      guard let good = MaskField(mask, value: value) else {
        throw ReplayError(description: "\(line.id): the value does not fit")
      }
      field = good
    }
    if let selection = line.selection { field.select(selection) }
    self.init(field)
  }
}

extension ReplayLine {
  /// Whether a program that sets the text of the beginning gets its value: a value that only a
  /// deletion leaves is formatted when it is set.
  package var isSetByProgram: Bool {
    get throws {
      let start = try EngineField(self)
      return try Mask(mask).value(of: start.text) == start.value
    }
  }
}
