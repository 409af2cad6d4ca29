/// How far a copy is.
public struct CopyProgress: Sendable, Hashable {
  /// What is done at the moment.
  @nonexhaustive public enum Phase: Sendable, Hashable {
    /// Rows are read and written.
    case rows
    /// What was written is read and compared.
    case comparison
    /// Indexes and references are made.
    case indexes
  }

  /// What is done at the moment.
  public let phase: Phase
  /// The table; `nil` for all of them.
  public let table: String?
  /// How many rows of all tables were copied, or compared, so far.
  public let rows: Int
  /// How many rows all tables have.
  public let total: Int
}

/// What a copy has done.
public struct CopyResult: Sendable {
  /// How many rows each table has, by its name.
  public let rows: [String: Int]
  /// What is otherwise than in the original.
  public let notes: [CopyNote]
}

extension Database {
  /// Finds out what ``copy(to:tables:schemas:declared:types:allowingLoss:timeout:progress:)`` would make, and what it
  /// could not carry over. Nothing is changed.
  ///
  ///     let plan = try await source.copyPlan(to: target)
  ///     print(plan.left)          // what has to be left out
  ///
  /// - Parameters:
  ///   - target: The database that would be written.
  ///   - tables: The names of the tables, bare or with their schemas; by default all of them.
  ///   - schemas: The schemas that are read. `nil` is where bare names are looked up.
  ///   - declared: Types that declare some of the tables, and so what their columns hold.
  ///   - types: The types of columns of which the engine tells another one, by `table.column`.
  ///   - timeout: How long the call may take. `nil` is the limit of each of the databases.
  /// - Throws: ``CopyError`` if a table or column is not there, the target has a table already, or cannot have one;
  ///   ``DatabaseError``; `CancellationError` if the task was cancelled.
  public func copyPlan(
    to target: any Database, tables: [String]? = nil, schemas: [String]? = nil,
    declared: [any Table.Type] = [], types: [String: SQLType] = [:], timeout: Duration? = nil
  ) async throws -> CopyPlan {
    let deadline = Deadline(afterIfAny: timeout)
    let choice = CopyChoice(tables: tables, schemas: schemas, declared: declared, types: types)
    let options = TransactionOptions(isolation: .repeatableRead, access: .readOnly, deadline: deadline)
    let original = try await transact(options) {
      try await CopyOriginal(choice, on: $0, for: target.dialect)
    }
    return try await target.transact(TransactionOptions(deadline: deadline)) { connection in
      try await CopyPlanner(
        original: original, target: connection, changer: try target.dialect.knownSchemaChanger
      ).plan()
    }
  }

