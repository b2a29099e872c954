/// A JSON text that was read, with the place of every value in it.
///
/// The values lie in one flat list in the order of the text, each with the range of its bytes and
/// the place of what follows it. Strings and numbers stay bytes until someone asks: reading a
/// document allocates its list and nothing else.
package final class JSONDocument: Sendable {
  /// The text, with its byte-order mark if it has one.
  package let bytes: [UInt8]
  /// The values and keys, each in front of what it holds; a key stands in front of its value.
  let nodes: [JSONNode]

  /// Reads a text.
  ///
  /// - Throws: ``JSONSyntaxError`` with the first place where the text can't go on.
  package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONSyntaxError) {
    var parser = JSONParser(limits: limits)
    if let failure = JSONText.with(bytes, { parser.parse($0) }) { throw failure }
    self.bytes = bytes
    self.nodes = parser.nodes
  }

  /// The outermost value.
  package var root: JSONValue { JSONValue(document: self, index: 0) }
}

/// How large and how deep a JSON text may be.
package struct JSONLimits: Sendable {
  /// The greatest number of bytes.
  package var size: Int
  /// The greatest number of arrays and objects around a value, itself included.
  package var depth: Int

  /// The limits of a masks file, or others.
  package init(size: Int = 16 << 20, depth: Int = 32) {
    // Offsets are kept in 31 bits.
    self.size = min(size, Int(Int32.max))
    self.depth = depth
  }
}

/// The place of one value or key in the text.
struct JSONNode {
  /// The offset of its first byte.
  var start: UInt32
  /// The offset behind its last byte, and in the top bit whether it is a string with escapes.
  var endAndEscapes: UInt32
  /// The index of the node behind it and everything it holds.
  var next: UInt32

  /// The offset behind its last byte.
  var end: Int { Int(endAndEscapes & 0x7FFF_FFFF) }
  /// The bytes between the quotes of a string.
  var stringRange: Range<Int> { Int(start) + 1..<end - 1 }
  /// Whether it is a string with at least one escape.
  var hasEscapes: Bool { endAndEscapes >> 31 != 0 }
}

/// Why a text is not JSON, or is more than a reader takes.
package struct JSONSyntaxError: Error, Sendable, Hashable {
  /// What kind of trouble ended the reading.
  package enum Kind: String, Sendable {
    /// The text breaks a rule of RFC 8259 or is not UTF-8.
    case syntax
    /// The text has too many bytes.
    case size = "file-size"
    /// Arrays and objects lie too deep in one another.
    case depth = "nesting"
  }

  /// What kind of trouble it is.
  package var kind: Kind
  /// The bytes that can't stand where they are; empty at the end of the text.
  package var range: Range<Int>
  /// The sentence for a person.
  package var message: String
}
