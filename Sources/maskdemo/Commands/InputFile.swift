/// A file that a command reads.
struct InputFile {
  /// The open file.
  let file: FileDescriptor
  /// What reports call it.
  let name: String
  /// How many bytes it holds, if that can be known.
  let size: Int?

  /// Standard input.
  static var standardInput: InputFile {
    InputFile(file: .standardInput, name: "<stdin>", size: size(of: .standardInput))
  }

  /// The file with this name; standard input for `-` and without one.
  static func open(_ argument: Argument?) throws(CommandFailure) -> InputFile {
    guard let argument else { return standardInput }
    let path = FilePath(bytes: argument.bytes)
    if path.isStandardStream { return standardInput }
    do throws(SystemError) {
      let file = try FileDescriptor.open(forReading: path)
      // A folder can be opened, but not read.
      if try FileStatus(file).kind == .directory { throw .isDirectory }
      return InputFile(file: file, name: path.text, size: size(of: file))
    } catch {
      throw .error(.noInput, "Can't open '\(path.text)': \(error.message)")
    }
  }

  /// The error for a read that failed.
  func failure(_ error: SystemError) -> CommandFailure {
    // Standard input may be a folder, or closed: then there is no input, rather than a broken one.
    let isMissing = error == .isDirectory || error == .notOpen
    return .error(
      isMissing ? .noInput : .inputOutput, "Can't read '\(name)': \(error.message)")
  }

  /// The whole content, which may be at most `limit` bytes long; what is longer is cut there.
  func contents(limit: Int) throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemError) {
      while bytes.count < limit {
        let count = try file.read(into: &chunk)
        if count == 0 { break }
        bytes += chunk.prefix(min(count, limit - bytes.count))
      }
    } catch {
      throw failure(error)
    }
    return bytes
  }

  private static func size(of file: FileDescriptor) -> Int? {
    guard let status = try? FileStatus(file), status.kind == .regular else { return nil }
    return status.size
  }
}
