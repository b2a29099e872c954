extension Editor {
  /// How far the prefix reaches that a pasted whole number loses, as a UTF-8 offset into it; 0 if
  /// it loses none.
  func droppedEnd(of text: AdmittedText) -> Int {
    let beginning = beginning(of: text)
    guard let last = beginning.last else { return 0 }
    // What no slot takes is refused wherever it stands. It is left out once, not once a prefix.
    var rest: TakenCharacters?
    var isWholeComplete: Bool?
    func isComplete(from offset: Int) -> Bool {
      if let isComplete = isStraightComplete(text, from: offset) { return isComplete }
      let characters = rest ?? takenCharacters(of: text, prefixesUpTo: last.end)
      rest = characters
      return self.isComplete(characters, of: text, from: offset)
    }
    for prefix in storage.droppedPrefixes {
      guard prefix.scalars.count <= beginning.count,
        zip(prefix.scalars, beginning).allSatisfy({ $0 == $1.scalar })
      else { continue }
      let dropped = beginning[prefix.scalars.count - 1].end
      if prefix.isInternational { return dropped }
      guard isComplete(from: dropped) else { continue }
      if prefix.isDigits {
        let isWhole = isWholeComplete ?? isComplete(from: 0)
        isWholeComplete = isWhole
        if isWhole { continue }
      }
      return dropped
    }
    return 0
  }

  /// Whether a plain text, taken into an empty field, gives a value of a complete length; `nil` if
  /// the straight path can't say.
  private func isStraightComplete(_ text: AdmittedText, from dropped: Int) -> Bool? {
    guard let rules = storage.straight, text.isASCII else { return nil }
    return text.source.withBytes { bytes in
      storage.withStraightReader(upTo: bytes.count) { reader in
        reader.read(bytes.slice(dropped, bytes.count), rules, in: storage).map {
          storage.layouts[$0.layout].isComplete($0.bytes.count)
        }
      }
    }
  }

  /// What a text begins with of that which counts in a prefix, as far as the longest one reaches;
  /// nothing if no prefix begins so.
  private func beginning(of text: AdmittedText) -> [(scalar: UInt32, end: Int)] {
    let prefixes = storage.droppedPrefixes
    guard let longest = prefixes.first?.scalars.count else { return [] }
    var beginning: [(scalar: UInt32, end: Int)] = []
    text.forEach { scalar, _, end in
      guard let scalar, DroppedPrefix.counts(scalar) else { return true }
      if beginning.isEmpty, !prefixes.contains(where: { $0.scalars.first == scalar }) {
        return false
      }
      if beginning.isEmpty { beginning.reserveCapacity(min(longest, text.source.utf8.count)) }
      beginning.append((scalar, end))
      return beginning.count < longest
    }
    return beginning
  }

  /// A character that some slot takes, and where it begins in the text.
  private struct TakenCharacter {
    var scalar: UInt32
    var start: Int
  }

  /// The first characters of a text that some slot takes.
  private struct TakenCharacters {
    /// More than this are not kept.
    static let greatestCount = 1 << 16

    var characters: [TakenCharacter] = []
    /// Where the text goes on behind them; `nil` if nothing there can change the answer.
    var rest: Int?
  }

  /// The characters of a text that some slot takes.
  ///
  /// In a uniform mask no more are looked for than fill it, whatever prefix is dropped: the next
  /// one is refused for want of room. In any mask the same happens to all characters of a run
  /// that is longer than the mask.
  private func takenCharacters(
    of text: AdmittedText, prefixesUpTo end: Int
  ) -> TakenCharacters {
    let room = storage.greatestCapacity + 1
    var taken = TakenCharacters()
    var count = 0
    var run = 0
    text.forEach { scalar, start, _ in
      guard let scalar, storage.accepting(scalar) != 0 else { return true }
      if start >= end {
        count += 1
        run = taken.characters.last?.scalar == scalar ? run + 1 : 1
        if run > room { return true }
      }
      if taken.characters.count >= TakenCharacters.greatestCount {
        taken.rest = start
        return false
      }
      taken.characters.append(TakenCharacter(scalar: scalar, start: start))
      return count < room || !storage.isUniform
    }
    return taken
  }

  private func firstIndex(of characters: [TakenCharacter], from offset: Int) -> Int {
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high) / 2
      if characters[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a text, taken into an empty field, gives a value of a complete length without a gap,
  /// and nothing of it is refused for want of room.
  private func isComplete(
    _ taken: TakenCharacters, of text: AdmittedText, from dropped: Int
  ) -> Bool {
    Intake.intoEmptyField(of: storage, length: text.source.utf8.count) { intake in
      func isRoom(for scalar: UInt32) -> Bool {
        if case .refused(.full) = intake.take(scalar) { false } else { true }
      }
      let characters = taken.characters
      for character in characters[firstIndex(of: characters, from: dropped)...] {
        guard isRoom(for: character.scalar) else { return false }
      }
      if let rest = taken.rest {
        var isFull = false
        text.forEach(from: max(rest, dropped)) { scalar, _, _ in
          if let scalar { isFull = !isRoom(for: scalar) }
          return !isFull
        }
        if isFull { return false }
      }
      return intake.isHeadComplete
    }
  }
}
