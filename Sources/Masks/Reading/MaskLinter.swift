import MaskKit

extension MaskFileContent {
  /// Checks what the examples claim, and looks for masks without one.
  mutating func lint() {
    for (mask, object, index) in masks {
      let list = object[MaskKey.examples.rawValue]
      reading.within(.key(FileKey.masks.rawValue)) { reading in
        reading.within(.index(index)) { reading in
          guard let list, !mask.examples.isEmpty else {
            return reading.report(
              "no-example", at: list ?? object,
              key: list == nil ? nil : MaskKey.examples.rawValue,
              expected: "at least one example", severity: .warning,
              "the mask \(Quoted.text(mask.id)) has no example")
          }
          reading.within(.key(MaskKey.examples.rawValue)) { reading in
            for (place, (example, value)) in zip(mask.examples, list.elements).enumerated() {
              reading.within(.index(place)) { $0.check(example, of: mask.mask, value) }
            }
          }
        }
      }
    }
  }
}

extension Reading {
  /// Compares an example with what the mask gives.
  fileprivate mutating func check(_ example: MaskExample, of mask: Mask, _ object: JSONValue) {
    let value = object[ExampleKey.value.rawValue] ?? object
    guard mask.fits(example.value) else {
      return report(
        "example-value", at: value, key: ExampleKey.value.rawValue,
        found: Quoted.text(example.value), expected: "a value that fits the mask",
        "the value \(Quoted.text(example.value)) does not fit the mask")
    }
    let text = mask.render(example.value)
    if !text.utf8.elementsEqual(example.text.utf8) {
      report(
        "example-text", at: object[ExampleKey.text.rawValue] ?? object,
        key: ExampleKey.text.rawValue, found: Quoted.text(example.text),
        expected: Quoted.text(text),
        "the mask gives \(Quoted.text(text)), not \(Quoted.text(example.text))")
    }
    let state = mask.state(of: example.value)
    if let claimed = example.state, claimed != state {
      report(
        "example-state", at: object[ExampleKey.state.rawValue] ?? object,
        key: ExampleKey.state.rawValue, found: Quoted.text(claimed.rawValue),
        expected: Quoted.text(state.rawValue),
        "the value is \(state.rawValue), not \(claimed.rawValue)")
    }
  }
}
