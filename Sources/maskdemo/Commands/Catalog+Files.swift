import MaskKit
import Masks

extension MaskCatalog {
  /// The library's masks and those of the files that `--masks` names, in order.
  static func loaded(for arguments: ParsedArguments) throws(CommandFailure) -> MaskCatalog {
    var catalog = MaskCatalog.builtIn
    for argument in arguments.values["masks"] ?? [] {
      let (bytes, name) = try InputFile.masksFile(argument)
      do throws(MaskFileError) {
        try catalog.load(bytes, file: name)
      } catch {
        throw .failed(.data, [error.description])
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
    let near = NearSpelling.nearest(to: id, in: masks.map(\.id))
    let hint = near.map { ". Did you mean '\($0)'?" } ?? "; 'maskdemo list' shows all"
    throw .usage(UsageError(message: "Unknown mask '\(id)'\(hint)", command: command))
  }
}

extension NamedMask {
  /// The mask that `--mask` names, or the default one. The library's own is compiled alone: there
  /// are hundreds beside it.
  static func chosen(by arguments: ParsedArguments) throws(CommandFailure) -> NamedMask {
    if !arguments.has("masks"),
      let mask = MaskCatalog.builtInMask(arguments.value("mask")?.text)
    {
      return mask
    }
    return try MaskCatalog.loaded(for: arguments).chosen(by: arguments)
  }
}

extension InputFile {
  /// The content of a masks file, and what reports call it.
  static func masksFile(
    _ argument: Argument
  ) throws(CommandFailure) -> (bytes: [UInt8], name: String) {
    let input = try open(argument)
    defer { try? input.file.close() }
    // One byte more than a masks file may have, so that the reader sees that it is too long.
    return (try input.contents(limit: MaskFileLimits.bytes + 1), input.name)
  }
}
