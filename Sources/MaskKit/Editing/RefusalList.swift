/// Collects what an edit refuses, and keeps it as stretches of the replacement.
///
/// It is changed only while an edit collects; a ``Refusals`` that holds it never changes it.
final class RefusalList: @unchecked Sendable {
  /// A stretch in which every character was refused. What is not reported may stand in it too.
  struct Stretch {
    /// UTF-8 offsets into the source.
    var start: Int
    var end: Int
    /// The reason; `nil` in a stretch behind which there was no room for any character: there
    /// what some slot accepts was refused for want of room, all else was not accepted.
    var reason: RefusalReason?
  }

  let source: String
  let mask: Mask
  /// Whether the source is an old value: then offsets count its characters, and everything is
  /// reported.
  let countsCharacters: Bool
  private(set) var stretches: [Stretch] = []
  /// Whether the next refused character may join the last stretch: nothing was accepted since.
  private var isOpen = false

  init(source: String, mask: Mask, countsCharacters: Bool = false) {
    self.source = source
    self.mask = mask
    self.countsCharacters = countsCharacters
  }

  /// The list of an edit, made when there is something for it.
  static func made(
    _ list: inout RefusalList?, of source: String, _ mask: Mask
  ) -> RefusalList {
    if let list { return list }
    let new = RefusalList(source: source, mask: mask)
    list = new
    return new
  }

  /// Adds a character that stands from `start` to `end` in the source.
  func add(from start: Int, to end: Int, _ reason: RefusalReason) {
    if isOpen, let last = stretches.last, last.reason == reason {
      stretches[stretches.count - 1].end = end
    } else {
      stretches.append(Stretch(start: start, end: end, reason: reason))
      isOpen = true
    }
  }

  /// Adds all that stands behind `start`, in a uniform mask that has no room left.
  func addRest(from start: Int) {
    stretches.append(Stretch(start: start, end: source.utf8.count, reason: nil))
  }

  /// A character was accepted: no stretch reaches over it.
  func endStretch() { isOpen = false }
}
