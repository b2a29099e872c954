import MaskKit

// Values of one kind. Each returns `nil` after an error, which is kept.
extension Reading {
  /// A string.
  mutating func string(_ value: JSONValue, key: String? = nil) -> String? {
    if let string = value.string { return string }
    reportType(value, key: key, expected: "a string")
    return nil
  }

  /// A string with something in it.
  mutating func text(_ value: JSONValue, key: String? = nil) -> String? {
    guard let string = string(value, key: key) else { return nil }
    if !string.isEmpty { return string }
    report(
      "empty", at: value, key: key, found: "\"\"", expected: "a text", "a text can't be empty here")
    return nil
  }

  /// A whole number.
  mutating func integer(_ value: JSONValue, key: String? = nil) -> Int? {
    if let integer = value.integer { return integer }
    reportType(value, key: key, expected: "a whole number")
    return nil
  }

  /// `true` or `false`.
  mutating func boolean(_ value: JSONValue, key: String? = nil) -> Bool? {
    if let boolean = value.boolean { return boolean }
    reportType(value, key: key, expected: "true or false")
    return nil
  }

  /// A list, each element read by `element`; `nil` if one of them is wrong.
  mutating func list<Element>(
    _ value: JSONValue, key: String, of elements: String,
    _ element: (inout Reading, JSONValue) -> Element?
  ) -> [Element]? {
    guard value.kind == .array else {
      reportType(value, key: key, expected: "a list of \(elements)")
      return nil
    }
    return within(.key(key)) { reading in
      var list: [Element] = []
      var isWhole = true
      var index = 0
      for item in value.elements {
        let read = reading.within(.index(index)) { element(&$0, item) }
        if let read { list.append(read) } else { isWhole = false }
        index += 1
      }
      return isWhole ? list : nil
    }
  }

  /// A list of strings.
  mutating func strings(_ value: JSONValue, key: String) -> [String]? {
    list(value, key: key, of: "strings") { $0.string($1) }
  }

  /// One of a few words.
  mutating func word<Key>(
    _ value: JSONValue, key: String, of table: KeyTable<Key>, a what: String
  ) -> Key? {
    guard value.kind == .string else {
      reportType(value, key: key, expected: "a string")
      return nil
    }
    if let found = table.find(value) { return found.key }
    if findings.isDropped(.error, at: value.markedRange) { return nil }
    let word = value.string ?? ""
    let suggestion = table.nearest(to: word)?.rawValue
    let names = Quoted.list(table.keys.map(\.rawValue))
    // A long list helps nobody where one word is near.
    let hint = suggestion == nil && table.keys.count <= 6 ? "; expected \(names)" : ""
    report(
      "unknown-value", at: value, key: key, found: Quoted.text(word), expected: names,
      suggestion: suggestion, "unknown \(what) \(Quoted.text(word))\(hint)")
    return nil
  }
}
