/// A rule that a complete value has to satisfy, such as a check digit.
///
/// Asking takes time that grows with the value's length alone, and overflows for no value.
///
///     CheckRule.luhn.holds(for: "4242424242424242")  // true
///     CheckRule.iban.holds(for: "GB82WEST12345698765432")  // true
public struct CheckRule: Sendable, Hashable {
  /// The definition this rule was made from.
  public let definition: CheckDefinition
  let node: CheckNode

  /// Compiles a definition.
  ///
  /// - Throws: ``CheckError`` with everything that is wrong, each with its place.
  public init(_ definition: CheckDefinition) throws(CheckError) {
    var compiler = CheckCompiler()
    let node = compiler.compile(definition)
    guard compiler.issues.isEmpty else { throw CheckError(issues: compiler.issues) }
    self.init(definition, node)
  }

  private init(_ definition: CheckDefinition, _ node: CheckNode) {
    self.definition = definition
    self.node = node
  }

  /// Luhn's rule for decimal digits, as in card numbers.
  public static let luhn = CheckRule(
    CheckDefinition(.luhn(remainder: 0)), CheckNode(.luhn(remainder: 0)))

  /// Verhoeff's rule for decimal digits.
  public static let verhoeff = CheckRule(CheckDefinition(.verhoeff), CheckNode(.verhoeff))

  /// The rule of international bank account numbers: ISO 7064, mod 97-10, the first four
  /// characters read behind the others.
  public static let iban = CheckRule(
    CheckDefinition(.iso7064(.mod97radix10, move: 4)),
    CheckNode(.iso7064(.mod97radix10, move: 4)))

  /// The rule that has a name of its own in Masks.json: `luhn` or `verhoeff`.
  public static func primitive(_ name: String) -> CheckRule? {
    switch name {
    case "luhn": .luhn
    case "verhoeff": .verhoeff
    default: nil
    }
  }

  /// Whether `value` satisfies the rule. The empty value satisfies none that counts characters.
  public func holds(for value: String) -> Bool {
    CheckText.with(value) { node.holds(for: $0) }
  }
}
