import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// An open connection of SQLite, configured. Closed when released.
final class SQLiteHandle {
  enum Purpose {
    case writer, reader, memory
  }

  let pointer: OpaquePointer
  let busyPolicy: BusyPolicy
  let snapshot: SnapshotHold
  /// How many values a statement may bind.
  private(set) var variableLimit: Int
  let purpose: Purpose
  /// What to open for writing where this connection only reads; `nil` if nothing may be written.
  private let writableName: String?
  /// Whether the database is in memory, whoever shares it.
  let isInMemory: Bool
  /// What is attached by the configuration or by a call, in this order.
  var attached: [AttachedDatabase] = []
  private(set) var isOpen = true
  /// What SQLite's authorizer has told of the statements that were compiled.
  let notes = CompilationNotes()
  /// The functions and collations in Swift; `nil` if there are none.
  private(set) var functions: ProgramFunctions?
  /// What the open transaction changes; `nil` if nobody asks for it.
  private(set) var changes: TransactionChanges?

  /// - Throws: ``DatabaseError`` with the code `cannotConnect`, `corrupt` or `busy`.
  init(
    _ place: SQLitePlace, purpose: Purpose, configuration: SQLiteDatabase.Configuration,
    attaching databases: [AttachedDatabase] = [], hub: ChangeHub? = nil, until deadline: Deadline? = nil
  ) throws(DatabaseError) {
    guard sqlite3_threadsafe() != 0 else {
      throw DatabaseError(.cannotConnect, "This build of SQLite is made for programs with one thread.")
    }
    // SQLite treats a file of one byte as empty and overwrites it: some system once needed the byte.
    if case .file(let path) = place, koine_file_size(path) == 1 {
      throw SQLiteFailure(code: SQLITE_NOTADB, message: "file is not a database").error(sql: nil).naming(
        place)
    }
    let access =
      switch purpose {
      case .writer, .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .reader: SQLITE_OPEN_READONLY
      }
    let name: String
    switch place {
    case .file(let path) where configuration.isImmutable && purpose == .reader:
      name = try Self.immutableName(of: path).text
    case .file(let path): name = SQLiteURI(of: path).text
    case .sharedMemory(let memory): name = SQLiteURI(of: memory.path, ["vfs=memdb"]).text
    case .memory: name = ":memory:"
    }
    let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let failure = SQLiteFailure(code: code, of: opened)
      sqlite3_close_v2(opened)
      throw failure.error(sql: nil).naming(place)
    }
    pointer = opened
    self.purpose = purpose
    writableName = purpose == .reader && !configuration.onlyReads ? name : nil
    isInMemory = if case .file = place { false } else { true }
    snapshot = SnapshotHold(connection: opened)
    busyPolicy = BusyPolicy(timeout: configuration.busyTimeout)
    variableLimit = Int(sqlite3_limit(opened, SQLITE_LIMIT_VARIABLE_NUMBER, -1))
    busyPolicy.install(on: opened)
    busyPolicy.deadline = deadline
    do {
      try configure(for: purpose, configuration)
    } catch {
      throw error.naming(place)
    }
    for database in databases { try attach(database, configuration) }
    // Behind what sets the journal mode, which is a write.
    if configuration.isQueryOnly { _ = try query("PRAGMA query_only = ON") }
    busyPolicy.deadline = nil
    if let hub, purpose != .reader {
      let changes = TransactionChanges(of: opened, notes: notes, hub: hub, busyPolicy: busyPolicy)
      changes.begin()
      self.changes = changes
      notes.forget()
    }
  }

  deinit {
    close()
  }

  func forgetEffects() { notes.forget() }

  /// Rolls back what another process has left half-written when it was killed: SQLite does that before it reads, but not
  /// on a connection that only reads.
  ///
  /// - Returns: Whether it has, so that what failed can be tried again.
  func rollBackAbandonedJournal() -> Bool {
    guard let writableName else { return false }
    var connection: OpaquePointer?
    defer { sqlite3_close_v2(connection) }
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
    guard sqlite3_open_v2(writableName, &connection, flags, nil) == SQLITE_OK else { return false }
    // Another one may be about to do the same.
    sqlite3_busy_timeout(connection, 1_000)
    return sqlite3_exec(connection, "SELECT 1 FROM sqlite_schema", nil, nil, nil) == SQLITE_OK
  }

  /// The effects of the statement that was compiled since ``forgetEffects()``.
  func effects(of statement: OpaquePointer) -> StatementEffects {
    // EXPLAIN does not do what it explains; but some pragmas have acted when they are compiled.
    sqlite3_stmt_isexplain(statement) != 0 ? notedEffects.intersection(.connection) : notedEffects
  }

  /// The effects of what was compiled since ``forgetEffects()``; of an EXPLAIN those of what it explains.
  var notedEffects: StatementEffects { notes.effects }

  /// Compiles by `body` and tells what the statement does.
  func notingEffects(_ body: () throws(DatabaseError) -> OpaquePointer) throws(DatabaseError) -> (
    OpaquePointer, StatementEffects
  ) {
    forgetEffects()
    let statement = try body()
    return (statement, effects(of: statement))
  }

  /// Asks SQLite anew how many values a statement may bind.
  func noteVariableLimit() { variableLimit = Int(sqlite3_limit(pointer, SQLITE_LIMIT_VARIABLE_NUMBER, -1)) }

  /// Closes the connection, whose statements are finalized or will be. `pointer` is not used again.
  func close() {
    guard isOpen else { return }
    isOpen = false
    snapshot.finalize()
    sqlite3_close_v2(pointer)
  }

  private func configure(
    for purpose: Purpose, _ configuration: SQLiteDatabase.Configuration
  ) throws(DatabaseError) {
    try check(koine_sqlite_forbid_double_quoted_strings(pointer))
    try check(notes.begin(on: pointer))
    try check(koine_sqlite_add_functions(pointer))
    try check(RegularExpressionFunction.add(to: pointer))
    try check(CaseFunctions.add(to: pointer))
    functions = try addFunctions(of: configuration)
    try setSizes(configuration)
    if purpose == .writer, !isInMemory {
      // The answer is the mode that is in effect, whatever was asked for.
      let asked = configuration.journalMode.name
      let mode = try setJournalMode(asked)
      guard mode == asked else {
        throw DatabaseError(
          .cannotConnect,
          asked == "wal"
            ? "The database cannot use a write-ahead log; its journal mode is \(mode ?? "unknown")."
            : "The database cannot have the journal mode \(asked); it is \(mode ?? "unknown").")
      }
      _ = try query("PRAGMA synchronous = \(configuration.synchronous.name)")
    }
    _ = try query("PRAGMA foreign_keys = ON")
    guard try query("PRAGMA foreign_keys") == "1" else {
      throw DatabaseError(.cannotConnect, "This build of SQLite does not check foreign keys.")
    }
    // Reads the schema, so that a file that is not a database fails here.
    _ = try query("SELECT count(*) FROM sqlite_schema")
    try checkPageSize(configuration)
  }

  var isAutocommit: Bool { sqlite3_get_autocommit(pointer) != 0 }

  /// Whether others may change what the connection reads between two queries.
  var needsSnapshot: Bool { purpose != .memory && isAutocommit }

  /// Whether a statement outside a transaction has written and is not at its end, with which it commits.
  var hasUnfinishedWrite: Bool { isAutocommit && sqlite3_txn_state(pointer, nil) == SQLITE_TXN_WRITE }

  /// Whether a commit now would wait for a disk.
  var isCommittedToDisk: Bool {
    purpose == .writer && sqlite3_txn_state(pointer, nil) == SQLITE_TXN_WRITE
  }

  /// What SQLite says about the call that has just failed.
  func failure(_ code: Int32, isCompiling: Bool = false) -> SQLiteFailure {
    var failure = SQLiteFailure(code: code, of: pointer, isCompiling: isCompiling)
    if busyPolicy.hasGivenUp { failure.endedWait = busyPolicy.timeout }
    return failure
  }

  func check(_ code: Int32, sql: String? = nil) throws(DatabaseError) {
    guard code != SQLITE_OK else { return }
    throw failure(code).error(sql: sql)
  }

  /// Runs a statement of the driver's own and returns the first value of its first row.
  @discardableResult
  func query(_ sql: String) throws(DatabaseError) -> String? {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(pointer, sql, -1, &statement, nil), sql: sql)
    defer { sqlite3_finalize(statement) }
    switch sqlite3_step(statement) {
    case SQLITE_ROW:
      // Of a value that could not be converted, not even the type is known afterwards.
      let isNull = sqlite3_column_type(statement, 0) == SQLITE_NULL
      if let text = sqlite3_column_text(statement, 0) { return String(cString: text) }
      if isNull { return nil }
      throw SQLiteFailure(code: SQLITE_NOMEM, message: "out of memory").error(sql: sql)
    case SQLITE_DONE: return nil
    case let code: throw failure(code).error(sql: sql)
    }
  }

  /// Runs a statement of the driver's own and hands on each row, which gives the text of a column.
  func eachRow(_ sql: String, _ body: ((Int32) -> String) -> Void) throws(DatabaseError) {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(pointer, sql, -1, &statement, nil), sql: sql)
    defer { sqlite3_finalize(statement) }
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      var lacksMemory = false
      body { column in
        let isNull = sqlite3_column_type(statement, column) == SQLITE_NULL
        if let text = sqlite3_column_text(statement, column) { return String(cString: text) }
        if !isNull { lacksMemory = true }
        return ""
      }
      code = lacksMemory ? SQLITE_NOMEM : sqlite3_step(statement)
    }
    guard code == SQLITE_DONE else { throw failure(code).error(sql: sql) }
  }

  /// Whether the first statement of a text can be compiled now. What it would change is not noted.
  func compiles(_ sql: String) -> Bool {
    defer { notes.forget() }
    return resultOfCompiling(sql) == SQLITE_OK
  }

  /// SQLite's result code of compiling the first statement of a text.
  func resultOfCompiling(_ sql: String) -> Int32 {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    return sqlite3_prepare_v2(pointer, sql, -1, &statement, nil)
  }

  /// The error of a lock that keeps SQLite from looking whether the schema that it has read last is the latest one: what a
  /// statement names may be there. `nil` if there is none.
  private func lockOfSchema(_ sql: String) -> DatabaseError? {
    let (limit, hasWaited) = (busyPolicy.limit, busyPolicy.hasGivenUp)
    busyPolicy.limit = .quick
    let code = sqlite3_exec(pointer, "PRAGMA schema_version", nil, nil, nil)
    var failure = failure(code)
    busyPolicy.limit = limit
    guard [SQLITE_BUSY, SQLITE_LOCKED].contains(failure.primaryCode) else { return nil }
    if hasWaited { failure.endedWait = busyPolicy.timeout }
    return failure.error(sql: sql)
  }

  /// Compiles one statement.
  ///
  /// - Throws: ``DatabaseError``; `misuse` if the text holds no statement, or more than one.
  func prepare(_ text: String) throws(DatabaseError) -> OpaquePointer {
    var sql = text
    let outcome = sql.withUTF8 { buffer -> Result<OpaquePointer, DatabaseError> in
      guard let start = buffer.baseAddress, !text.hasNUL else {
        return .failure(
          text.isEmpty
            ? DatabaseError(.noStatement, sql: text)
            : DatabaseError(.misuse, "The text of the statement holds a NUL.", sql: text))
      }
      return start.withMemoryRebound(to: CChar.self, capacity: buffer.count) { start in
        var statement: OpaquePointer?
        var tail: UnsafePointer<CChar>?
        let end = start + buffer.count
        func compile() -> Int32 {
          sqlite3_prepare_v3(
            pointer, start, Int32(clamping: buffer.count), UInt32(SQLITE_PREPARE_PERSISTENT), &statement,
            &tail)
        }
        var code = compile()
        if code == SQLiteFailure.readOnlyRollback, rollBackAbandonedJournal() { code = compile() }
        guard code == SQLITE_OK else {
          let error = failure(code, isCompiling: true).error(sql: text)
          return .failure(code == SQLITE_ERROR ? lockOfSchema(text) ?? error : error)
        }
        guard let statement else {
          return .failure(DatabaseError(.noStatement, sql: text))
        }
        while let rest = tail, rest < end {
          // Blanks and comments may follow.
          var second: OpaquePointer?
          let code = sqlite3_prepare_v2(pointer, rest, Int32(clamping: end - rest), &second, &tail)
          guard code == SQLITE_OK, second == nil else {
            sqlite3_finalize(second)
            sqlite3_finalize(statement)
            return .failure(DatabaseError(.manyStatements, sql: text))
          }
          if tail == rest { break }
        }
        return .success(statement)
      }
    }
    return try outcome.get()
  }
}
