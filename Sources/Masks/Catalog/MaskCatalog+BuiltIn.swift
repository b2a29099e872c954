import MasksJSON

extension MaskCatalog {
  /// The library's own catalogue, `Masks.json`, decoded on first use.
  ///
  /// The file is a part of the library and is checked whenever the library is built and tested.
  public static let builtIn: MaskCatalog = {
    var catalog = MaskCatalog()
    // A copy with an error in it would be an empty catalogue, not a crash in someone's app.
    try? catalog.load(builtInBytes, file: "Masks.json")
    return catalog
  }()

  /// The bytes of the library's own `Masks.json`.
  package static var builtInBytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: masks_json(), count: masks_json_count))
  }
}
