/// How a mask reads a string: what became of each character, and which layout answered.
public struct Explanation: Sendable, Hashable {
  /// What became of a character.
  public enum Fate: Sendable, Hashable {
    /// It stands in this slot of the layout, counted from 0.
    case slot(Int)
    /// The mask prints it itself.
    case literal
    /// It belongs to a beginning that is dropped from a whole number, such as a country code.
    case dropped
    /// It is an invisible mark.
    case invisible
    /// It is white space, punctuation or `+`: no data, and no news either.
    case passedOver
    /// It was refused, and is reported.
    case refused(RefusalReason)
  }

  /// A character of the string.
  public struct Step: Sendable, Hashable {
    /// Where it begins in the string, in UTF-16 code units.
    public let offset: Int
    /// The character as it was written.
    public let character: String
    /// The character after folding: a plain digit, the mask's case. Empty if nothing is left.
    public let folded: String
    /// What became of it.
    public let fate: Fate
  }

  /// Why a layout answered.
  public enum Choice: String, Sendable, Hashable {
    /// The mask has no other.
    case only
    /// The value is empty, and it is the first.
    case first
    /// It is the first whose beginnings the value has, that the value fits, and whose lengths hold
    /// the value's.
    case complete
    /// No length is complete, and it is the first whose beginnings the value has or may get.
    case begins
    /// As ``begins``; the value may still get one of its beginnings.
    case mayBegin
    /// No layout admits the value; of those that it fits this one is the greatest.
    case greatest
  }

  /// What the mask's check rule says.
  public enum Check: String, Sendable, Hashable {
    /// The mask has no rule.
    case none
    /// The value is not complete.
    case notRun
    /// The value satisfies it.
    case holds
    /// The value does not satisfy it.
    case fails
  }

  /// The characters of the string in order.
  public let steps: [Step]
  /// Whether the string was read as a text that the mask itself shows, by position.
  public let isRendering: Bool
  /// The text that the mask gives.
  public let text: String
  /// The value that the mask gives.
  public let value: String
  /// How far the value has come.
  public let state: ValueState
  /// The layout that answered: its place among the alternatives, counted from 0.
  public let layout: Int
  /// Why it answered.
  public let choice: Choice
  /// What the check rule says.
  public let check: Check
}

extension Mask {
  /// Tells, character by character, what becomes of a string that is pasted into the empty field.
  ///
  ///     let explanation = try Mask(groups: "3-4-4").explain("1-x")
  ///     explanation.steps.map(\.fate)  // [.slot(0), .passedOver, .refused(.notAccepted)]
  public func explain(_ string: String) -> Explanation {
    var explainer = Explainer(mask: self, source: string)
    return explainer.explain()
  }
}
