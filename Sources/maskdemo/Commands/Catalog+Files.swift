import MaskKit
import Masks

extension MaskCatalog {
  /// The library's masks and those of the files that `--masks` names, in order.
  static func loaded(for arguments: ParsedArguments) throws(CommandFailure) -> MaskCatalog {
    var catalog = MaskCatalog.builtIn
    for argument in arguments.values["masks"] ?? [] {
      let input = try InputFile.open(argument)
      defer { try? input.file.close() }
      // One byte more than a masks file may have, so that the reader sees that it is too long.
      let bytes = try input.contents(limit: maskFileLimit + 1)
      do throws(MaskFileError) {
        try catalog.load(bytes, file: input.name)
      } catch {
        throw .failed(.data, DiagnosticReport.lines(error.diagnostics, source: bytes))
      }
    }
    return catalog
  }

  /// The mask that `--mask` names, or the default one.
  func chosen(by arguments: ParsedArguments) throws(CommandFailure) -> NamedMask {
    guard let argument = arguments.value("mask") else {
      guard let defaultID, let mask = self[defaultID] else {
        throw .error(.usage, "There is no default mask; name one with '--mask <id>'")
      }
      return mask
    }
    return try named(argument.text, for: arguments.command)
  }

  /// The mask with an id, or an error that names a near one.
  func named(_ id: String, for command: CommandSpec) throws(CommandFailure) -> NamedMask {
    if let mask = self[id] { return mask }
    let near = nearSpelling(of: id, among: masks.map(\.id))
    let hint = near.map { ". Did you mean '\($0)'?" } ?? "; 'maskdemo list' shows all"
    throw .usage(UsageError(message: "Unknown mask '\(id)'\(hint)", command: command))
  }
}

/// How long a masks file may be, in bytes.
let maskFileLimit = 16 << 20
