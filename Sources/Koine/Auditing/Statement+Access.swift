extension Statement {
  /// The tables and columns that the statement reads in a database, those beneath its views included.
  ///
  ///     // CREATE VIEW urgent AS SELECT id, title FROM reminders WHERE priority = 3
  ///     Urgent.all().reads                              // urgent (id, title)
  ///     try await Urgent.all().reads(on: database)      // reminders (id, priority, title)
  ///
  /// A view is replaced by the tables and columns of its query, whichever columns of the view the statement names, and so
  /// on through views of views; a materialized view has rows of its own, and stays. Without a view it is what
  /// ``Statement/reads`` tells. SQLite also tells what triggers read, and knows what SQL written by hand reads;
  /// PostgreSQL tells the tables that the plan of such SQL names, with every column. There, what policies of row-level
  /// security read counts, whether or not they hold for the role, and what rules read, with every column. A function in SQL
  /// or another language that a view, a trigger, a default, a condition, a domain or a policy calls makes the answer
  /// unknown, unless the function is immutable; one in C is trusted. What is read to check a foreign
  /// key does not count.
  ///
  /// A table has the name by which the statement calls it; else its own name, with its schema if the bare name does not find
  /// it. The statement is not run, and nothing stays behind: SQLite compiles it, PostgreSQL plans it and looks into its
  /// catalogs. Of a definition of tables, it is what the definition names.
  ///
  /// - Parameters:
  ///   - connection: A database, a lease or a transaction.
  ///   - timeout: How long each thing that is asked may take. `nil` is the limit of the database or transaction.
  /// - Returns: The tables and columns.
  /// - Throws: ``UnsupportedFeatures`` if the engine cannot express the statement; ``DatabaseError`` if it does not take it,
  ///   as a table is missing, say, and with the code `misuse` if the connection's driver cannot tell what is touched;
  ///   `CancellationError` if the task was cancelled.
  public func reads(on connection: any Connection, timeout: Duration? = nil) async throws -> StatementAccess {
    try await statement.access(on: connection, until: timeout.map { Deadline(after: $0) }).reads
  }

  /// The tables and columns that the statement writes in a database, through views, triggers and foreign keys.
  ///
  ///     Depot.find(1).delete().writes                               // depots (every column)
  ///     try await Depot.find(1).delete().writes(on: database)       // depots (every column), parcels (every column)
  ///
  /// A view is replaced by the table whose rows are written through it; on PostgreSQL with every column of that table that
  /// the query of the view names. Rows that follow by foreign keys count. What triggers write is told by SQLite: into a table
  /// that they insert into, every column. On PostgreSQL, a trigger calls a function that may write anything, and makes the
  /// answer unknown, unless it is one of Koine's, or the function is one of the server's own. So do the other functions of
  /// which ``reads(on:timeout:)`` tells, unless they are immutable or stable. Triggers and conditions of partitions, and of
  /// tables that inherit, count.
  ///
  /// For names, and what does not happen, see ``reads(on:timeout:)``.
  ///
  /// - Parameters:
  ///   - connection: A database, a lease or a transaction.
  ///   - timeout: How long each thing that is asked may take. `nil` is the limit of the database or transaction.
  /// - Returns: The tables and columns.
  /// - Throws: What ``reads(on:timeout:)`` throws.
  public func writes(
    on connection: any Connection, timeout: Duration? = nil
  ) async throws -> StatementAccess {
    try await statement.access(on: connection, until: timeout.map { Deadline(after: $0) }).writes
  }
}

extension SQLStatement {
  /// What the statement touches in a database.
  ///
  /// - Parameter names: Names for tables that the statement does not name.
  func access(
    on connection: any Connection, until deadline: Deadline? = nil,
    naming names: Set<StatementAccess.Table> = []
  ) async throws -> (reads: StatementAccess, writes: StatementAccess) {
    if kind == .defines || changesNothing { return (reads, writes) }
    let dialect = connection.dialect
    guard let reader = dialect.accessReader else {
      throw DatabaseError(
        .misuse,
        "The dialect \(dialect.name) cannot tell what a statement touches: no driver conforms it to AccessReadingDialect."
      )
    }
    var texts: Set<String> = []
    var steps = try render(in: dialect).steps.filter { texts.insert($0.sql).inserted }
    for index in steps.indices { steps[index].deadline = deadline }
    let request = AccessRequest(
      steps: steps, reads: reads, writes: writes, changes: changedRows, names: names)
    return try await reader.access(of: request, on: connection)
  }
}
