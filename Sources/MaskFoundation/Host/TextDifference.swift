import Foundation
import MaskKit

/// The one place where two strings differ: what became what.
struct TextDifference: Hashable {
  /// The range in the old text, in UTF-16 code units.
  var range: TextRange
  /// What stands there in the new text.
  var replacement: String

  /// What turned `old` into `new`. With the caret of the new text known, what stands behind it is
  /// matched from the right first; with none, the common beginning is taken first.
  init(from old: String, to new: String, caret: Int? = nil) {
    let a = Array(old.utf16)
    let b = Array(new.utf16)
    var head = 0
    var tail = 0
    func matchTail(_ limit: Int) {
      while tail < limit, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    }
    func matchHead(_ limit: Int) {
      while head < limit, a[head] == b[head] { head += 1 }
    }
    if let caret, caret >= 0, caret <= b.count {
      matchTail(min(a.count, b.count - caret))
      matchHead(min(a.count - tail, caret))
    } else {
      matchHead(min(a.count, b.count))
      matchTail(min(a.count, b.count) - head)
    }
    // A difference that would begin or end inside a surrogate pair takes in the whole scalar.
    while head > 0, Self.cutsPair(a, head) || Self.cutsPair(b, head) { head -= 1 }
    while tail > 0,
      Self.cutsPair(a, a.count - tail) || Self.cutsPair(b, b.count - tail)
    {
      tail -= 1
    }
    range = TextRange(head, a.count - tail)
    replacement = String(decoding: b[head..<max(head, b.count - tail)], as: UTF16.self)
  }

  /// Whether an offset lies between the two units of a surrogate pair.
  private static func cutsPair(_ units: [UInt16], _ offset: Int) -> Bool {
    guard offset > 0, offset < units.count else { return false }
    return UTF16.isTrailSurrogate(units[offset]) && UTF16.isLeadSurrogate(units[offset - 1])
  }
}
