@_spi(KoineDriver) import Koine
import KoineSQLiteDialect

/// The type of a Koine column that fits a column of SQLite.
enum SQLiteColumnType {
  /// - Parameters:
  ///   - name: The type as the table declares it, in any case.
  ///   - column: The column's name.
  ///   - checks: The table's checks.
  static func type(named name: String, ofColumn column: String, checks: [TableDefinition.Check]) -> SQLType? {
    let plain = name.split(separator: "(").first.map(String.init)?.uppercased() ?? ""
    let words = plain.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    if words.contains(where: integers.contains) { return integer(column, checks) }
    switch first {
    case "BOOL", "BOOLEAN": return .boolean
    case "DATE": return .date
    case "DATETIME", "TIMESTAMP", "TIMESTAMPTZ": return .timestamp
    case "TIME": return .time
    case "UUID", "GUID", "UNIQUEIDENTIFIER": return .uuid
    case "JSON", "JSONB": return .json
    case "NUMERIC", "DECIMAL", "NUMBER", "MONEY": return .double
    case "STRING": return .text
    default: break
    }
    if ["CHAR", "CLOB", "TEXT"].contains(where: plain.contains) { return .text }
    if plain.contains("BLOB") || first == "BINARY" || first == "VARBINARY" { return .blob }
    if ["REAL", "FLOA", "DOUB"].contains(where: plain.contains) { return .double }
    return nil
  }

  /// Whether a column of the type keeps integers as they are: unless it makes texts or floating-point numbers of them.
  static func keepsIntegers(_ name: String) -> Bool {
    let plain = name.uppercased()
    return plain.contains("INT")
      || !["CHAR", "CLOB", "TEXT", "REAL", "FLOA", "DOUB"].contains(where: plain.contains)
  }

  /// Whether a column of the type makes texts of numbers; `false` if it makes numbers of texts that look like one, and is
  /// declared for numbers alone; `nil` if it may hold either.
  static func keepsTexts(_ name: String) -> Bool? {
    let plain = name.uppercased()
    if plain.contains("INT") { return false }
    if ["CHAR", "CLOB", "TEXT"].contains(where: plain.contains) { return true }
    return ["REAL", "FLOA", "DOUB", "BOOL"].contains(where: plain.contains) ? false : nil
  }

  /// Whether a column of the type makes numbers of texts that look like one.
  static func makesNumbersOfTexts(_ name: String) -> Bool {
    let plain = name.uppercased()
    if plain.contains("INT") { return true }
    return !plain.isEmpty && !["CHAR", "CLOB", "TEXT", "BLOB"].contains(where: plain.contains)
  }

  private static let integers: Set = [
    "INT", "INTEGER", "TINYINT", "SMALLINT", "MEDIUMINT", "BIGINT", "INT2", "INT4", "INT8", "LONG", "SERIAL",
    "BIGSERIAL",
  ]

  /// The type that a check of Koine's says, or else 64 bits. Koine gives the check of a range a name of its own.
  private static func integer(_ column: String, _ checks: [TableDefinition.Check]) -> SQLType {
    guard !checks.isEmpty else { return .bigInteger }
    let name = DefinitionText.name(column)
    // One with a name is somebody else's.
    if checks.contains(where: { $0.name == nil && $0.text == "\(name) IN (0, 1)" }) { return .boolean }
    guard let check = checks.first(where: { $0.name.flatMap(SQLRangeCheck.column) == column }),
      let range = SQLRangeCheck.range(ofCheck: check.text, on: column)
    else { return .bigInteger }
    return SQLType.integers.first { $0.integerRange == range } ?? .bigInteger
  }
}
