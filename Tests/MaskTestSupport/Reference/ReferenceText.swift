import MaskKit

/// Text from outside, scalar by scalar.
enum ReferenceText {
  static func isASCIIDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// General category L.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  /// General categories Z and P.
  static func isSpaceOrPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control: return true
    default: break
    }
    switch scalar.value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: return true
    case 0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0: return true
    default: return false
    }
  }

  /// A digit of any script as its ASCII digit, wide forms and blanks as their plain twins.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.properties.generalCategory == .decimalNumber,
      let number = scalar.properties.numericValue,
      let digit = Unicode.Scalar(0x30 + UInt32(number))
    {
      return digit
    }
    switch scalar.value {
    case 0xFF0D: return "-"
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFF01 + 0x21) ?? scalar
    case 0x00A0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return " "
    case 0x2010...0x2015, 0x2212: return "-"
    default: return scalar
    }
  }

  static func cased(_ scalar: Unicode.Scalar, _ letterCase: LetterCase?) -> Unicode.Scalar {
    guard let letterCase, isLetter(scalar) else { return scalar }
    let mapped: String
    switch letterCase {
    case .upper: mapped = scalar.properties.uppercaseMapping
    case .lower: mapped = scalar.properties.lowercaseMapping
    }
    let scalars = Array(mapped.unicodeScalars)
    return scalars.count == 1 ? scalars[0] : scalar
  }

  /// What becomes of one scalar on the way in; `nil` if it is invisible.
  static func folded(_ scalar: Unicode.Scalar, _ letterCase: LetterCase?) -> Unicode.Scalar? {
    isInvisible(scalar) ? nil : cased(plain(scalar), letterCase)
  }

  static func folded(
    _ scalars: some Sequence<Unicode.Scalar>, _ letterCase: LetterCase?
  ) -> [Unicode.Scalar] {
    scalars.compactMap { folded($0, letterCase) }
  }

  static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

/// One grapheme cluster of a replacement.
struct ReferenceCluster {
  /// As it is taken in.
  var scalars: [Unicode.Scalar]
  /// As it was written, without invisible marks.
  var written: [Unicode.Scalar]
  /// Where it was written, in UTF-16 code units of the replacement.
  var offset: Int

  /// The one scalar of a cluster that is no longer than that.
  var single: Unicode.Scalar? { scalars.count == 1 ? scalars[0] : nil }

  /// Cuts a replacement.
  static func cut(_ replacement: String, _ letterCase: LetterCase?) -> [ReferenceCluster] {
    var kept: [(folded: Unicode.Scalar, written: Unicode.Scalar, offset: Int)] = []
    var offset = 0
    for scalar in replacement.unicodeScalars {
      if let folded = ReferenceText.folded(scalar, letterCase) {
        kept.append((folded, scalar, offset))
      }
      offset += UTF16.width(scalar)
    }
    var clusters: [ReferenceCluster] = []
    var next = 0
    for character in ReferenceText.string(kept.map(\.folded)) {
      let part = kept[next..<(next + character.unicodeScalars.count)]
      clusters.append(
        ReferenceCluster(
          scalars: part.map(\.folded), written: part.map(\.written),
          offset: part.first?.offset ?? 0))
      next += character.unicodeScalars.count
    }
    return clusters
  }
}
