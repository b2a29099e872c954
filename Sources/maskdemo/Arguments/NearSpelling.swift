/// The word among `candidates` that someone who wrote `word` most likely meant, if one is near.
///
/// Near is a third of the word's length in single mistakes: a character too many, too few, wrong,
/// or two swapped.
func nearSpelling(of word: String, among candidates: [String]) -> String? {
  let limit = max(1, word.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates where abs(candidate.count - word.count) <= limit {
    let distance = mistakes(between: Array(word), and: Array(candidate))
    if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
  }
  return best?.candidate
}

/// How many single mistakes turn one word into the other.
private func mistakes(between a: [Character], and b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
