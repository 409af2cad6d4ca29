@_spi(KoineDriver) import Koine
import KoineSQLiteDialect

/// What only the text of a CREATE TABLE statement says.
enum TableText {
  /// The names of a table's foreign keys in the order of their declaration, `nil` for one without a name.
  static func foreignKeyNames(in sql: String) -> [String?] {
    var names: [String?] = []
    var pending: String?
    var isName = false
    var tokens = SQLTokens(sql, SQLiteDialect.sqlite.spelling.lexicalRules)
    while let token = tokens.next() {
      if isName {
        pending = tokens.text
        isName = false
        continue
      }
      guard case .word(let word) = token else { continue }
      switch word {
      case "CONSTRAINT": isName = true
      case "REFERENCES":
        names.append(pending)
        pending = nil
      // The constraint that had the name was another one.
      case "PRIMARY", "UNIQUE", "CHECK", "NOT", "NULL", "DEFAULT", "COLLATE", "GENERATED", "AS": pending = nil
      default: break
      }
    }
    return names
  }
}
