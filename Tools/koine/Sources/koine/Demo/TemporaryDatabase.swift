#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of SQLite in a folder of its own, which is removed in the end.
struct TemporaryDatabase {
  private let folder: String
  var path: String { "\(folder)/demo.db" }

  /// - Throws: ``Mistake`` if the system refuses.
  init() throws(Mistake) {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/koine-demo-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Mistake("No folder can be made: \(String(cString: strerror(errno)))").about(place)
    }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func remove() {
    for end in ["", "-wal", "-shm", "-journal"] { unlink(path + end) }
    rmdir(folder)
  }
}
