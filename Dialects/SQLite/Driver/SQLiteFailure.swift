import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// What SQLite said about a call that failed, read before the next call overwrites it.
struct SQLiteFailure: Error {
  /// The extended result code.
  var code: Int32
  var message: String
  /// Where in the statement's text SQLite stopped, in bytes.
  var position: Int?
  /// Whether SQLite was compiling the statement, not running it.
  var isCompiling: Bool
  /// Whether the disk, a quota or a limit of the process leaves no room. SQLite has a code of its own only for the first.
  private var lacksRoom = false
  /// How long a lock was waited for in vain, in nanoseconds: the busy timeout. `nil` if the wait did not end so, or there was
  /// none.
  var endedWait: UInt64?

  init(code: Int32, message: String) {
    self.code = code
    self.message = message
    isCompiling = false
  }

  /// A failure that is not the connection's last, as that of a backup's target.
  init(code: Int32, message: String, whileWriting connection: OpaquePointer) {
    self.init(code: code, message: message)
    if Self.failuresToWrite.contains(code) { lacksRoom = koine_sqlite_lacks_room(connection) != 0 }
  }

  init(code: Int32, of connection: OpaquePointer?, isCompiling: Bool = false) {
    self.isCompiling = isCompiling
    message = String(cString: sqlite3_errmsg(connection))
    // A table such as that of a pragma runs a statement of its own, and tells its message alone.
    self.code = code == SQLITE_ERROR && message == "interrupted" ? SQLITE_INTERRUPT : code
    let offset = sqlite3_error_offset(connection)
    position = offset < 0 ? nil : Int(offset)
    if Self.failuresToWrite.contains(code) { lacksRoom = koine_sqlite_lacks_room(connection) != 0 }
  }

  var primaryCode: Int32 { code & 0xFF }

  /// Whether the same step may succeed when the lock of another connection is gone.
  var isLock: Bool { primaryCode == SQLITE_BUSY && code != Self.busySnapshot }

  var isForeignKey: Bool { primaryCode == SQLITE_CONSTRAINT && (code >> 8 == 3 || isRestriction) }

  /// Whether a row is referred to by a foreign key that says RESTRICT: SQLite reports it as the error of a trigger.
  var isRestriction: Bool { code == SQLITE_CONSTRAINT | 7 << 8 && message == "FOREIGN KEY constraint failed" }

  /// SQLITE_BUSY_SNAPSHOT, a macro that Swift does not import.
  private static let busySnapshot = SQLITE_BUSY | 2 << 8

  /// SQLITE_READONLY_ROLLBACK, another one: a rollback journal of a process that was killed.
  static let readOnlyRollback = SQLITE_READONLY | 3 << 8

  /// SQLITE_IOERR_WRITE, SQLITE_IOERR_FSYNC, SQLITE_IOERR_TRUNCATE and SQLITE_IOERR_SHMSIZE, which are macros, too.
  private static let failuresToWrite: Set<Int32> = Set([3, 4, 6, 19].map { SQLITE_IOERR | $0 << 8 })

  /// SQLITE_IOERR_NOMEM
  private var lacksMemory: Bool { code == SQLITE_IOERR | 12 << 8 }

  /// The portable error.
  func error(sql: String?) -> DatabaseError {
    let meaning = meaning(in: sql)
    return DatabaseError(
      meaning.code, meaning.message, engineCode: String(code), engineMessage: message, engineWords: words,
      sql: sql, position: position, table: meaning.table, columns: meaning.columns,
      constraint: meaning.constraint)
  }

  /// What the text of the statement tells besides.
  private func meaning(in sql: String?) -> Meaning {
    var meaning = meaning
    guard primaryCode == SQLITE_ERROR, isCompiling, let sql else { return meaning }
    let rules = SQLiteDialect.sqlite.spelling.lexicalRules
    if message.hasPrefix("ON CONFLICT clause does not match any PRIMARY KEY or UNIQUE constraint") {
      let target = StatementTarget(upsert: sql, rules)
      meaning = Meaning(.unmatchedConflict(table: target?.table, columns: target?.columns ?? []))
      meaning.table = target?.table
      meaning.columns = target?.columns ?? []
    } else if let name = detail(after: "no such column: ").map(String.init),
      sql.firstRange(of: name.quoted(with: "\"")) != nil,
      let target = StatementTarget(change: sql, rules)
    {
      // Columns behind SET have no table before them, but may have a dot in their names.
      meaning = Meaning(.undefinedColumn("\(target.table).\(name)"))
      meaning.table = target.table
      meaning.columns = [name]
    }
    return meaning
  }

  /// What SQLite said, if it holds no value.
  ///
  /// While SQLite compiles a statement, its messages quote the statement's text. While the statement runs, they may
  /// quote what it reads: a full-text pattern, a JSON path, what a trigger raises. The other codes have messages
  /// of their own.
  private var words: String? {
    switch primaryCode {
    case SQLITE_CONSTRAINT: code >> 8 == Self.dataType ? message.replacing(Self.newTable, with: "") : nil
    case SQLITE_ERROR: isCompiling || isOfDefinition || Self.fixedMessages.contains(message) ? message : nil
    default: message
    }
  }

