/// A mask: how a value is shown in groups, and what every edit does to it.
///
///     let phone = try Mask(groups: "3-4-4")
///     phone.format("13800138000")             // "138 0013 8000"
///     phone.value(of: "138 0013 8000")        // "13800138000"
///     phone.isComplete("138 0013")            // false
///
/// A mask is a value, cheap to copy and safe to share between threads.
public struct Mask: Sendable {
  let storage: MaskStorage

  /// Compiles a definition.
  ///
  /// - Throws: ``MaskError`` with everything that is wrong, each with its place.
  public init(_ definition: MaskDefinition) throws(MaskError) {
    storage = try MaskCompiler.compile(definition)
  }

  /// A mask of digits in groups: `try Mask(groups: "3-4-4")`.
  ///
  /// - Throws: ``MaskError`` if the notation is wrong.
  public init(groups: String, separator: String? = nil) throws(MaskError) {
    try self.init(MaskDefinition(groups: groups, separator: separator))
  }

  /// A mask given as it looks: `try Mask(pattern: "+7 (###) ###-##-##")`.
  ///
  /// - Throws: ``MaskError`` if the notation is wrong.
  public init(pattern: String) throws(MaskError) {
    try self.init(MaskDefinition(pattern: pattern))
  }

  /// The definition this mask was made from.
  public var definition: MaskDefinition { storage.definition }

  /// The greatest number of characters that a value can have.
  public var capacity: Int {
    storage.greatestCapacity
  }
}

extension Mask: Hashable {
  /// Two masks are equal if their definitions are, to the letter.
  public static func == (a: Mask, b: Mask) -> Bool {
    a.storage === b.storage
      // Strings are equal where their scalars may differ, and a mask's text shows the scalars.
      || a.definition == b.definition && a.storage.hasSameLiterals(as: b.storage)
  }

  /// Hashes the definition.
  public func hash(into hasher: inout Hasher) { hasher.combine(definition) }
}
