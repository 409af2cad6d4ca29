#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of SQLite that opening the database makes: it is removed again if nothing is to be in it.
struct MadeFile {
  private let path: String?

  /// Looks whether the file is there before it is opened.
  init(_ address: DatabaseAddress) {
    var status = stat()
    if case .sqlite(let path) = address.engine, stat(path, &status) != 0 {
      self.path = path
    } else {
      path = nil
    }
  }

  /// Removes the file, unless it was there before.
  func remove() {
    guard let path else { return }
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }
}
