public import MaskKit

/// The masks that a program has: the library's own, and those of any number of files.
///
/// A catalogue is a value: loading a file changes this copy and no other.
///
///     var catalog = MaskCatalog.builtIn
///     try catalog.load(bytes, file: "shop.json")
///     try catalog.mask("shop.voucher").format("ab12cd34")
public struct MaskCatalog: Sendable {
  /// The masks in the order in which they were loaded; a later file's id replaces an earlier one's.
  public private(set) var masks: [NamedMask] = []
  /// The id of the default mask: the one that the file loaded last names.
  public private(set) var defaultID: String?
  /// The check rules that masks can name.
  private(set) var checks = NamedChecks()
  /// The place of each id in ``masks``.
  private var places: [String: Int] = [:]

  /// A catalogue without masks.
  public init() {}

  /// Adds the masks of a file. All or nothing: with an error in it, no mask is taken, and the masks
  /// that were there stay as they are.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, UTF-8.
  ///   - file: the name for diagnostics.
  /// - Throws: ``MaskFileError``, which holds every diagnostic.
  public mutating func load(_ bytes: [UInt8], file: String) throws(MaskFileError) {
    add(try MaskFileContent.loaded(bytes, file: file))
  }

  /// Adds what was read of a file.
  mutating func add(_ content: MaskFileContent) {
    masks.reserveCapacity(masks.count + content.masks.count)
    for (mask, _, _) in content.masks {
      if let place = places[mask.id] {
        masks[place] = mask
      } else {
        places[mask.id] = masks.count
        masks.append(mask)
      }
    }
    defaultID = content.defaultID ?? defaultID
    checks.add(content.checks)
  }

  /// The mask with an id.
  public subscript(id: String) -> NamedMask? { places[id].map { masks[$0] } }

  /// The mask with an id, or an error that names a near one.
  public func mask(_ id: String) throws(UnknownMask) -> Mask {
    guard let found = self[id] else {
      throw UnknownMask(
        id: id, suggestion: NearSpelling.nearest(to: id, in: masks.lazy.map(\.id)))
    }
    return found.mask
  }
}

/// No mask has this id.
public struct UnknownMask: Error, Sendable, Hashable, CustomStringConvertible {
  /// The id that was asked for.
  public let id: String
  /// An id that is near.
  public let suggestion: String?

  /// The sentence for a person.
  public var description: String {
    "no mask has the id \(Quoted.text(id))"
      + (suggestion.map { "; did you mean \(Quoted.text($0))?" } ?? "")
  }
}
