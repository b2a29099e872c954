import MaskKit

extension LayoutDefinition {
  /// Reads one of several layouts. Returns whether a compiler can judge it.
  mutating func readAlternative(_ object: JSONValue, _ reading: inout Reading) -> Bool {
    var isGood = true
    let places = reading.object(
      object, MaskKey.layoutTable, what: "a layout",
      hint: { name in
        MaskKey.table.find(name) != nil ? "it belongs to the mask, not to an alternative" : nil
      }
    ) { reading, key, value in
      if !read(key, value, &reading) { isGood = false }
    }
    guard let places else { return false }
    return isGood && !places.isLayoutSuspected(in: MaskKey.layoutTable)
  }

  /// Reads one key of a layout. Returns `false` if without it the layout can't be judged.
  mutating func read(_ key: MaskKey, _ value: JSONValue, _ reading: inout Reading) -> Bool {
    let name = key.rawValue
    let isRead: Bool
    switch key {
    case .groups:
      groups = reading.string(value, key: name)
      isRead = groups != nil
    case .pattern:
      pattern = reading.string(value, key: name)
      isRead = pattern != nil
    case .separator:
      separator = reading.string(value, key: name)
      isRead = separator != nil
    case .separators:
      separators = reading.strings(value, key: name)
      isRead = separators != nil
    case .prefix:
      prefix = reading.string(value, key: name)
      isRead = prefix != nil
    case .suffix:
      suffix = reading.string(value, key: name)
      isRead = suffix != nil
    case .accept:
      accept = reading.string(value, key: name)
      isRead = accept != nil
    case .maxDigits:
      maxDigits = reading.integer(value, key: name)
      isRead = maxDigits != nil
    case .lengths:
      lengths = reading.list(value, key: name, of: "whole numbers") { $0.integer($1) }
      isRead = lengths != nil
    case .classes:
      classes = reading.classes(value)
      isRead = classes != nil
    case .when:
      when = reading.beginnings(value)
      isRead = when != nil
    default:
      isRead = true
    }
    return isRead || !key.decidesLayout
  }
}

extension Reading {
  /// The beginnings that choose a layout.
  fileprivate mutating func beginnings(_ value: JSONValue) -> [String]? {
    let name = MaskKey.when.rawValue
    let limit = MaskFileLimits.beginnings
    if value.kind == .array && value.count(upTo: limit + 1) > limit {
      report(
        "when-count", at: value, key: name, expected: "\(limit) or fewer",
        "an alternative can have \(limit) beginnings at the most")
      return nil
    }
    return strings(value, key: name)
  }

  /// Further slot characters, in the order written.
  fileprivate mutating func classes(_ value: JSONValue) -> [ClassDefinition]? {
    let name = MaskKey.classes.rawValue
    guard value.kind == .object else {
      reportType(value, key: name, expected: "an object of characters and their sets")
      return nil
    }
    var classes: [ClassDefinition] = []
    var isWhole = true
    within(.key(name)) { reading in
      reading.entries(value) { reading, symbol, _, value in
        if let set = reading.string(value) {
          classes.append(ClassDefinition(symbol: symbol, set: set))
        } else {
          isWhole = false
        }
      }
    }
    return isWhole ? classes : nil
  }
}

extension KeyPlaces {
  /// Whether an unknown key was probably meant to be one without which a layout can't be judged.
  func isLayoutSuspected(in table: KeyTable<MaskKey>) -> Bool {
    isAnySuspected && table.keys.contains { $0.decidesLayout && isSuspected($0, of: table) }
  }
}

extension JSONValue {
  /// Whether it is an object or an array that holds nothing.
  var isEmpty: Bool { Int(node.next) == index + 1 }

  /// The number of elements, counted no further than `limit`.
  func count(upTo limit: Int) -> Int {
    var count = 0
    var elements = elements
    while count < limit, elements.next() != nil { count += 1 }
    return count
  }
}
