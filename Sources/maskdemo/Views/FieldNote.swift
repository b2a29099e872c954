import MaskKit

/// What the last key had to say.
struct FieldNote: Hashable, Sendable {
  /// In words.
  let words: String
  /// Whether something was refused.
  let isRefusal: Bool

  private static let mostCounted = 1_000

  private init(_ words: String, isRefusal: Bool) {
    self.words = words
    self.isRefusal = isRefusal
  }

  /// There is nothing to do it with.
  static func nothing(_ what: String) -> FieldNote {
    FieldNote("Nothing \(what)", isRefusal: false)
  }

  /// A text was copied.
  init(copied text: String) {
    self.init("Copied \(Words.quoted(text))", isRefusal: false)
  }

  /// Why characters were refused; `nil` if none was.
  init?(refused: some Sequence<Refusal>) {
    // A pasted megabyte may be refused. Nobody reads more than the beginning.
    let refused = Array(refused.prefix(Self.mostCounted))
    let reasons = [
      Self.list(refused, .notAccepted).map { "\($0) not accepted here" },
      Self.list(refused, .full).map { "no room for \($0)" },
    ].compactMap { $0 }
    guard !reasons.isEmpty else { return nil }
    self.init(reasons.joined(separator: "; "), isRefusal: true)
  }

  /// What another mask did not take over; `nil` if it took all.
  init?(dropped: some Sequence<Refusal>) {
    guard let list = Self.list(Array(dropped), nil) else { return nil }
    self.init("Not taken over: \(list)", isRefusal: true)
  }

  /// `"a", "b" and 7 more`; `nil` if there is none.
  private static func list(_ refused: [Refusal], _ reason: RefusalReason?) -> String? {
    var shown: [String] = []
    var more = 0
    for refusal in refused where reason == nil || refusal.reason == reason {
      if shown.count < 3 { shown.append(Words.quoted(refusal.character)) } else { more += 1 }
    }
    if shown.isEmpty { return nil }
    let isAll = refused.count < mostCounted
    return shown.joined(separator: ", ")
      + (more == 0 ? "" : isAll ? " and \(more) more" : " and many more")
  }
}
