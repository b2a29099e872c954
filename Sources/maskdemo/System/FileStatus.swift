#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the file system says about a file.
struct FileStatus {
  /// What kind of file it is, as far as it matters here.
  enum Kind {
    case regular, directory, symbolicLink, other
  }

  /// The kind.
  let kind: Kind
  /// The size in bytes, of a regular file.
  let size: Int
  /// Who may do what: the twelve permission bits.
  let permissions: mode_t
  /// The owner.
  let owner: uid_t
  /// The owning group.
  let group: gid_t

  /// The status of an open file.
  init(_ file: FileDescriptor) throws(SystemError) {
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0 else { throw SystemError.last }
    self.init(status)
  }

  /// The status of a name; of the link itself, if it is a symbolic link.
  init(_ path: FilePath) throws(SystemError) {
    var status = stat()
    guard unsafe path.withCString({ unsafe lstat($0, &status) }) == 0 else {
      throw SystemError.last
    }
    self.init(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }
}
