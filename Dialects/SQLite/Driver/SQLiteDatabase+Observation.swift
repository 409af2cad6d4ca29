import CSQLite
@_spi(KoineDriver) public import Koine

/// What commits on this database is known with its tables and columns, and observers are told before the call that
/// committed returns. What another process, or another object for the same file, commits is noticed within the
/// configuration's ``SQLiteDatabase/Configuration/externalChangeInterval``, and concerns every observer, as SQLite does
/// not say what it was.
extension SQLiteDatabase: ObservableDatabase {
  /// Subscribes to what is committed from now on.
  ///
  /// - Throws: `DatabaseError` with the code `misuse` if the database is closed, or those of connecting;
  ///   `CancellationError` if the task was cancelled.
  public func subscribeToChanges() async throws -> ChangeSubscription {
    try enter()
    let subscription = try hub.subscribe()
    try await externalChanges.begin()
    return subscription
  }

  /// Runs `body` in a transaction that only reads, on a connection beside the one that writes if there is one.
  ///
  /// - Throws: What `body` throws, `DatabaseError`, or `CancellationError` if the task was cancelled.
  public nonisolated(nonsending) func read<Result>(
    noting reads: inout ReadRegion, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try enter()
    let options = TransactionOptions(
      isolation: .repeatableRead, access: .readOnly, deadline: limits.deadline(nil, of: .transaction))
    let lease = try await sessions.reader(Loan(.transaction), deadline: options.deadline, isQuick: false)
    defer { lease.release() }
    await lease.session.beginNotingReads()
    let outcome: Swift.Result<Result, any Error>
    do {
      outcome = .success(
        try await ConnectionScope.withTransaction(
          on: lease.session.observed, from: identity, limits: limits, options, body))
    } catch {
      outcome = .failure(error)
    }
    reads = await lease.session.endNotingReads()
    return try outcome.get()
  }
}

extension SQLiteSession {
  fileprivate func beginNotingReads() async {
    await gate.acquireIgnoringCancellation()
    defer { gate.release() }
    notedReads = ReadRegion()
  }

  fileprivate func endNotingReads() async -> ReadRegion {
    await gate.acquireIgnoringCancellation()
    defer { gate.release() }
    defer { notedReads = nil }
    return notedReads ?? ReadRegion()
  }

  /// Notes what a statement reads, if an observer asks for it. The gate is held.
  func noteReads(of sql: String) {
    guard notedReads != nil else { return }
    notedReads?.include(handle.reads(of: sql))
  }
}

extension SQLiteHandle {
  /// What a statement reads. A text that is wrong reads nothing: running it throws the error, and only a change of
  /// the schema can set it right.
  fileprivate func reads(of sql: String) -> ReadRegion {
    // Nobody waits for a lock here: what cannot be found out at once counts as everything.
    busyPolicy.limit = .quick
    defer { busyPolicy.limit = .none }
    guard let virtual = try? virtualTables() else { return .unknown }
    var code = SQLITE_OK
    let noted = notes.reads { code = resultOfCompiling(sql) }
    // A pragma such as foreign_key_check looks at tables that SQLite does not tell. The first use of a virtual table may
    // run one, too.
    let mayBePragma = notes.effects.contains(.other)
    notes.forget()
    if mayBePragma {
      var tokens = SQLTokens(sql, SQLiteDialect.sqlite.spelling.lexicalRules)
      if tokens.next() == .word("PRAGMA") { return .unknown }
    }
    guard code == SQLITE_OK || code & 0xFF == SQLITE_ERROR else { return .unknown }
    var reads = noted
    if code == SQLITE_OK {
      guard let joined = try? tablesOfJoinsByName(in: sql) else { return .unknown }
      for opened in joined { reads.insertEveryColumn(of: opened.table.asciiLowercased) }
    }
    for table in noted.tables.keys {
      if Self.changesWithOthers(table, virtual, noted) { return .unknown }
      // Writing a column also changes those that are computed from it, which SQLite does not mention.
      if virtual[table] == nil, let columns = try? columnsOfTableWithComputedOnes(table) {
        for column in columns { reads.insert(column, of: table) }
      } else {
        reads.insertEveryColumn(of: table)
      }
    }
    return reads
  }

