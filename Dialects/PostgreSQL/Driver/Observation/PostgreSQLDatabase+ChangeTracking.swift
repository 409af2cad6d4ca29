@_spi(KoineDriver) public import Koine

extension PostgreSQLDatabase {
  /// Sees to it that observers are told of changes of these tables, whoever commits them.
  ///
  ///     try await database.installChangeTracking(for: [Reminder.self, RemindersList.self])
  ///     for try await open in Reminder.where { !$0.isCompleted }.observe(on: database) { … }
  ///
  /// It creates, in one transaction, a function `koine_changes()` in the schema of each table, and on each table four
  /// triggers, which call it: `koine_changes_insert`, `koine_changes_update`, `koine_changes_delete` and
  /// `koine_changes_truncate`. The server copies the first three to the partitions of a partitioned table; those that
  /// there are get the last one, too. ``removeChangeTracking(for:timeout:)`` removes it all. What is there already, and as
  /// this version of Koine makes it, stays as it is: call this at every start of a program, or in a migration. A function
  /// that an older version has made is replaced then, and until then tells what it told before.
  ///
  /// The triggers run once for each statement; for each row if the table is partitioned, or others inherit from it. The
  /// server sends a notification of a few bytes when the transaction commits. Transactions with notifications commit one
  /// after another, and cannot be prepared for a commit in two phases.
  ///
  /// The call needs the rights to create triggers on the tables and functions in their schemas; who writes to the tables,
  /// and who observes them, needs no more than before. It waits for transactions that write to the tables, and they for
  /// it.
  ///
  /// - Parameters:
  ///   - tables: The tables. Name those that a view reads, not the view. If one is a partition, the table that it is a part
  ///     of is meant.
  ///   - timeout: How long the call may take. `nil` is the database's own limit.
  /// - Throws: `DatabaseError`, with the code `undefinedTable` if there is no such table, `misuse` if it is a view or has
  ///   its rows elsewhere, `permissionDenied` without the rights; `CancellationError` if the task was cancelled.
  public func installChangeTracking(for tables: [any Table.Type], timeout: Duration? = nil) async throws {
    try await changeTracking(of: tables, timeout: timeout) { connection, found in
      var functions: Set<String> = []
      for table in found where !table.hasFunction {
        guard functions.insert(table.schema).inserted else { continue }
        try await connection.run(ChangeTracking.definitionOfFunction(in: table.schema))
      }
      let steps = found.flatMap(\.installation)
      for step in steps { try await connection.run(step) }
      // Who observes a table of the same name, which has been dropped since, has to look for it anew.
      if !steps.isEmpty { try await connection.run(ChangeTracking.announcementOfAnything) }
    }
  }

  /// Removes what ``installChangeTracking(for:timeout:)`` has created for these tables.
  ///
  /// Who observes one of them then gets an error with the next read.
  ///
  /// - Parameters:
  ///   - tables: The tables; those whose changes are not tracked stay as they are.
  ///   - timeout: How long the call may take. `nil` is the database's own limit.
  /// - Throws: `DatabaseError`, with the code `undefinedTable` if there is no such table, `misuse` if it is a view or has
  ///   its rows elsewhere, `permissionDenied` without the rights; `CancellationError` if the task was cancelled.
  public func removeChangeTracking(for tables: [any Table.Type], timeout: Duration? = nil) async throws {
    try await changeTracking(of: tables, timeout: timeout) { connection, found in
      for table in found where !table.removal.isEmpty {
        for step in table.removal { try await connection.run(step) }
        // Nothing else would let its observers read again, and find that they hear nothing any more.
        try await connection.run(table.announcement)
      }
      for schema in Set(found.map(\.schema)) {
        var isUnused = false
        let lookup = RenderedStatement(
          sql: """
            SELECT NOT EXISTS (SELECT FROM pg_catalog.pg_trigger AS t WHERE t.tgfoid = p.oid) \
            FROM pg_catalog.pg_proc AS p JOIN pg_catalog.pg_namespace AS n ON n.oid = p.pronamespace \
            WHERE n.nspname = $1 AND p.proname = '\(ChangeTracking.function)' AND p.pronargs = 0
            """, bindings: [.text(schema)], types: [.text])
        try await connection.run(lookup) { row in isUnused = try row.next(Bool.self) }
        guard isUnused else { continue }
        try await connection.run(
          "DROP FUNCTION \(ChangeTracking.quoted(schema)).\(ChangeTracking.function)()")
      }
    }
  }

  /// Changes the triggers in one transaction; two such calls wait for each other.
  private func changeTracking(
    of tables: [any Table.Type], timeout: Duration?,
    _ body: (any Connection, [TrackedTable]) async throws -> Void
  ) async throws {
    guard !tables.isEmpty else { return }
    try await transaction(isolation: .readCommitted, timeout: timeout) { connection in
      // The number is that of Koine's name.
      try await connection.run("SELECT pg_catalog.pg_advisory_xact_lock(6478150119301)")
      try await body(connection, try await TrackedTable.find(tables, on: connection))
    }
  }
}

extension Connection {
  fileprivate func run(_ sql: String) async throws {
    try await run(RenderedStatement(sql: sql)) { _ in }
  }
}

extension TrackedTable {
  /// The statements that create the triggers that are not there, or not as they have to be.
  fileprivate var installation: [String] {
    let definitions = ChangeTracking.definitionsOfTriggers(
      on: quotedName, schema: schema, forEachRow: needsRows)
    let truncate = ChangeTracking.triggers[3]
    if isPartition { return triggers[truncate] == nil ? definitions.suffix(1) : [] }
    return triggers == ChangeTracking.types(forEachRow: needsRows) ? [] : removal + definitions
  }

  /// The statement that tells observers of a change of the table, when it is committed.
  fileprivate var announcement: String {
    """
    SELECT pg_catalog.pg_notify('\(ChangeChannel.name)', \
    CAST(coalesce(CAST(pg_catalog.pg_partition_root(t.number) AS oid), t.number) AS text)) \
    FROM (SELECT CAST(CAST(\(ChangeTracking.literal(quotedName)) AS regclass) AS oid)) AS t (number)
    """
  }

  /// The statements that drop the triggers that are there.
  fileprivate var removal: [String] {
    // The other triggers of a partition are copies, and go with those of the table.
    triggers.keys.sorted().filter { !isPartition || $0 == ChangeTracking.triggers[3] }
      .map { "DROP TRIGGER \($0) ON \(quotedName)" }
  }
}
