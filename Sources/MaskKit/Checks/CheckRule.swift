/// A rule that a complete value has to satisfy, such as a check digit.
///
/// Asking takes time that grows with the value's length alone, and overflows for no value.
///
///     CheckRule.luhn.holds(for: "4242424242424242")  // true
///     CheckRule.iban.holds(for: "GB82WEST12345698765432")  // true
public struct CheckRule: Sendable {
  private let node: CheckNode
  /// The definition this rule was made from.
  public var definition: CheckDefinition { node.definition }

  /// Compiles a definition.
  ///
  /// - Throws: ``CheckError`` with everything that is wrong, each with its place.
  public init(_ definition: CheckDefinition) throws(CheckError) {
    var compiler = CheckCompiler()
    let node = compiler.compile(definition)
    guard compiler.issues.isEmpty else { throw CheckError(issues: compiler.issues) }
    self.node = node
  }

  /// A rule that is known to be right.
  private init(_ rule: CheckDefinition.Rule) {
    node = CheckNode(CheckDefinition(rule))
  }

  /// Luhn's rule for decimal digits, as in card numbers.
  public static let luhn = CheckRule(.luhn(remainder: 0))

  /// Verhoeff's rule for decimal digits.
  public static let verhoeff = CheckRule(.verhoeff)

  /// The rule of international bank account numbers: ISO 7064, mod 97-10, the first four
  /// characters read behind the others.
  public static let iban = CheckRule(.iso7064(.mod97radix10, move: 4))

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

extension CheckRule: Hashable {
  /// Two rules are equal if their definitions are.
  public static func == (a: CheckRule, b: CheckRule) -> Bool {
    a.node === b.node || a.definition == b.definition
  }

  /// Hashes the definition.
  public func hash(into hasher: inout Hasher) { hasher.combine(definition) }
}
