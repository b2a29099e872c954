#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that takes another one's place only when the work is done.
///
/// It is written beside its target, so that the last step is a rename: whoever looks sees the old
/// content or the new one, never a half. Links are followed, permissions and owner are kept. What
/// can't be replaced, such as `/dev/null` or a named pipe, is written directly.
struct ReplacementFile {
  /// Where to write.
  let file: FileDescriptor
  private let target: FilePath
  // The name beside the target; nil if the target itself is written.
  private let temporary: FilePath?

  /// Opens the file that will stand at `path`. ``commit()`` or ``abandon()`` ends it.
  init(at path: FilePath) throws(SystemError) {
    target = try path.followingLinks()
    let old: FileStatus?
    do throws(SystemError) {
      old = try FileStatus(target)
    } catch {
      guard error.code == ENOENT else { throw error }
      old = nil
    }
    if let old {
      // A rename would pass over the old file's protection.
      try target.checkWritable()
      guard old.kind == .regular else {
        file = try .open(target, flags: O_WRONLY)
        temporary = nil
        return
      }
    }
    let folder = target.folder
    (file, temporary) = try RemovalOnSignal.arm { () throws(SystemError) in
      try Self.makeTemporary(in: folder)
    }
    Self.setPermissions(of: file, like: old)
  }

  /// Puts the new content in its place.
  func commit() throws(SystemError) {
    do throws(SystemError) {
      try file.close()
      try temporary?.rename(to: target)
    } catch {
      temporary?.remove()
      RemovalOnSignal.disarm()
      throw error
    }
    RemovalOnSignal.disarm()
  }

  /// Leaves what was there before as it was.
  func abandon() {
    // The content is not wanted, so it does not matter whether it arrived.
    try? file.close()
    temporary?.remove()
    RemovalOnSignal.disarm()
  }

  private static func makeTemporary(
    in folder: FilePath
  ) throws(SystemError) -> (made: FileDescriptor, path: FilePath) {
    var name = folder.bytes + Array(".maskdemo-XXXXXX".utf8) + [0]
    let number = unsafe name.withUnsafeMutableBytes { buffer -> Int32 in
      guard let base = buffer.baseAddress else { return -1 }
      return unsafe mkstemp(base.assumingMemoryBound(to: CChar.self))
    }
    guard number >= 0 else { throw SystemError.last }
    return (FileDescriptor(number: number), FilePath(bytes: name.dropLast()))
  }

  /// The old file's permissions and, where we may, its owner; else what any new file gets.
  private static func setPermissions(of file: FileDescriptor, like old: FileStatus?) {
    guard let old else {
      let mask = umask(0)
      _ = umask(mask)
      _ = fchmod(file.number, 0o666 & ~mask)
      return
    }
    // The owner comes first: a change of owner clears some permission bits.
    _ = fchown(file.number, old.owner, old.group)
    _ = fchmod(file.number, old.permissions)
  }
}
