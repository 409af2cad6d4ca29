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

  /// Removes the file, unless it was there before, or another program has put something into it.
  func remove() {
    guard let path, Self.isEmpty(path) else { return }
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Whether a database without a table is at a path: the first page of its file has no cell, and no other program has
  /// written what is not in the file yet.
  private static func isEmpty(_ path: String) -> Bool {
    var status = stat()
    if stat(path + "-wal", &status) == 0, status.st_size > 0 { return false }
    guard let file = fopen(path, "rb") else { return false }
    defer { fclose(file) }
    var page = [UInt8](repeating: 0, count: 105)
    let count = fread(&page, 1, page.count, file)
    // Behind the header of the file: the kind of the page, a leaf of a table, and the number of its cells.
    return count == 0 || count == page.count && page[100] == 13 && page[103] == 0 && page[104] == 0
  }
}
