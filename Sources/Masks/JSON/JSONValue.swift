/// One value of a ``JSONDocument``, or one key of an object: a view, decoded when asked.
package struct JSONValue: Sendable {
  /// The kinds of values.
  package enum Kind: Sendable, Hashable {
    case object, array, string, number, boolean, null
  }

  /// The document that the value is in.
  package let document: JSONDocument
  /// The place in the document's list.
  let index: Int

  var node: JSONNode { document.nodes[index] }

  /// What kind of value it is.
  package var kind: Kind {
    switch document.bytes[Int(node.start)] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// The bytes of the value in the text, quotes and brackets included.
  package var range: Range<Int> { Int(node.start)..<node.end }

  /// `true` or `false`.
  package var boolean: Bool? {
    switch document.bytes[Int(node.start)] {
    case UInt8(ascii: "t"): true
    case UInt8(ascii: "f"): false
    default: nil
    }
  }

  /// The elements of an array; nothing for other kinds.
  package var elements: JSONElements {
    kind == .array
      ? JSONElements(document: document, position: index + 1, end: Int(node.next))
      : JSONElements(document: document, position: 0, end: 0)
  }

  /// The members of an object in the order of the text, repeated keys too; nothing for other kinds.
  package var members: JSONMembers {
    kind == .object
      ? JSONMembers(document: document, position: index + 1, end: Int(node.next))
      : JSONMembers(document: document, position: 0, end: 0)
  }

  /// The value of the first member with a key. Linear in the number of members.
  package subscript(key: String) -> JSONValue? { member(key)?.value }

  /// The first member with a key. Linear in the number of members.
  package func member(_ key: String) -> (key: JSONValue, value: JSONValue)? {
    for member in members where member.key.isString(key) { return member }
    return nil
  }

  /// Whether it is this string, compared byte by byte after escapes are decoded.
  package func isString(_ string: String) -> Bool {
    guard kind == .string else { return false }
    if node.hasEscapes { return self.string?.utf8.elementsEqual(string.utf8) ?? false }
    let range = stringRange
    guard range.count == string.utf8.count else { return false }
    return document.bytes[range].elementsEqual(string.utf8)
  }
}

/// The elements of an array.
package struct JSONElements: Sequence, IteratorProtocol {
  let document: JSONDocument
  var position: Int
  let end: Int

  /// The next element.
  package mutating func next() -> JSONValue? {
    guard position < end else { return nil }
    defer { position = Int(document.nodes[position].next) }
    return JSONValue(document: document, index: position)
  }
}

/// The members of an object.
package struct JSONMembers: Sequence, IteratorProtocol {
  let document: JSONDocument
  var position: Int
  let end: Int

  /// The next key, a string, and its value.
  package mutating func next() -> (key: JSONValue, value: JSONValue)? {
    guard position < end else { return nil }
    let key = position
    position = Int(document.nodes[key + 1].next)
    return (
      JSONValue(document: document, index: key), JSONValue(document: document, index: key + 1)
    )
  }
}
