/// Writes the little JSON that a replay line needs.
package enum JSONText {
  /// A string in quotes. Everything that is not plain ASCII is escaped, so that marks can be seen.
  package static func quoted(_ string: String) -> String {
    var result = "\""
    for unit in string.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x20...0x7E: result += String(UnicodeScalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }

  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  static func object(_ members: [(String, String?)]) -> String {
    let written = members.compactMap { name, value in value.map { "\(quoted(name)):\($0)" } }
    return "{" + written.joined(separator: ",") + "}"
  }
}
