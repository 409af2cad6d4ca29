import CSQLite
@_spi(KoineDriver) import Koine
import KoineSQLiteDialect

extension SQLiteDialect {
  /// The dialect of a library.
  ///
  /// - Parameters:
  ///   - version: As `sqlite3_libversion_number()` tells it.
  ///   - hasOption: Whether the library was built with an option.
  /// - Throws: ``DatabaseError`` with the code `unsupportedVersion` if the library is too old.
  static func of(
    libraryVersion version: Int, hasOption: (String) -> Bool = isBuilt(with:)
  ) throws(DatabaseError) -> SQLiteDialect {
    guard version >= oldestVersion else {
      throw DatabaseError(
        .unsupportedVersion,
        "The SQLite library is version \(text(version)); Koine needs \(text(oldestVersion)) or later.")
    }
    let missing = OptionalPart.allCases.filter { $0.isMissing(hasOption) }
    return SQLiteDialect(version: version, lacking: Set(missing))
  }

  /// Whether the library was built with an option, or has the module that it stands for all the same.
  private static func isBuilt(with option: String) -> Bool {
    if sqlite3_compileoption_used(option) != 0 { return true }
    let module: String
    switch option {
    case "ENABLE_FTS5": module = "fts5"
    case "ENABLE_RTREE": module = "rtree"
    default: return false
    }
    // One that the program registers for every connection.
    var connection: OpaquePointer?
    defer { sqlite3_close_v2(connection) }
    guard sqlite3_open(":memory:", &connection) == SQLITE_OK else { return false }
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let query = "SELECT 1 FROM pragma_module_list WHERE name = '\(module)'"
    guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK else { return false }
    return sqlite3_step(statement) == SQLITE_ROW
  }

  private static func text(_ version: Int) -> String {
    "\(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000)"
  }
}

extension SQLiteDialect.OptionalPart {
  /// Whether a library lacks it, by the options that it was built with.
  fileprivate func isMissing(_ hasOption: (String) -> Bool) -> Bool {
    switch self {
    case .fullText: !hasOption("ENABLE_FTS5") || hasOption("OMIT_VIRTUALTABLE")
    case .boxes: !hasOption("ENABLE_RTREE") || hasOption("OMIT_VIRTUALTABLE")
    case .json: hasOption("OMIT_JSON")
    case .windowFunctions: hasOption("OMIT_WINDOWFUNC")
    case .commonTables: hasOption("OMIT_CTE")
    }
  }
}
