/// Finds what a mistyped word was meant to be.
package enum NearSpelling {
  /// Longer words are not compared: nobody mistypes them, and it would take long.
  private static let greatestLength = 64

  /// The word nearest to `word`, the first of equals; `nil` if none is near.
  ///
  /// Near means at most one slip in a short word, and one for each three letters in a longer one,
  /// but never more than three. A slip is a letter too many, too few, changed, or swapped with its
  /// neighbour. Capitals are taken for small letters. Where no word is near, the only one that begins
  /// with `word` is.
  package static func nearest<Words: Sequence<String>>(to word: String, in words: Words) -> String?
  {
    let typed = folded(word)
    guard 1...greatestLength ~= typed.count else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words {
      let letters = folded(candidate)
      let limit = min(3, max(1, min(letters.count, typed.count) / 3), (best?.distance ?? 4) - 1)
      guard limit >= 0, letters.count <= greatestLength else { continue }
      guard abs(letters.count - typed.count) <= limit else { continue }
      let distance = distance(typed, letters)
      if distance <= limit { best = (candidate, distance) }
      if distance == 0 { break }
    }
    return best?.word ?? completion(of: typed, in: words)
  }

  /// The one word that begins with what was typed, if that is three letters or more.
  private static func completion<Words: Sequence<String>>(
    of typed: [UInt8], in words: Words
  ) -> String? {
    guard typed.count >= 3 else { return nil }
    let longer = words.lazy.filter { folded($0).starts(with: typed) }.prefix(2)
    let found = Array(longer)
    return found.count == 1 ? found[0] : nil
  }

  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.prefix(greatestLength + 1).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }

  /// The number of slips between two words, swapped neighbours counted as one.
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var least = min(last[column + 1] + 1, current[column] + 1)
        least = min(least, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