  /// The virtual tables, by their names.
  ///
  /// SQLite reads the schemas for that, and so notices if somebody else has changed one. A statement that it only
  /// compiles is compiled for the schema that it has read last.
  private func virtualTables() throws(DatabaseError) -> [String: VirtualTableRows] {
    var tables: [String: VirtualTableRows] = [:]
    for name in Self.schemasWithTemporary(of: pointer) {
      try eachRow(VirtualTableRows.query(of: "\(DefinitionText.name(name)).sqlite_schema")) { row in
        let table = row(0).asciiLowercased
        let rows = VirtualTableRows(rawValue: row(1)) ?? .elsewhere
        // SQLite does not say which of two tables of one name was read.
        tables[table] = (tables[table] ?? rows) == rows ? rows : .elsewhere
      }
    }
    return tables
  }

  /// Whether a table may change though nothing is written to a table of its name.
  private static func changesWithOthers(
    _ table: String, _ virtual: [String: VirtualTableRows], _ reads: ReadRegion
  ) -> Bool {
    switch virtual[table] {
    case .own: return false
    // The key, the rank and the column for the search, which has the table's name, are those of the index.
    case .indexed: return reads.tables[table]?.isSubset(of: ["rowid", "rank", table]) != true
    case .elsewhere: return true
    case nil: break
    }
    // SQLite's own tables, such as that of AUTOINCREMENT, and those that look at the others.
    if table.hasPrefix("sqlite_") || table.hasPrefix("pragma_") || table == "dbstat" { return true }
    // The tables in which a virtual table keeps its rows have its name and another word.
    guard let end = table.lastIndex(of: "_") else { return false }
    let owner = String(table[..<end])
    return virtual[owner] != nil && reads.tables[owner] == nil
  }

  /// A table of the same name in another schema counts too: SQLite does not say which one it was.
  private func columnsOfTableWithComputedOnes(_ table: String) throws(DatabaseError) -> [String] {
    var all: [String] = []
    for schema in Self.schemasWithTemporary(of: pointer) {
      var columns: [String] = []
      var hasComputed = false
      try eachRow("PRAGMA \(DefinitionText.name(schema)).table_xinfo(\(DefinitionText.name(table)))") { row in
        columns.append(row(1).asciiLowercased)
        if row(6) == "2" || row(6) == "3" { hasComputed = true }
      }
      if hasComputed { all += columns }
    }
    return all
  }
}

/// Where a virtual table has its rows.
private enum VirtualTableRows: String {
  /// In tables of its own: they change when something is written to the virtual table.
  case own
  /// In another table. Only the index is its own, as that of a full-text table with external content.
  case indexed
  /// In any tables, such as those of another virtual table.
  case elsewhere

  /// A query of each virtual table of a schema and of where it has its rows.
  ///
  /// The modules of SQLite name the tables of a virtual table after it: FTS3, FTS4 and FTS5 have `content`, and
  /// `segdir` or `idx` for the index; R*Tree and Geopoly have `node`.
  static func query(of schema: String) -> String {
    """
    SELECT t.name, CASE
      WHEN EXISTS (SELECT 1 FROM \(schema) WHERE name IN (t.name || '_content', t.name || '_node')) THEN 'own'
      WHEN EXISTS (SELECT 1 FROM \(schema) WHERE name IN (t.name || '_idx', t.name || '_segdir')) THEN 'indexed'
      ELSE 'elsewhere' END
    FROM \(schema) AS t WHERE t.type = 'table' AND ifnull(t.rootpage, 0) = 0
    """
  }
}
