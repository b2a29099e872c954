/// How much a masks file may hold. A file that has more is refused before memory is spent on it.
package enum MaskFileLimits {
  /// The greatest number of bytes of a file.
  package static let bytes = 16 << 20
  /// How deep objects and arrays may lie in one another.
  package static let depth = 32
  /// The greatest number of masks in a file.
  package static let masks = 10_000
  /// The greatest number of alternatives of a mask.
  package static let alternatives = 256
  /// The greatest number of beginnings of an alternative.
  package static let beginnings = 4096
}
