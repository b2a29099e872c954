import MaskKit

/// What the last key had to say.
struct FieldNote: Hashable, Sendable {
  /// In words.
  let words: String
  /// What kind it is.
  let kind: Kind

  /// The kinds, and what stands in front of each.
  enum Kind: String, Sendable {
    case note = "Note"
    /// A key, or a part of what was pasted, was refused.
    case refused = "Refused"
    /// Another mask did not take over all of the value.
    case dropped = "Dropped"
  }

  private static let mostCounted = 1_000

  private init(_ words: String, _ kind: Kind) {
    self.words = words
    self.kind = kind
  }

  /// There is nothing to do it with.
  static func nothing(_ what: String) -> FieldNote {
    FieldNote("Nothing \(what)", .note)
  }

  /// A text was copied.
  init(copied text: String) {
    self.init("Copied \(Words.quoted(text))", .note)
  }

  /// Why characters were refused, or not taken over; `nil` if none was.
  init?(_ refusals: some Sequence<Refusal>, _ kind: Kind) {
    // A pasted megabyte may be refused. Nobody reads more than the beginning.
    let refused = Array(refusals.prefix(Self.mostCounted))
    let reasons = [
      Self.list(refused, .notAccepted).map { "\($0) not accepted here" },
      Self.list(refused, .full).map { "no room for \($0)" },
    ].compactMap { $0 }
    guard !reasons.isEmpty else { return nil }
    self.init(reasons.joined(separator: "; "), kind)
  }

  /// `"a", "b" and 7 more`; `nil` if there is none.
  private static func list(_ refused: [Refusal], _ reason: RefusalReason) -> String? {
    var shown: [String] = []
    var more = 0
    for refusal in refused where refusal.reason == reason {
      if shown.count < 3 { shown.append(Words.quoted(refusal.character)) } else { more += 1 }
    }
    if shown.isEmpty { return nil }
    let isAll = refused.count < mostCounted
    return shown.joined(separator: ", ")
      + (more == 0 ? "" : isAll ? " and \(more) more" : " and many more")
  }
}
