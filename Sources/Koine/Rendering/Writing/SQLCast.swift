/// Which casts mean the same on every engine.
enum SQLCast {
  /// A text of a `Double`, and back, is missing: engines differ in the digits they print, and in the last bit
  /// of what they read. So are a text of bytes, which need not be UTF-8, and a `real` made of a double.
  static func isPortable(from source: SQLType, to target: SQLType) -> Bool {
    let target = target.storage
    switch source.storage {
    case .decimal: return target.scale != nil || target.isInteger || target == .double || target == .text
    case .integer, .unsigned:
      return target.scale != nil || target.isInteger || target == .double || target == .text
        || target == .boolean
    case .double: return target.isInteger || target == .double || target.scale != nil
    case .real: return target.isInteger || target == .double || target == .real || target.scale != nil
    case .boolean: return target.isInteger || target == .double || target == .text || target == .boolean
    case .text:
      return target.isInteger || target == .text || target == .boolean || target == .blob || target == .uuid
        || target == .timestamp || target == .date || target == .time || target.scale != nil
    case .blob: return target == .blob
    case .uuid: return target == .uuid || target == .text
    case .date: return target == .date || target == .text
    case .time: return target == .time || target == .text
    case .timestamp: return target == .timestamp || target == .text
    case .json, .opaque, .named, .unknown: return false
    }
  }
}
