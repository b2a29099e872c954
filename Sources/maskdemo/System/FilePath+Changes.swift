#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FilePath {
  /// Whether this user may write to the file.
  func checkWritable() throws(SystemError) {
    guard unsafe withCString({ unsafe access($0, W_OK) }) == 0 else { throw SystemError.last }
  }

  /// Gives the file another name. What had that name before is gone.
  func rename(to other: FilePath) throws(SystemError) {
    let result = unsafe withCString { from in
      unsafe other.withCString { to in unsafe rename_(from, to) }
    }
    guard result == 0 else { throw SystemError.last }
  }

  /// Removes the file, if it is there.
  func remove() {
    _ = unsafe withCString { unsafe unlink($0) }
  }

  /// What a symbolic link holds.
  func linkContent() throws(SystemError) -> FilePath {
    var content = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe content.withUnsafeMutableBytes { buffer -> Int in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe withCString { name in
        unsafe readlink(name, base.assumingMemoryBound(to: CChar.self), buffer.count)
      }
    }
    guard count >= 0 else { throw SystemError.last }
    return FilePath(bytes: Array(content.prefix(count)))
  }

  /// The file that a chain of symbolic links leads to, whether it exists or not.
  func followingLinks() throws(SystemError) -> FilePath {
    var path = self
    // As many links as Linux itself follows.
    for _ in 0..<40 {
      guard let status = try? FileStatus(path), status.kind == .symbolicLink else { return path }
      path = path.sibling(try path.linkContent())
    }
    throw SystemError(code: ELOOP)
  }
}

// The member above would hide the C function of the same name.
private func rename_(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
  unsafe rename(from, to)
}
