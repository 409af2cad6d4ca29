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
  /// What a statement reads. A text that cannot be compiled reads nothing: running it throws the error.
  fileprivate func reads(of sql: String) -> ReadRegion {
    var reads = notes.reads { _ = compiles(sql) }
    notes.forget()
    for table in reads.tables.keys {
      // Writing a column also changes those that are computed from it, which SQLite does not mention.
      guard let columns = try? columnsOfTableWithComputedOnes(table) else { continue }
      for column in columns { reads.insert(column, of: table) }
    }
    return reads
  }

  /// A table of the same name in another schema counts too: SQLite does not say which one it was.
  private func columnsOfTableWithComputedOnes(_ table: String) throws -> [String] {
    let schemas = attached.isEmpty ? [""] : Self.schemas(of: pointer).map { DefinitionText.name($0) + "." }
    var all: [String] = []
    for schema in schemas {
      var columns: [String] = []
      var hasComputed = false
      try eachRow("PRAGMA \(schema)table_xinfo(\(DefinitionText.name(table)))") { row in
        columns.append(row(1).asciiLowercased)
        if row(6) == "2" || row(6) == "3" { hasComputed = true }
      }
      if hasComputed { all += columns }
    }
    return all
  }
}
