import MaskKit

/// Finds in the text what the compiler of a mask speaks about.
struct IssuePlaces {
  /// The mask's object.
  let mask: JSONValue

  /// The bytes and the path, below the mask, of a place in a definition.
  func find(_ location: MaskIssue.Location, code: String) -> (range: Range<Int>, path: String) {
    var steps: [Reading.Step] = []
    var place = mask
    if let alternative = location.alternative,
      let list = mask[MaskKey.alternatives.rawValue],
      let object = list.elements.dropFirst(alternative).first(where: { _ in true })
    {
      steps = [.key(MaskKey.alternatives.rawValue), .index(alternative)]
      place = object
    }
    var range = place.markedRange
    for (depth, key) in location.key.split(separator: ".").enumerated() {
      let key = String(key)
      // What an alternative does not say itself, it has from the mask.
      if depth == 0, place[key] == nil, mask[key] != nil {
        (steps, place) = ([], mask)
      }
      guard let value = place[key] else { break }
      steps.append(.key(key))
      place = value
      range = value.markedRange
    }
    if let element = location.element {
      if place.kind == .object {
        if let member = place.members.dropFirst(element).first(where: { _ in true }) {
          steps.append(.key(member.key.string ?? ""))
          place = code == "class-symbol" ? member.key : member.value
          range = place.markedRange
        }
      } else if let value = place.elements.dropFirst(element).first(where: { _ in true }) {
        steps.append(.index(element))
        place = value
        range = value.markedRange
      }
    }
    if let offset = location.offset, place.kind == .string {
      range = place.range(ofDecoded: offset)
    }
    var path = ""
    for step in steps { Reading.append(step, to: &path) }
    return (range, path)
  }
}

extension Reading {
  /// Adds what the compiler says about a mask that is being read.
  mutating func add(_ issue: MaskIssue, _ places: IssuePlaces) {
    if findings.isDropped(issue.severity, at: places.mask.markedRange) { return }
    let (range, path) = places.find(issue.location, code: issue.code)
    let base = pathText()
    let joint = base.isEmpty || path.isEmpty || path.hasPrefix("[") ? "" : "."
    findings.add(
      Finding(
        range: range, code: issue.code, severity: issue.severity, path: base + joint + path,
        message: issue.message, found: issue.found, expected: issue.expected))
  }
}
