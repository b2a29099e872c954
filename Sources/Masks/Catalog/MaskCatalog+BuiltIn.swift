extension MaskCatalog {
  /// The library's own catalogue, `Masks.json`, with every mask compiled on first use.
  ///
  /// ``Mask``'s static members, as ``Mask/chinaMobile``, are there sooner: each compiles its own
  /// mask alone.
  public static let builtIn: MaskCatalog = {
    var catalog = MaskCatalog()
    if let document = BuiltInFile.shared.document {
      catalog.add(MaskFileReader.read(document))
    }
    return catalog
  }()

  /// The mask of ``builtIn`` with an id, or its default one, without compiling the others.
  package static func builtInMask(_ id: String?) -> NamedMask? {
    (id ?? BuiltInFile.shared.defaultID).flatMap { BuiltInFile.shared.mask($0) }
  }

  /// The bytes of the library's own `Masks.json`.
  package static var builtInBytes: [UInt8] { BuiltInFile.bytes }
}
