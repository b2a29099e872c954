import MaskKit
import MasksJSON

/// The library's own masks file, `Masks.json`, as it was read on first use.
///
/// A single mask is compiled without all the others: an app that names one mask waits for one. The
/// file is a part of the library and is checked whenever the library is built and tested; a copy
/// with an error in it would be without masks, not a crash in someone's app.
struct BuiltInFile: Sendable {
  /// The one file.
  static let shared = BuiltInFile()

  /// The file, if it is JSON.
  let document: JSONDocument?
  private let checks: NamedChecks

  private init() {
    document = try? JSONDocument(Self.bytes, limits: .maskFile)
    var checks = NamedChecks()
    var reading = Reading()
    if let rules = document?.root[FileKey.checks.rawValue] { checks.read(rules, &reading) }
    self.checks = checks
  }

  /// The bytes of the file.
  static var bytes: [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: masks_json(), count: masks_json_count))
  }

  /// The id of the default mask.
  var defaultID: String? { document?.root[FileKey.default.rawValue]?.string }

  /// The mask with an id.
  func mask(_ id: String) -> NamedMask? {
    guard let masks = document?.root[FileKey.masks.rawValue],
      let object = masks.elements.first(where: {
        $0[MaskKey.id.rawValue]?.isString(id) ?? false
      })
    else { return nil }
    var reading = Reading()
    var reader = MaskReader(checks: checks, needsName: true)
    return reader.read(object, &reading)
  }
}
