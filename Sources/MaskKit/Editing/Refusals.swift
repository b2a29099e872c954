/// Why a character was refused.
public enum RefusalReason: String, Sendable, Hashable {
  /// The slot does not take such a character.
  case notAccepted
  /// There is no room.
  case full
}

/// One character that an edit refused.
public struct Refusal: Sendable, Hashable {
  /// Where it began: in the replacement, in UTF-16 code units; after a change of mask in the old
  /// value, in characters.
  public let offset: Int
  /// The character as it was written, without invisible marks.
  public let character: String
  /// Why it was refused.
  public let reason: RefusalReason

  /// A refused character.
  public init(offset: Int, character: String, reason: RefusalReason) {
    self.offset = offset
    self.character = character
    self.reason = reason
  }
}

/// What an edit refused, in order. White space, punctuation, `+` and the mask's own literals are
/// not among it: they are no data.
///
/// The list is kept as stretches of the replacement, so that a refused megabyte costs next to
/// nothing until somebody reads it. Reading it takes time in proportion to the replacement.
public struct Refusals: Sequence, Sendable {
  /// Nothing, or what was refused: an edit that refuses nothing pays nothing for it.
  fileprivate private(set) var list: RefusalList?

  /// Nothing was refused.
  init() { list = nil }

  /// What was collected.
  init(_ list: RefusalList?) {
    self.list = list
    guard let list else { return }
    // A stretch without a reason was not looked through: it may hold nothing to report.
    guard list.stretches.allSatisfy({ $0.reason == nil }) else { return }
    var iterator = makeIterator()
    if iterator.next() == nil { self.list = nil }
  }

  /// Whether nothing was refused.
  public var isEmpty: Bool { list == nil }

  /// The first refused character.
  public var first: Refusal? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// Goes through the refused characters.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Reads refused characters out of the replacement.
  public struct Iterator: IteratorProtocol {
    private let list: RefusalList?
    private var stretch = 0
    private var characters: AdmittedCharacters?
    /// How far the offsets were counted.
    private var counted: (bytes: Int, units: Int) = (0, 0)

    fileprivate init(_ refusals: Refusals) { list = refusals.list }

    /// The next refused character.
    public mutating func next() -> Refusal? {
      guard let list else { return nil }
      let mask = list.mask.storage
      while stretch < list.stretches.count {
        let current = list.stretches[stretch]
        if characters == nil {
          characters = AdmittedCharacters(
            list.source.utf8Slice(current.start, current.end), at: current.start,
            folding: mask.folding)
        }
        guard let character = characters?.next() else {
          characters = nil
          stretch += 1
          continue
        }
        if !list.countsCharacters, mask.isUnreported(character.scalar) { continue }
        let isAccepted = character.scalar.map { mask.accepting($0) != 0 } ?? false
        return refusal(character, current.reason ?? (isAccepted ? .full : .notAccepted), list)
      }
      return nil
    }

    private mutating func refusal(
      _ character: AdmittedCharacters.Element, _ reason: RefusalReason, _ list: RefusalList
    ) -> Refusal {
      let before = list.source.utf8Slice(counted.bytes, character.start)
      counted.units +=
        list.countsCharacters ? before.unicodeScalars.count : before.utf16.count
      counted.bytes = character.start
      var visible = String.UnicodeScalarView()
      for scalar in list.source.utf8Slice(character.start, character.end).unicodeScalars
      where list.mask.storage.folding.fold(scalar.value) != nil {
        visible.append(scalar)
      }
      return Refusal(offset: counted.units, character: String(visible), reason: reason)
    }
  }
}

extension Refusals: Hashable {
  /// Two lists are equal if they name the same characters.
  public static func == (a: Refusals, b: Refusals) -> Bool { a.elementsEqual(b) }

  /// Hashes the refused characters.
  public func hash(into hasher: inout Hasher) {
    for refusal in self { hasher.combine(refusal) }
  }
}

extension MaskStorage {
  /// Whether a refused character is no news: white space, punctuation, `+`, or a character of the
  /// mask's own literals, standing alone as one scalar.
  func isUnreported(_ scalar: UInt32?) -> Bool {
    guard let scalar else { return false }
    if scalar < 0x80 { return ASCIISet.unreported.contains(scalar) || isLiteral(scalar) }
    if isLiteral(scalar) { return true }
    guard let unicode = Unicode.Scalar(scalar) else { return false }
    switch unicode.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default:
      return false
    }
  }
}

extension MaskStorage {
  /// Whether a folded scalar stands in one of the mask's literals.
  private func isLiteral(_ scalar: UInt32) -> Bool {
    var low = 0
    var high = literalScalars.count
    while low < high {
      let middle = (low + high) / 2
      if literalScalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < literalScalars.count && literalScalars[low] == scalar
  }
}

extension String {
  /// The part between two UTF-8 offsets that lie on scalars' borders.
  func utf8Slice(_ start: Int, _ end: Int) -> Substring {
    let from = utf8.index(startIndex, offsetBy: start)
    return self[from..<utf8.index(from, offsetBy: end - start)]
  }
}
