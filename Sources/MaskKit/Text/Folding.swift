/// What happens to a character on the way in: invisible marks go, decimal digits of every script
/// and full-width forms become ASCII, blanks and dashes become plain ones, letters get the mask's
/// case. One scalar in, one or none out.
struct Folding: Sendable, Hashable {
  let letterCase: LetterCase?

  /// The scalar that `scalar` becomes; `nil` for an invisible one.
  @inline(__always)
  func fold(_ scalar: UInt32) -> UInt32? {
    scalar < 0x80 ? foldASCII(scalar) : foldOther(scalar)
  }

  /// ``fold(_:)`` for ASCII.
  @inline(__always)
  func foldASCII(_ scalar: UInt32) -> UInt32? {
    if scalar < 0x20 || scalar == 0x7F { return nil }
    switch letterCase {
    case nil: return scalar
    case .upper: return scalar &- 0x61 < 26 ? scalar &- 0x20 : scalar
    case .lower: return scalar &- 0x41 < 26 ? scalar &+ 0x20 : scalar
    }
  }

  private func foldOther(_ scalar: UInt32) -> UInt32? {
    if Self.isInvisibleByName(scalar) { return nil }
    if 0xFF01...0xFF5E ~= scalar { return foldASCII(scalar - 0xFEE0) }
    guard let unicode = Unicode.Scalar(scalar) else { return nil }
    switch unicode.properties.generalCategory {
    case .format, .control:
      return nil
    case .decimalNumber:
      guard let value = unicode.properties.numericValue, 0...9 ~= value else { return scalar }
      return 0x30 + UInt32(value)
    case .spaceSeparator:
      return Self.isBlank(scalar) ? 0x20 : scalar
    case .dashPunctuation, .mathSymbol:
      return 0x2010...0x2015 ~= scalar || scalar == 0x2212 ? 0x2D : scalar
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return mapCase(unicode)
    default:
      return scalar
    }
  }

  private func mapCase(_ scalar: Unicode.Scalar) -> UInt32 {
    guard let letterCase else { return scalar.value }
    let mapped =
      letterCase == .upper
      ? scalar.properties.uppercaseMapping : scalar.properties.lowercaseMapping
    var scalars = mapped.unicodeScalars.makeIterator()
    guard let only = scalars.next(), scalars.next() == nil else { return scalar.value }
    return only.value
  }

  /// Invisible scalars that general categories Cf and Cc do not cover: variation selectors, the
  /// grapheme joiner and the Hangul fillers.
  private static func isInvisibleByName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
    case 0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0: true
    default: false
    }
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00A0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension Folding {
  /// `string` with every scalar folded and the invisible ones left out.
  func fold(_ string: String) -> String {
    if let folded = string.withBytes({ $0.isASCII ? foldASCII($0) : nil }) { return folded }
    var folded = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      if let value = fold(scalar.value), let scalar = Unicode.Scalar(value) {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  private func foldASCII(_ bytes: ByteView) -> String {
    String(capacity: bytes.count) { out in
      for index in 0..<bytes.count {
        if let scalar = foldASCII(UInt32(bytes[index])) { out.write(scalar: scalar) }
      }
    }
  }
}
