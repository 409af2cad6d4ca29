/// Which casts mean the same on every engine.
enum SQLCast {
  /// A text of a `Double`, and back, is missing: engines differ in the digits they print, and in the last bit
  /// of what they read. So is a text of bytes, which may be no UTF-8.
  static func isPortable(from source: SQLType, to target: SQLType) -> Bool {
    switch (source.storage, target.storage) {
    case (.integer, .integer), (.integer, .double), (.integer, .text), (.integer, .boolean),
      (.double, .integer), (.double, .double),
      (.boolean, .text), (.boolean, .integer), (.boolean, .double), (.boolean, .boolean),
      (.text, .text), (.text, .integer), (.text, .boolean), (.text, .blob), (.text, .uuid),
      (.blob, .blob), (.uuid, .uuid), (.uuid, .text), (.timestamp, .timestamp), (.timestamp, .text):
      true
    default: false
    }
  }
}
