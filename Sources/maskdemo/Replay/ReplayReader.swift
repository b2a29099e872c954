import MaskKit
import Masks

/// A value in a line of a replay, with the path that an error names.
struct ReplayReader {
  /// The value.
  let value: JSONValue
  /// Where it is in the line: `steps[2].range`.
  let path: String
  /// Where masks are looked up.
  let catalog: MaskCatalog

  /// The member with a key, if there is one.
  func optional(_ key: String) -> ReplayReader? {
    guard let member = value[key] else { return nil }
    return ReplayReader(value: member, path: extended(by: key), catalog: catalog)
  }

  /// The member with a key.
  func required(_ key: String) throws(ReplayError) -> ReplayReader {
    guard let member = optional(key) else {
      throw .content(path: path, "the key '\(key)' is missing")
    }
    return member
  }

  /// The elements of an array.
  func elements() throws(ReplayError) -> [ReplayReader] {
    guard value.kind == .array else { throw expected("an array") }
    return value.elements.enumerated().map { index, element in
      ReplayReader(value: element, path: "\(path)[\(index)]", catalog: catalog)
    }
  }

  /// A string.
  func string() throws(ReplayError) -> String {
    guard let string = value.string else { throw expected("a string") }
    return string
  }

  /// A range: two whole numbers.
  func range() throws(ReplayError) -> TextRange {
    let ends = value.elements.map(\.integer)
    guard ends.count == 2, let start = ends[0], let end = ends[1] else {
      throw .content(path: path, "expected two whole numbers, such as [0,3]")
    }
    return TextRange(start, end)
  }

  /// A mask: an id, or an object as in a masks file.
  func mask() throws(ReplayError) -> Mask {
    switch value.kind {
    case .string:
      let id = try string()
      do throws(UnknownMask) {
        return try catalog.mask(id)
      } catch {
        throw .content(path: path, error.description)
      }
    case .object:
      do throws(MaskFileError) {
        return try Mask(value, file: "line", catalog: catalog)
      } catch {
        throw .content(path: path, Self.summary(of: error))
      }
    default:
      throw expected("an id or a mask object")
    }
  }

  /// All errors in one line: an answer is a line, and the line it answers is at hand.
  private static func summary(of error: MaskFileError) -> String {
    error.diagnostics.filter { $0.severity == .error }
      .map { "\($0.path.isEmpty ? "" : "\($0.path): ")\($0.message) [\($0.code)]" }
      .joined(separator: "; ")
  }

  private func expected(_ what: String) -> ReplayError {
    .content(path: path, "expected \(what), found \(value.kind.article)")
  }

  private func extended(by key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}

extension JSONValue.Kind {
  /// The kind in a sentence: `an object`.
  var article: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}
