/// Which casts mean the same on every engine.
enum SQLCast {
  static func isPortable(from source: SQLType, to target: SQLType) -> Bool {
    let target = target.storage
    switch source.storage {
    case .integer, .unsigned: return target.isInteger || target == .double || target == .text
    // A `real` cannot be made of a double on every engine.
    case .double: return target.isInteger || target == .double
    case .real: return target.isInteger || target == .double || target == .real
    case .text: return target == .text
    case .boolean: return target.isInteger || target == .text || target == .boolean
    default: return false
    }
  }
}
