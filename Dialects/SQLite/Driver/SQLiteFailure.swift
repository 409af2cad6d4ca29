import CSQLite
import Koine

/// What SQLite said about a call that failed, read before the next call overwrites it.
struct SQLiteFailure: Error {
  /// The extended result code.
  var code: Int32
  var message: String
  /// Where in the statement's text SQLite stopped, in bytes.
  var position: Int?

  init(code: Int32, message: String, position: Int? = nil) {
    self.code = code
    self.message = message
    self.position = position
  }

  init(code: Int32, of connection: OpaquePointer?) {
    self.code = code
    message = String(cString: sqlite3_errmsg(connection))
    let offset = sqlite3_error_offset(connection)
    position = offset < 0 ? nil : Int(offset)
  }

  var primaryCode: Int32 { code & 0xFF }

  /// Whether the same step may succeed when the lock of another connection is gone.
  var isLock: Bool { primaryCode == SQLITE_BUSY && code != Self.busySnapshot }

  /// SQLITE_BUSY_SNAPSHOT, a macro that Swift does not import.
  private static let busySnapshot = SQLITE_BUSY | 2 << 8

  /// The portable error. Its message quotes names, never values.
  func error(sql: String?) -> DatabaseError {
    let meaning = self.meaning
    return DatabaseError(
      meaning.code, meaning.message, engineCode: String(code), engineMessage: message, sql: sql,
      position: position, table: meaning.table, columns: meaning.columns, constraint: meaning.constraint)
  }

  fileprivate struct Meaning {
    var code: DatabaseError.Code
    var message: String
    var table: String?
    var columns: [String] = []
    var constraint: String?

    init(_ code: DatabaseError.Code, _ message: String) {
      self.code = code
      self.message = message
    }
  }

  private var meaning: Meaning {
    switch primaryCode {
    case SQLITE_CONSTRAINT: constraintMeaning
    case SQLITE_ERROR: statementMeaning
    case SQLITE_BUSY:
      Meaning(
        .busy,
        code == Self.busySnapshot
          ? "Another connection has written since this transaction began to read; begin it again."
          : "The database is locked by another connection.")
    case SQLITE_LOCKED: Meaning(.busy, "A table is in use by another statement.")
    case SQLITE_INTERRUPT: Meaning(.cancelled, "The statement was interrupted.")
    case SQLITE_READONLY: Meaning(.readOnly, "The database, or this transaction, may only be read.")
    case SQLITE_FULL: Meaning(.outOfSpace, "The disk or the database is full.")
    case SQLITE_CORRUPT: Meaning(.corrupt, "The database file is damaged.")
    case SQLITE_NOTADB: Meaning(.corrupt, "The file is not an SQLite database.")
    case SQLITE_CANTOPEN: Meaning(.cannotConnect, "The database file cannot be opened.")
    case SQLITE_PERM, SQLITE_AUTH: Meaning(.permissionDenied, "The operation is not permitted.")
    case SQLITE_MISMATCH: Meaning(.invalidValue, "A value has the wrong type for its place.")
    case SQLITE_TOOBIG: Meaning(.invalidValue, "A text or blob is larger than SQLite allows.")
    case SQLITE_MISUSE, SQLITE_RANGE: Meaning(.misuse, "SQLite was called in a way that it refuses.")
    case SQLITE_IOERR: Meaning(.other, "Reading or writing the database file failed.")
    case SQLITE_NOMEM: Meaning(.other, "Memory ran out.")
    case SQLITE_ABORT: Meaning(.other, "The statement was ended by a rollback.")
    default: Meaning(.other, "SQLite reports an error.")
    }
  }