  /// Whether the message is about a definition that SQLite looks at while the statement runs. It quotes texts of the
  /// schema: `error in view open after rename: no such column: titel`.
  private var isOfDefinition: Bool {
    Self.beginningsOfDefinitions.contains { message.hasPrefix($0) }
  }

  private static let beginningsOfDefinitions = [
    "error in table ", "error in view ", "error in index ", "error in trigger ", "duplicate column name: ",
    "there is already ", "too many attached databases", "unknown function: ",
  ]

  private static let fixedMessages: Set<String> = [
    "integer overflow", "malformed JSON", "LIKE or GLOB pattern too complex", "string or blob too big",
    "ESCAPE expression must be a single character", incompletePattern,
    "cannot start a transaction within a transaction",
    "cannot commit - no transaction is active", "cannot rollback - no transaction is active",
    "parser stack overflow", "too many terms in compound SELECT", vacuumInTransaction, vacuumBesideStatement,
    "cannot change into wal mode from within a transaction",
    "cannot change out of wal mode from within a transaction",
  ]

  private static let vacuumInTransaction = "cannot VACUUM from within a transaction"
  private static let vacuumBesideStatement = "cannot VACUUM - SQL statements in progress"

  private static let incompletePattern = "LIKE pattern must not end with escape character"

  private static let dataType: Int32 = 12

  /// What the name of a table begins with that takes the place of another one, before it has that one's name.
  fileprivate static let newTable = "koine_new_"

