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
public struct Refusals: Sequence, Sendable, Hashable {
  /// A stretch in which every character was refused for one reason. What is not reported may
  /// stand in it too.
  struct Stretch: Sendable, Hashable {
    /// UTF-8 offsets into the source.
    var start: Int
    var end: Int
    var reason: RefusalReason
  }

  private(set) var source = ""
  private(set) var stretches: [Stretch] = []
  private var mask: Mask?
  private var countsCharacters = false
  /// Whether the next refused character may join the last stretch: nothing was accepted since.
  private var isOpen = false

  /// Nothing was refused.
  init() {}

  /// An empty list for characters of `source`.
  ///
  /// - Parameter countsCharacters: whether the source is an old value: then offsets count its
  ///   characters, and everything is reported.
  init(source: String, mask: Mask, countsCharacters: Bool = false) {
    self.source = source
    self.mask = mask
    self.countsCharacters = countsCharacters
  }

  /// Whether nothing was refused.
  public var isEmpty: Bool { stretches.isEmpty }

  /// The first refused character.
  public var first: Refusal? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// Adds a character that stands from `start` to `end` in the source. `scalar` is its folded
  /// form, `nil` for more than one scalar.
  mutating func add(_ scalar: UInt32?, from start: Int, to end: Int, _ reason: RefusalReason) {
    guard let mask, countsCharacters || !mask.storage.isUnreported(scalar) else { return }
    if isOpen, let last = stretches.last, last.reason == reason {
      stretches[stretches.count - 1].end = end
    } else {
      stretches.append(Stretch(start: start, end: end, reason: reason))
      isOpen = true
    }
  }

  /// A character was accepted: no stretch reaches over it.
  mutating func endStretch() { isOpen = false }

  /// Goes through the refused characters.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Reads refused characters out of the replacement.
  public struct Iterator: IteratorProtocol {
    private let refusals: Refusals
    private var stretch = 0
    private var characters: AdmittedCharacters?
    /// How far the offsets were counted.
    private var counted: (bytes: Int, units: Int) = (0, 0)

    fileprivate init(_ refusals: Refusals) { self.refusals = refusals }

    /// The next refused character.
    public mutating func next() -> Refusal? {
      guard let mask = refusals.mask?.storage else { return nil }
      while stretch < refusals.stretches.count {
        let current = refusals.stretches[stretch]
        if characters == nil {
          characters = AdmittedCharacters(
            refusals.source.utf8Slice(current.start, current.end), at: current.start,
            folding: mask.folding)
        }
        guard let character = characters?.next() else {
          characters = nil
          stretch += 1
          continue
        }
        if !refusals.countsCharacters, mask.isUnreported(character.scalar) { continue }
        return refusal(character, current.reason, mask)
      }
      return nil
    }

    private mutating func refusal(
      _ character: AdmittedCharacters.Element, _ reason: RefusalReason, _ mask: MaskStorage
    ) -> Refusal {
      let before = refusals.source.utf8Slice(counted.bytes, character.start)
      counted.units +=
        refusals.countsCharacters ? before.unicodeScalars.count : before.utf16.count
      counted.bytes = character.start
      var visible = String.UnicodeScalarView()
      for scalar in refusals.source.utf8Slice(character.start, character.end).unicodeScalars
      where mask.folding.fold(scalar.value) != nil {
        visible.append(scalar)
      }
      return Refusal(offset: counted.units, character: String(visible), reason: reason)
    }
  }
}

extension MaskStorage {
  /// Whether a refused character is no news: white space, punctuation, `+`, or a character of the
  /// mask's own literals, standing alone as one scalar.
  func isUnreported(_ scalar: UInt32?) -> Bool {
    guard let scalar else { return false }
    if scalar == 0x2B || isLiteral(scalar) { return true }
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