  private var constraintMeaning: Meaning {
    switch code >> 8 {
    // UNIQUE, PRIMARYKEY, ROWID
    case 8, 6, 10:
      var meaning = Meaning(.uniqueViolation, "A row with the same key exists already.")
      if let list = detail(after: "UNIQUE constraint failed: ") {
        if let index = list.dropping(prefix: "index '"), index.hasSuffix("'") {
          meaning.constraint = String(index.dropLast())
        } else {
          meaning.take(columns: list)
        }
      }
      return meaning
    // NOTNULL
    case 5:
      var meaning = Meaning(.notNullViolation, "A column that must have a value got none.")
      if let column = detail(after: "NOT NULL constraint failed: ") { meaning.take(columns: column) }
      return meaning
    // CHECK
    case 1:
      var meaning = Meaning(.checkViolation, "A row does not satisfy a check constraint.")
      meaning.constraint = detail(after: "CHECK constraint failed: ").map(String.init)
      if let column = meaning.constraint.flatMap(SQLRangeCheck.column) {
        meaning.code = .invalidValue
        meaning.message = SQLRangeCheck.message
        meaning.columns = [column]
      }
      return meaning
    // FOREIGNKEY
    case 3:
      return Meaning(
        .foreignKeyViolation, "A row refers to one that does not exist, or is still referred to.")
    // TRIGGER
    case 7:
      return Meaning(.checkViolation, "A trigger of the database refused the change.")
    // DATATYPE, of STRICT tables: cannot store TEXT value in INTEGER column t.a
    case 12:
      var meaning = Meaning(.invalidValue, "A value has the wrong type for its column.")
      if let range = message.firstRange(of: " column ") {
        meaning.take(columns: message[range.upperBound...])
      }
      return meaning
    default:
      return Meaning(.other, "A constraint of the database was violated.")
    }
  }

  /// The errors that share SQLite's code 1 differ by their text alone.
  private var statementMeaning: Meaning {
    if let table = detail(after: "no such table: ") {
      var meaning = Meaning(.undefinedTable, "There is no table \(table).")
      meaning.table = String(table)
      return meaning
    }
    if let column = detail(after: "no such column: ") {
      var meaning = Meaning(.undefinedColumn, "There is no column \(column).")
      meaning.take(columns: column)
      return meaning
    }
    let separator = " has no column named "
    if let rest = detail(after: "table "), let range = rest.firstRange(of: separator) {
      var meaning = Meaning(
        .undefinedColumn, "There is no column \(rest[range.upperBound...]) in \(rest[..<range.lowerBound]).")
      meaning.table = String(rest[..<range.lowerBound])
      meaning.columns = [String(rest[range.upperBound...])]
      return meaning
    }
    if message == "too many SQL variables" || message.hasPrefix("variable number must be between") {
      return Meaning(.tooManyValues, "The statement has more parameters than SQLite takes.")
    }
    if message == "integer overflow" {
      return Meaning(.invalidValue, "The result of the operation is no 64-bit integer.")
    }
    if message.hasSuffix("syntax error") || message == "incomplete input"
      || message.hasPrefix("unrecognized token")
    {
      return Meaning(.syntax, "The statement is not valid SQL.")
    }
    if message.hasSuffix(" already exists") {
      // Table, index or view and a name, such as "table t already exists".
      return Meaning(.alreadyExists, "The \(message).")
    }
    if message == "parser stack overflow" || message.hasPrefix("Expression tree is too large") {
      return Meaning(.tooManyValues, "The statement is nested deeper than SQLite takes.")
    }
    return Meaning(.other, "SQLite refuses the statement.")
  }

  private func detail(after prefix: String) -> Substring? {
    message[...].dropping(prefix: prefix)
  }
}

extension SQLiteFailure.Meaning {
  /// Reads `t.a, t.b`.
  fileprivate mutating func take(columns list: Substring) {
    for name in list.split(separator: ", ") {
      guard let dot = name.firstIndex(of: ".") else {
        columns.append(String(name))
        continue
      }
      table = String(name[..<dot])
      columns.append(String(name[name.index(after: dot)...]))
    }
  }
}

extension Substring {
  fileprivate func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }

  fileprivate func firstRange(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }
}

extension String {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    self[...].firstRange(of: text)
  }
}
