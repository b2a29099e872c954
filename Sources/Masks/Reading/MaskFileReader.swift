import MaskKit

/// A masks file that was read: what is good in it, and everything that was found.
struct MaskFileContent {
  /// The masks without errors, with their objects in the text.
  var masks: [(mask: NamedMask, object: JSONValue, index: Int)] = []
  /// The id of the default mask.
  var defaultID: String?
  /// The file's check rules.
  var checks = NamedChecks()
  /// What was found.
  var reading = Reading()
}

/// Reads a masks file.
struct MaskFileReader {
  /// Reads a whole file. What is good is kept, also beside errors.
  static func read(_ document: JSONDocument) -> MaskFileContent {
    var content = MaskFileContent()
    content.read(document.root)
    return content
  }
}

extension MaskFileContent {
  fileprivate mutating func read(_ root: JSONValue) {
    var members: [FileKey: JSONValue] = [:]
    let places = reading.object(root, FileKey.table, what: "an object") { reading, key, value in
      members[key] = value
    }
    guard let places else { return }
    for key in [FileKey.version, .masks] where !places.mayContain(key, of: FileKey.table) {
      reading.reportMissing(key.rawValue, in: root, "a masks file")
    }
    if let schema = members[.schema] {
      _ = reading.string(schema, key: FileKey.schema.rawValue)
    }
    if let version = members[.version] { readVersion(version) }
    if let value = members[.checks] { checks.read(value, &reading) }
    if let list = members[.masks] { readMasks(list, default: members[.default]) }
  }

  private mutating func readVersion(_ value: JSONValue) {
    let key = FileKey.version.rawValue
    guard let version = reading.integer(value, key: key), version != 1 else { return }
    reading.report(
      "version", at: value, key: key, found: "\(version)", expected: "1",
      "this library reads version 1, not version \(version)")
  }

  private mutating func readMasks(_ list: JSONValue, default defaultID: JSONValue?) {
    let key = FileKey.masks.rawValue
    guard list.kind == .array else {
      return reading.reportType(list, key: key, expected: "a list of masks")
    }
    let limit = MaskFileLimits.masks
    guard list.count(upTo: limit + 1) <= limit else {
      return reading.report(
        "mask-count", at: list, key: key, expected: "\(limit) or fewer",
        "a file can have \(limit) masks at the most")
    }
    // Also ids of masks that have errors: they are there, and a second use is still a mistake.
    var ids: [String: Int] = [:]
    var isNamed = true
    var index = 0
    for object in list.elements {
      let mask = reading.within(.key(key)) { reading in
        reading.within(.index(index)) { reading in
          var reader = MaskReader(checks: checks, needsName: true)
          let mask = reader.read(object, &reading)
          if let id = reader.id {
            reading.checkUnique(id, of: object, index, &ids)
          } else {
            isNamed = false
          }
          return mask
        }
      }
      if let mask { masks.append((mask, object, index)) }
      index += 1
    }
    if let defaultID { readDefault(defaultID, ids, isNamed: isNamed) }
  }

  private mutating func readDefault(_ value: JSONValue, _ ids: [String: Int], isNamed: Bool) {
    let key = FileKey.default.rawValue
    guard let id = reading.string(value, key: key) else { return }
    if ids[id] != nil {
      defaultID = id
      return
    }
    // An id that could not be read may be the one.
    guard isNamed else { return }
    let sorted = ids.sorted { $0.value < $1.value }.lazy.map(\.key)
    reading.report(
      "unknown-mask", at: value, key: key, found: Quoted.text(id),
      expected: "the id of a mask in this file",
      suggestion: NearSpelling.nearest(to: id, in: sorted),
      "no mask in this file has the id \(Quoted.text(id))")
  }
}

extension Reading {
  /// Notes an id. Two masks can't have the same one.
  fileprivate mutating func checkUnique(
    _ id: String, of object: JSONValue, _ index: Int, _ ids: inout [String: Int]
  ) {
    guard let first = ids[id] else {
      ids[id] = index
      return
    }
    report(
      "repeated-id", at: object[MaskKey.id.rawValue] ?? object, key: MaskKey.id.rawValue,
      found: Quoted.text(id), expected: "an id that no other mask has",
      "repeated id \(Quoted.text(id)); masks[\(first)] has it too")
  }
}
