import CSQLite

/// The name of a file as SQLite reads it where URIs are allowed: some builds always allow them, so that a plain path
/// could be taken for one.
struct SQLiteURI {
  let text: String

  /// What makes the name that of a file on a connection whose main database is in memory.
  static var inFileSystem: [String] {
    guard let name = sqlite3_vfs_find(nil)?.pointee.zName else { return [] }
    return ["vfs=\(String(cString: name))"]
  }

  /// - Parameters:
  ///   - path: The path, without a NUL.
  ///   - parameters: What else SQLite is told, such as `mode=ro`.
  init(of path: String, _ parameters: [String] = []) {
    var text = path.utf8.first == UInt8(ascii: "/") ? "file://" : "file:"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    self.text = parameters.isEmpty ? text : text + "?" + parameters.joined(separator: "&")
  }
}