  /// Copies tables with their rows into another database, of the same engine or another one.
  ///
  ///     let file = try SQLiteDatabase(path: "app.db")
  ///     let server = try await PostgreSQLDatabase(url: url)
  ///     try await file.copy(to: server, declared: [Booking.self], types: ["visits.at": .timestamp])
  ///
  /// The original is read in one transaction, as it is at one moment. The target is written in one transaction: tables,
  /// rows, then indexes and references. Before it is committed, what was written is read back and compared with the
  /// original: the number of rows, and a checksum of their values that does not depend on their order. After an error,
  /// a cancelled task or the end of the program, the target is as it was. Memory does not grow with the number of rows.
  /// Keys that were given, and whose rows are gone, are not given again; a note of the result names a table of which
  /// SQLite cannot remember them, as it has no AUTOINCREMENT.
  ///
  /// On PostgreSQL, a row that row-level security hides from the user is an error of the server, and not left out.
  ///
  /// On the same engine, values are carried as they are stored, whatever their columns are said to hold. From one engine to
  /// another one, values keep their meaning, and get the form that Koine gives them on the engine: a truth value of PostgreSQL is 0 or
  /// 1 on SQLite, an instant is a text, a decimal number the integer of its digits. SQLite does not tell which of its
  /// texts and integers are such values: `declared` and `types` do. What cannot be carried over (views,
  /// triggers, rules and indexes in words that are not understood, types that the target lacks or defines otherwise) is
  /// an error before anything is written, unless `allowingLoss` leaves it out.
  ///
  /// - Parameters:
  ///   - target: The database that is written. It has none of the tables.
  ///   - tables: The names of the tables, bare or with their schemas; by default all of them, with the record of the
  ///     migrations that have been made, `koine_migrations`: the same ``Migrations`` go on in the target.
  ///   - schemas: The schemas that are read. `nil` is where bare names are looked up; then the tables of others are left out.
  ///     A database of another engine gets all tables in one schema; PostgreSQL gets those schemas that it lacks.
  ///   - declared: Types that declare some of the tables, and so what their columns hold. On the same engine they are not
  ///     needed: values are carried as they are stored.
  ///   - types: The types of columns of which the engine tells another one, by `table.column`, or `schema.table.column` if
  ///     the bare name does not find the table.
  ///   - allowingLoss: Whether what cannot be carried over is left out.
  ///   - timeout: How long the call may take; then both transactions are ended. `nil` is the limit of each of the
  ///     databases.
  ///   - progress: Is called after each batch of rows, and between the phases. What it throws ends the copy.
  /// - Returns: How many rows were copied, and what is otherwise than in the original.
  /// - Throws: ``CopyError`` and ``DatabaseError``; then the target is unchanged. `CancellationError` if the task was
  ///   cancelled.
  @discardableResult
  public nonisolated(nonsending) func copy(
    to target: any Database, tables: [String]? = nil, schemas: [String]? = nil,
    declared: [any Table.Type] = [], types: [String: SQLType] = [:], allowingLoss: Bool = false,
    timeout: Duration? = nil, progress: ((CopyProgress) throws -> Void)? = nil
  ) async throws -> CopyResult {
    try await copy(
      to: target, CopyChoice(tables: tables, schemas: schemas, declared: declared, types: types),
      allowingLoss: allowingLoss, timeout: timeout, CallersClosure(on: #isolation, progress))
  }

  private func copy(
    to target: any Database, _ choice: CopyChoice, allowingLoss: Bool, timeout: Duration?,
    _ progress: DatabaseCopier.Progression?
  ) async throws -> CopyResult {
    if (self as AnyObject) === (target as AnyObject) {
      throw DatabaseError(.misuse, "A database cannot be copied into itself.")
    }
    let deadline = Deadline(afterIfAny: timeout)
    let options = TransactionOptions(isolation: .repeatableRead, access: .readOnly, deadline: deadline)
    let reader = try? dialect.knownSchemaChanger
    var result: CopyResult?
    do {
      try await transact(options) { source in
        let original = try await CopyOriginal(choice, on: source, for: target.dialect)
        result = try await target.changing(until: deadline) { connection, changer in
          let plan = try await CopyPlanner(original: original, target: connection, changer: changer).plan()
          guard allowingLoss || plan.left.isEmpty else { throw CopyError(.left(plan.left)) }
          var copier = DatabaseCopier(plan, from: source, to: connection, reader, changer, progress)
          return try await copier.run()
        }
      }
    } catch  where result != nil {
      // The target is committed: that the original's transaction, which only reads, could not be ended changes nothing.
    }
    guard let result else { throw DatabaseError(.misuse, "The database has run no transaction.") }
    return result
  }
}

/// Carries a plan out, on a transaction of each database.
private struct DatabaseCopier {
  typealias Progression = CallersClosure<CopyProgress, Void, any Error>

  private let plan: CopyPlan
  private let source: any Connection
  private let target: any Connection
  /// The original's dialect, if it tells which keys have been given.
  private let reader: (any SchemaChangingDialect)?
  private let changer: any SchemaChangingDialect
  private let progress: Progression?
  private var notes: [CopyNote]
  private var rows = 0
  private var total = 0

  init(
    _ plan: CopyPlan, from source: any Connection, to target: any Connection,
    _ reader: (any SchemaChangingDialect)?, _ changer: any SchemaChangingDialect,
    _ progress: Progression?
  ) {
    self.plan = plan
    self.source = source
    self.target = target
    self.reader = reader
    self.changer = changer
    notes = plan.notes
    self.progress = progress
  }

  mutating func run() async throws -> CopyResult {
    try await target.run(target.dialect.schemaCopier?.settingsForCopies ?? [])
    if progress != nil { try await countRows() }
    try await target.run(plan.before)
    var checksums: [TableChecksum] = []
    for part in plan.parts { checksums.append(try await copy(part)) }
    for part in plan.parts { try await carryKeys(part) }
    rows = 0
    for (part, checksum) in zip(plan.parts, checksums) { try await compare(part, checksum) }
    try await tell(.indexes, nil)
    try await target.run(plan.after)
    return CopyResult(
      rows: Dictionary(
        zip(plan.parts, checksums).map { ($0.target.copiedName, $1.count) },
        uniquingKeysWith: { first, _ in first }
      ),
      notes: notes)
  }

  /// Keys that were given, and whose rows are gone, are not given again.
  private mutating func carryKeys(_ part: CopyPlan.Part) async throws {
    for column in part.source.columns where column.generatedKey != nil {
      let greatest = try await reader?.greatestGivenKey(of: column.name, in: part.source, on: source)
      guard let greatest else { continue }
      if try await changer.skipKeys(upTo: greatest, of: column.name, in: part.target, on: target) { continue }
      notes.append(
        CopyNote(
          .adapted, part.target.name,
          "keys up to \(greatest) were given; those beyond the greatest one of a row may be given again"))
    }
  }

  private func tell(_ phase: CopyProgress.Phase, _ table: String?) async throws {
    try await progress?(CopyProgress(phase: phase, table: table, rows: rows, total: total))
  }

  private mutating func countRows() async throws {
    for part in plan.parts {
      let rows = source.dialect.rowSource(of: part.source)
      var count = 0
      try await source.run(RenderedStatement(sql: "SELECT count(*) FROM \(rows)")) {
        count = try $0.next(Int.self)
      }
      total += count
    }
  }

  // MARK: Rows

  private mutating func copy(_ part: CopyPlan.Part) async throws -> TableChecksum {
    let columns = part.columns.map { copied in
      ColumnDefinition(
        copied.name, type: copied.type, valueType: String.self,
        isNullable: part.target.column(copied.name)?.isNullable ?? true, isPrimaryKey: false,
        defaultValue: nil)
    }
    let schema = TableSchema(part.target.name, schema: part.target.schema, columns: columns)
    let keys = part.target.columns.filter { $0.generatedKey != nil }.map(\.name)
    var insertion = try ImportTarget(schema, generatedKeys: Set(keys))
    insertion.statement = part.insertion
    var loader = RowLoader(
      insertion, on: target, hasLines: false, deadline: nil, reject: nil)
    var reader = try await TableRows(part, of: part.source, in: source)
    do {
      while try await reader.read(into: &loader.rows) {
        rows += loader.rows.lines.count
        try await loader.flush()
        try await tell(.rows, part.target.copiedName)
      }
      try await loader.finish()
    } catch {
      await reader.close()
      throw await loader.abandon(error)
    }
    await reader.close()
    return reader.checksum
  }

  private mutating func compare(_ part: CopyPlan.Part, _ checksum: TableChecksum) async throws {
    var reader = try await TableRows(part, of: part.target, in: target)
    var batch = PendingRows()
    do {
      while try await reader.read(into: &batch) {
        rows += batch.lines.count
        batch.removeAll()
        try await tell(.comparison, part.target.copiedName)
      }
    } catch {
      await reader.close()
      throw error
    }
    await reader.close()
    guard reader.checksum == checksum else {
      if let changed = try await part.changedDocument(from: source, to: target) { throw changed }
      throw CopyError(
        .different(table: part.target.copiedName, rows: checksum.count, copied: reader.checksum.count))
    }
  }
}
