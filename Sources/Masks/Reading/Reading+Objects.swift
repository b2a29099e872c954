import MaskKit

extension Reading {
  /// Reads an object: calls `body` for each key that it may have, the first time it comes.
  ///
  /// `what` is the object in a sentence, such as `a mask`; `hint` says something about an unknown
  /// key, if there is something to say. The answer holds the places in `table` of the keys that are
  /// there, and of those that an unknown key was probably meant to be; it is `nil` if the value is
  /// no object.
  @discardableResult
  mutating func object<Key>(
    _ object: JSONValue, _ table: KeyTable<Key>, what: String, key: String? = nil,
    hint: (JSONValue) -> String? = { _ in nil },
    _ body: (inout Reading, Key, JSONValue) -> Void
  ) -> KeyPlaces? {
    guard object.kind == .object else {
      reportType(object, key: key, expected: what)
      return nil
    }
    guard let key else { return members(of: object, table, hint: hint, body) }
    return within(.key(key)) { $0.members(of: object, table, hint: hint, body) }
  }

  private mutating func members<Key>(
    of object: JSONValue, _ table: KeyTable<Key>, hint: (JSONValue) -> String?,
    _ body: (inout Reading, Key, JSONValue) -> Void
  ) -> KeyPlaces {
    var places = KeyPlaces()
    for (name, value) in object.members {
      guard let (key, place) = table.find(name) else {
        reportUnknown(name, table, hint(name), &places)
        continue
      }
      if places.insert(place) {
        body(&self, key, value)
      } else {
        reportRepeated(name)
      }
    }
    return places
  }

  private mutating func reportUnknown<Key>(
    _ name: JSONValue, _ table: KeyTable<Key>, _ hint: String?, _ places: inout KeyPlaces
  ) {
    if findings.isDropped(.error, at: name.markedRange) { return }
    let text = name.string ?? ""
    let near = hint == nil ? table.nearest(to: text) : nil
    if let near, let place = table.place(of: near) { places.suspect(place) }
    let names = Quoted.list(table.keys.map(\.rawValue))
    // A long list helps nobody where one word is near.
    let list = near == nil && table.keys.count <= 6 ? "; expected \(names)" : ""
    report(
      "unknown-key", at: name, key: text, found: Quoted.text(text),
      expected: names,
      suggestion: near?.rawValue,
      "unknown key \(Quoted.text(text))" + (hint.map { "; \($0)" } ?? list))
  }

  /// Adds an error about a key that the object had already.
  mutating func reportRepeated(_ name: JSONValue) {
    if findings.isDropped(.error, at: name.markedRange) { return }
    let text = name.string ?? ""
    report(
      "repeated-key", at: name, key: text, found: Quoted.text(text),
      "repeated key \(Quoted.text(text))")
  }

  /// Adds an error about a key that has to be there.
  mutating func reportMissing(_ key: String, in object: JSONValue, _ what: String) {
    report(
      "missing-key", at: object, expected: Quoted.text(key), "\(what) needs the key \"\(key)\"")
  }

  /// Reads an object whose keys are the author's: calls `body` for each member. A repeated key is
  /// an error; its member is passed over.
  mutating func entries(
    _ object: JSONValue, _ body: (inout Reading, _ name: String, JSONValue, JSONValue) -> Void
  ) {
    var seen = SeenKeys()
    for (name, value) in object.members {
      let text = name.string ?? ""
      if seen.insert(text) {
        within(.key(text)) { body(&$0, text, name, value) }
      } else {
        reportRepeated(name)
      }
    }
  }
}

/// The keys that an object had so far.
///
/// Bytes are compared: strings that Swift takes for equal can be different keys.
private struct SeenKeys {
  /// The keys while they are few, as in nearly every object.
  private var few: [String] = []
  /// All keys once they are many.
  private var many: Set<[UInt8]> = []

  /// Adds a key. Returns whether it is new.
  mutating func insert(_ key: String) -> Bool {
    if few.count < 16 {
      for other in few where other.utf8.elementsEqual(key.utf8) { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { many = Set(few.map { Array($0.utf8) }) }
    return many.insert(Array(key.utf8)).inserted
  }
}

/// A set of places in a table of keys.
struct KeyPlaces {
  private var there: UInt64 = 0
  private var suspected: UInt64 = 0

  /// Adds a place. Returns whether it is new.
  mutating func insert(_ place: Int) -> Bool {
    defer { there |= 1 << UInt64(place) }
    return there >> UInt64(place) & 1 == 0
  }

  /// Notes that an unknown key was probably meant to be this one.
  mutating func suspect(_ place: Int) {
    suspected |= 1 << UInt64(place)
  }

  /// Whether the key is there, or another one was probably meant to be it.
  func mayContain<Key: Equatable>(_ key: Key, of table: KeyTable<Key>) -> Bool {
    table.place(of: key).map { (there | suspected) >> UInt64($0) & 1 != 0 } ?? false
  }

  /// Whether an unknown key was probably meant to be one of the table's.
  var isAnySuspected: Bool { suspected != 0 }

  /// Whether an unknown key was probably meant to be this one.
  func isSuspected<Key: Equatable>(_ key: Key, of table: KeyTable<Key>) -> Bool {
    table.place(of: key).map { suspected >> UInt64($0) & 1 != 0 } ?? false
  }
}
