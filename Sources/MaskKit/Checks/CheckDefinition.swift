/// A check rule as it is written: what one entry of `checks` in Masks.json holds.
///
/// A definition is plain data and may be wrong. ``CheckRule/init(_:)`` compiles it, and says
/// everything that is wrong with it at once.
///
///     var nhs = WeightedStep(weights: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], modulus: 11)
///     let rule = try CheckRule(CheckDefinition(.weighted([nhs])))
///     rule.holds(for: "9434765870")  // true
public struct CheckDefinition: Sendable, Hashable {
  /// What is computed.
  public var rule: Rule
  /// The lengths of text that the rule is for. It does not hold for others; `nil` is any length.
  public var lengths: [Int]?
  /// The beginnings that the rule is for. It does not hold for others; `nil` is any beginning.
  public var begins: [String]?
  /// Where the part begins that the rule looks at. Negative positions count from the end.
  public var from: Int?
  /// Where that part ends, exclusively.
  public var to: Int?
  /// The characters and their values; `nil` is 0–9. See ``CheckDefinition/alphabet``.
  ///
  /// Each string gives its characters the values 0, 1, 2, …; several strings let several characters
  /// have one value. ISO 7064 systems bring their own.
  public var alphabet: [String]?
  /// Whether a letter A–Z stands for the two digits 10–35.
  public var expandsLetters = false
  /// Whether characters outside the alphabet are passed over. Otherwise the rule does not hold.
  public var skipsOthers = false

  /// A rule for texts of any length.
  public init(_ rule: Rule, alphabet: [String]? = nil) {
    self.rule = rule
    self.alphabet = alphabet
  }

  /// What a rule computes.
  public enum Rule: Sendable, Hashable {
    /// Luhn's sum over the alphabet, modulo its size, leaves `remainder`; 0 in most numbers.
    case luhn(remainder: Int)
    /// A system of ISO 7064. The first `move` characters are read behind the others.
    case iso7064(ISO7064System, move: Int)
    /// Verhoeff's scheme for decimal digits.
    case verhoeff
    /// Weighted sums. All of the steps have to hold.
    case weighted([WeightedStep])
    /// A number divided by a modulus.
    case remainder(RemainderStep)
    /// Values looked up in one table for odd places and another for even ones.
    case tables(TablesStep)
    /// A date or a time that exists, as a pattern of `y`, `M`, `d`, `H` (0–23), `h` (1–12), `m`
    /// and `s`; other characters stand for ones that don't matter: `yyyyMMdd`.
    case date(String)
    /// The part is a number of these bounds.
    case range(min: Int, max: Int)
    /// The part is one of these.
    case oneOf([String])
    /// The part is none of these.
    case noneOf([String])
    /// At least one of the rules holds.
    case any([CheckDefinition])
    /// Every one of the rules holds.
    case all([CheckDefinition])
    /// None of the rules holds.
    case not([CheckDefinition])
  }
}

/// What a remainder must be, or must be written as.
public enum CheckOutcome: Sendable, Hashable {
  /// The remainder is one of these numbers.
  case remainder([Int])
  /// The entry for the remainder stands in the text. There are as many entries as the modulus
  /// says; `nil` means that no number has this remainder.
  case map([String?])
  /// The remainder, or `minus` less the remainder, stands in the text as so many decimal digits.
  case digits(Int, minus: Int?)
}

/// One weighted sum.
public struct WeightedStep: Sendable, Hashable {
  /// What each character's value is multiplied by. A 0 leaves its character unread.
  public var weights: [Int]
  /// The place of the first weight. Negative positions count from the end.
  public var from: Int?
  /// The end of the last weight. With it the weights are aligned to the right, and a shorter text
  /// leaves the first ones unused.
  public var to: Int?
  /// What the sum is divided by.
  public var modulus: Int
  /// What is added to the sum.
  public var add = 0
  /// Whether the digits of each product are added up, rather than the product.
  public var crossSum = false
  /// What the remainder has to be.
  public var outcome: CheckOutcome
  /// Where the check character stands; `nil` is right behind the last weight.
  public var at: Int?
  /// Weights that are used instead where the map has no entry for the remainder.
  public var otherwise: Second?

  /// A second set of weights.
  public struct Second: Sendable, Hashable {
    /// The weights, as many as the first.
    public var weights: [Int]
    /// What the remainder has to be.
    public var outcome: CheckOutcome

    /// Weights to fall back to.
    public init(weights: [Int], outcome: CheckOutcome) {
      self.weights = weights
      self.outcome = outcome
    }
  }

  /// A sum of weights from the first character on.
  public init(weights: [Int], modulus: Int, outcome: CheckOutcome = .remainder([0])) {
    self.weights = weights
    self.modulus = modulus
    self.outcome = outcome
  }
}

/// A number, written in the text, divided by a modulus.
public struct RemainderStep: Sendable, Hashable {
  /// What the number is divided by.
  public var modulus: Int
  /// Where the number begins; `nil` is the text's beginning.
  public var from: Int?
  /// Where the number ends, exclusively; `nil` is the check's place, or the text's end.
  public var to: Int?
  /// Texts that are read as others: `2A` as `19`.
  public var replace: [Replacement] = []
  /// What is read behind the number.
  public var append = ""
  /// What the remainder has to be.
  public var outcome: CheckOutcome
  /// Where the check stands; `nil` is at the text's end.
  public var at: Int?

  /// One text that is read as another.
  public struct Replacement: Sendable, Hashable {
    /// What stands there.
    public var text: String
    /// What it is read as.
    public var reading: String

    /// A text and what it is read as.
    public init(_ text: String, as reading: String) {
      self.text = text
      self.reading = reading
    }
  }

  /// A number divided by `modulus`.
  public init(modulus: Int, outcome: CheckOutcome = .remainder([0])) {
    self.modulus = modulus
    self.outcome = outcome
  }
}

/// A sum of table entries.
public struct TablesStep: Sendable, Hashable {
  /// For each value of the alphabet what it counts at the first, third, … place.
  public var odd: [Int]
  /// For each value of the alphabet what it counts at the second, fourth, … place; `nil` is itself.
  public var even: [Int]?
  /// What the sum is divided by.
  public var modulus: Int
  /// What the remainder has to be.
  public var outcome: CheckOutcome

  /// Tables for a sum. The check is the end of the text, the sum is over what stands before it.
  public init(odd: [Int], even: [Int]? = nil, modulus: Int, outcome: CheckOutcome) {
    self.odd = odd
    self.even = even
    self.modulus = modulus
    self.outcome = outcome
  }
}