  fileprivate struct Meaning {
    var code: DatabaseError.Code
    var message: String
    var table: String?
    var columns: [String] = []
    var constraint: String?

    init(_ event: EngineEvent) {
      code = event.code
      message = event.message
    }

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
      code == Self.busySnapshot
        ? Meaning(
          .busy,
          "Another connection has written since this transaction began to read, for which SQLite does not wait; begin it again."
        )
        : lockMeaning
    case SQLITE_LOCKED: Meaning(.inUse)
    case SQLITE_INTERRUPT: Meaning(.interrupted)
    case SQLITE_READONLY: Meaning(.readOnly)
    case SQLITE_FULL: Meaning(.outOfSpace)
    case SQLITE_CORRUPT: Meaning(.corrupt)
    case SQLITE_NOTADB: Meaning(.corrupt, "The file is not an SQLite database.")
    case SQLITE_CANTOPEN: Meaning(.cannotConnect, "The database file cannot be opened.")
    case SQLITE_PERM, SQLITE_AUTH: Meaning(.permission)
    case SQLITE_MISMATCH: Meaning(.wrongType)
    case SQLITE_TOOBIG: isCompiling ? Meaning(.tooComplex) : Meaning(.tooLargeValue)
    case SQLITE_MISUSE, SQLITE_RANGE: Meaning(.misuse, "SQLite was called in a way that it refuses.")
    case SQLITE_IOERR where lacksRoom: Meaning(.outOfSpace)
    case SQLITE_IOERR where lacksMemory: Meaning(.outOfMemory)
    case SQLITE_IOERR: Meaning(.other, "Reading or writing the database file failed.")
    case SQLITE_NOMEM: Meaning(.outOfMemory)
    case SQLITE_ABORT: Meaning(.other, "The statement was ended by a rollback.")
    default: Meaning(.refused)
    }
  }

  private var lockMeaning: Meaning {
    var meaning = Meaning(.locked)
    if let endedWait {
      meaning.message =
        "Another connection holds a lock that the statement needs, and still held it after the busy timeout of \(endedWait / 1_000_000) ms."
    }
    return meaning
  }

  private var constraintMeaning: Meaning {
    switch code >> 8 {
    // UNIQUE, PRIMARYKEY, ROWID
    case 8, 6, 10:
      var meaning = Meaning(.uniqueViolation)
      if let list = detail(after: "UNIQUE constraint failed: ") {
        if let index = list.dropping(prefix: "index '"), index.utf8.last == UInt8(ascii: "'") {
          meaning.constraint = String(Substring(index.utf8.dropLast()))
        } else {
          meaning.take(columns: list)
        }
      }
      return meaning
    // NOTNULL
    case 5:
      var meaning = Meaning(.notNullViolation)
      if let column = detail(after: "NOT NULL constraint failed: ") { meaning.take(columns: column) }
      return meaning
    // CHECK
    case 1:
      var meaning = Meaning(.checkViolation)
      meaning.constraint = detail(after: "CHECK constraint failed: ").map(String.init)
      if let column = meaning.constraint.flatMap(SQLRangeCheck.column) {
        meaning.code = .invalidValue
        meaning.message = SQLRangeCheck.message
        meaning.columns = [column]
      } else if let column = meaning.constraint.flatMap(SQLCaseCheck.column) {
        meaning.code = .invalidValue
        meaning.message = SQLCaseCheck.message
        meaning.columns = [column]
      }
      return meaning
    // FOREIGNKEY
    case 3: return Meaning(.foreignKeyViolation)
    // TRIGGER
    case 7 where isRestriction: return Meaning(.remainingChildren)
    case 7: return Meaning(.raised)
    // DATATYPE, of STRICT tables: cannot store TEXT value in INTEGER column t.a
    case Self.dataType:
      var meaning = Meaning(.wrongType)
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
    if message == "integer overflow" { return Meaning(.outOfRange) }
    if message == "string or blob too big" { return Meaning(.tooLargeValue) }
    if message == "LIKE or GLOB pattern too complex" { return Meaning(.tooLargeValue) }
    if message == Self.incompletePattern { return Meaning(.wrongValue) }
    if message == Self.vacuumInTransaction {
      return Meaning(
        .misuse,
        "VACUUM writes the whole file anew and commits by itself, so it cannot run inside a transaction.")
    }
    if message == Self.vacuumBesideStatement {
      return Meaning(
        .misuse,
        "VACUUM cannot run while another statement of the connection has rows left. Read them to their end, or close them, first."
      )
    }
    if let module = detail(after: "no such module: ") {
      return Meaning(.other, "This SQLite was built without the module \(module).")
    }
    // A virtual table may say the same of a value.
    guard isCompiling || isOfDefinition else { return Meaning(.refused) }
    return nameMeaning ?? textMeaning
  }

  /// An unknown name.
  private var nameMeaning: Meaning? {
    if let table = detail(after: "no such table: ") ?? detail(after: "no such view: ") {
      var meaning = Meaning(.undefinedTable(String(table)))
      meaning.table = String(table)
      return meaning
    }
    if var column = detail(after: "no such column: ") {
      // ALTER TABLE names it in quotes.
      let quote = UInt8(ascii: "\"")
      if column.utf8.count > 2, column.utf8.first == quote, column.utf8.last == quote {
        column = Substring(column.utf8.dropFirst().dropLast())
      }
      var meaning = Meaning(.undefinedColumn(String(column)))
      meaning.take(columns: column)
      return meaning
    }
    let separator = " has no column named "
    if let rest = detail(after: "table "), let range = rest.firstRange(of: separator) {
      let (table, column) = (String(rest[..<range.lowerBound]), String(rest[range.upperBound...]))
      var meaning = Meaning(.undefinedColumn("\(table).\(column)"))
      meaning.table = table
      meaning.columns = [column]
      return meaning
    }
    if let function = detail(after: "no such function: ") {
      return Meaning(.undefinedFunction(String(function)))
    }
    if let function = detail(after: "unknown function: ") {
      return Meaning(.undefinedFunction(String(function.prefix { $0 != "(" })))
    }
    if let function = detail(after: "wrong number of arguments to function ") {
      return Meaning(.undefinedFunction(String(function.prefix { $0 != "(" })))
    }
    return nil
  }

  private var textMeaning: Meaning {
    if message == "too many SQL variables" || message.hasPrefix("variable number must be between") {
      return Meaning(.manyValues)
    }
    let isSyntax =
      message.hasSuffix("syntax error") || message == "incomplete input"
      || message.hasPrefix("unrecognized token")
      || message.firstRange(of: " values for ") != nil
      || message.firstRange(of: " values were supplied") != nil
      || message.hasPrefix("all VALUES must have") || message.hasPrefix("SELECTs to the left and right of")
      || message.hasPrefix("sub-select returns")
    if isSyntax { return Meaning(.syntax) }
    if message.firstRange(of: " already exists") != nil
      || message.firstRange(of: "duplicate column name") != nil
      || message.hasPrefix("there is already ")
    {
      return Meaning(.alreadyExists)
    }
    if message == "parser stack overflow" || message.hasPrefix("Expression tree is too large")
      || message.hasPrefix("too many ")
    {
      return Meaning(.tooComplex)
    }
    return Meaning(.refused)
  }

  private func detail(after prefix: String) -> Substring? {
    message[...].dropping(prefix: prefix)
  }
}

extension SQLiteFailure.Meaning {
  /// Reads `t.a, t.b`.
  fileprivate mutating func take(columns list: Substring) {
    for name in list.split(separator: ", ") {
      let bytes = name.utf8
      guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else {
        columns.append(String(name))
        continue
      }
      let table = name[..<dot]
      self.table = String(table.dropping(prefix: SQLiteFailure.newTable) ?? table)
      columns.append(String(name[bytes.index(after: dot)...]))
    }
  }
}

extension Substring {
  fileprivate func dropping(prefix: String) -> Substring? {
    utf8.starts(with: prefix.utf8) ? Substring(utf8.dropFirst(prefix.utf8.count)) : nil
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
