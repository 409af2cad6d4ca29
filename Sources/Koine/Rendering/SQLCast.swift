/// Which casts mean the same on every engine.
enum SQLCast {
  static func isPortable(from source: SQLType, to target: SQLType) -> Bool {
    switch (source.storage, target.storage) {
    case (.integer, .integer), (.integer, .double), (.double, .integer), (.double, .double),
      (.integer, .text), (.text, .text), (.boolean, .text), (.boolean, .integer), (.boolean, .boolean):
      true
    default: false
    }
  }
}
