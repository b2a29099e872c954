public import MaskKit

/// A masks file, or a mask, with errors.
public struct MaskFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in the order of the file; warnings too.
  public let diagnostics: [MaskDiagnostic]

  /// All diagnostics as a compiler prints them.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension MaskCatalog {
  /// Looks for everything that is wrong or doubtful in a masks file.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, UTF-8.
  ///   - file: the name for diagnostics.
  /// - Returns: what loading the file would say, examples that are not what their mask gives, and
  ///   masks without an example, in the order of the file.
  public static func lint(_ bytes: [UInt8], file: String) -> [MaskDiagnostic] {
    do {
      let document = try JSONDocument(bytes, limits: .maskFile)
      var content = MaskFileReader.read(document)
      content.lint()
      return MaskDiagnostic.all(content.reading.findings.sorted(), file: file, text: bytes)
    } catch {
      return MaskDiagnostic.all([Finding(error)], file: file, text: bytes)
    }
  }
}

extension Mask {
  /// Reads one mask object, as it stands in a masks file; `id` and `title` may be left out.
  ///
  /// - Parameters:
  ///   - json: the object, UTF-8.
  ///   - file: the name for diagnostics.
  ///   - catalog: where a `check` is looked up by name.
  /// - Throws: ``MaskFileError``, which holds every diagnostic.
  public init(
    json: [UInt8], file: String = "mask", catalog: MaskCatalog = .builtIn
  ) throws(MaskFileError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(json, limits: .maskFile)
    } catch {
      throw MaskFileError(
        diagnostics: MaskDiagnostic.all([Finding(error)], file: file, text: json))
    }
    try self.init(document.root, file: file, catalog: catalog)
  }

  /// Reads a mask object that is a part of a larger text. Lines and columns are those of the text;
  /// paths begin at the object.
  package init(
    _ value: JSONValue, file: String, catalog: MaskCatalog = .builtIn
  ) throws(MaskFileError) {
    var reading = Reading()
    var reader = MaskReader(checks: catalog.checks, needsName: false)
    guard let named = reader.read(value, &reading) else {
      throw MaskFileError(
        diagnostics: MaskDiagnostic.all(
          reading.findings.sorted(), file: file, text: value.document.bytes))
    }
    self = named.mask
  }
}

extension MaskFileContent {
  /// Reads a file that has to be without errors.
  static func loaded(_ bytes: [UInt8], file: String) throws(MaskFileError) -> MaskFileContent {
    let findings: [Finding]
    do {
      let document = try JSONDocument(bytes, limits: .maskFile)
      let content = MaskFileReader.read(document)
      if content.reading.findings.errorCount == 0 { return content }
      findings = content.reading.findings.sorted()
    } catch {
      findings = [Finding(error)]
    }
    throw MaskFileError(
      diagnostics: MaskDiagnostic.all(findings, file: file, text: bytes))
  }
}

extension JSONLimits {
  /// The limits of a masks file.
  static let maskFile = JSONLimits(size: MaskFileLimits.bytes, depth: MaskFileLimits.depth)
}

extension Finding {
  /// What ended the reading of a text.
  init(_ error: JSONSyntaxError) {
    self.init(range: error.range, code: error.kind.rawValue, path: "", message: error.message)
  }
}
