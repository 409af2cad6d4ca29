extension Statement {
  /// Runs the statement and returns all rows.
  ///
  ///     let reminders = try await Reminder.where { !$0.isCompleted }.fetchAll(database)
  ///
  /// - Parameters:
  ///   - connection: A database, a leased connection or a transaction.
  ///   - timeout: How long the call may take, the wait for a connection included; then the statement is
  ///     ended, on the server too, and the call throws ``DatabaseError/Code/deadlineExceeded``. `nil` is the limit of
  ///     the database or transaction. The other functions that run statements take the same parameter.
  /// - Throws: ``UnsupportedFeatures`` if the engine cannot express the statement, ``DatabaseError``, or
  ///   `CancellationError`.
  @inlinable
  public func fetchAll(_ connection: any Connection, timeout: Duration? = nil) async throws -> [Output] {
    guard var rendered = try text(for: connection) else { return [] }
    if Self._matchesNames { rendered.askForColumnNames() }
    if let timeout { rendered.deadline = Deadline(after: timeout) }
    var rows: [Output] = []
    var reader = self
    try await connection.perform(rendered) { row in
      if rows.isEmpty { rows.reserveCapacity(row.expectedRowCount) }
      do {
        rows.append(try reader._decodeNext(&row))
      } catch {
        throw DatabaseError.named(error, by: statement, row: rows.count + 1)
      }
    }
    if let names = rendered.leftColumnNames { try _check(names) }
    return rows
  }

  /// Runs the statement and returns all rows as values, with the names that the engine gives the columns.
  ///
  ///     for row in try await Reminder.all().fetchRows(database) { print(row["title"] ?? .null) }
  ///
  /// - Throws: What ``fetchAll(_:timeout:)`` throws.
  public func fetchRows(_ connection: any Connection, timeout: Duration? = nil) async throws -> [Row] {
    guard var rendered = try text(for: connection) else { return [] }
    if let timeout { rendered.deadline = Deadline(after: timeout) }
    var rows: [Row] = []
    var matching: RowMatching?
    try await connection.perform(rendered) { row in
      let known = try matching ?? Row._match(row.columnNames)
      matching = known
      if rows.isEmpty { rows.reserveCapacity(row.expectedRowCount) }
      do throws(DatabaseError) {
        rows.append(try Row._read(&row, known))
      } catch {
        throw known.naming(error, row: rows.count + 1)
      }
    }
    return rows
  }

  /// Runs the statement and returns its first row, or `nil` if there is none. Of a query the engine reads no
  /// more; of one by hand it does, unless that says `LIMIT 1`.
  ///
  ///     let next = try await Reminder.order(by: \.dueDate).fetchOne(database)      // … LIMIT 1
  ///
  /// - Throws: What ``fetchAll(_:timeout:)`` throws.
  @inlinable
  public func fetchOne(_ connection: any Connection, timeout: Duration? = nil) async throws -> Output? {
    try await first(on: connection, until: timeout.map { Deadline(after: $0) })
  }

  // Into each caller, so that it is specialised with it.
  @inlinable @inline(__always)
  func first(on connection: any Connection, until deadline: Deadline?) async throws -> Output? {
    guard var rendered = try text(for: connection, limitedToOneRow: true) else { return nil }
    if Self._matchesNames { rendered.askForColumnNames() }
    if let deadline { rendered.deadline = deadline }
    var first: Output?
    try await connection.perform(rendered) { row in
      guard first == nil else { return }
      do {
        first = try decode(&row)
      } catch {
        throw DatabaseError.named(error, by: statement, row: 1)
      }
    }
    if let names = rendered.leftColumnNames { try _check(names) }
    return first
  }

  /// Runs the statement; its rows, if it has any, are left unread.
  ///
  ///     try await Reminder.where(\.isCompleted).delete().execute(database)
  ///
  /// - Returns: The number of rows inserted, updated or deleted.
  /// - Throws: What ``fetchAll(_:timeout:)`` throws.
  @inlinable @discardableResult
  public func execute(_ connection: any Connection, timeout: Duration? = nil) async throws -> Int {
    try await execute(connection, until: timeout.map { Deadline(after: $0) })
  }

  // Into each caller, so that it is specialised with it.
  /// The same, for a call that runs other statements, too, within its time.
  @inlinable @inline(__always)
  func execute(_ connection: any Connection, until deadline: Deadline?) async throws -> Int {
    guard let declaration = _declaration else {
      return try await connection.perform(statement, until: deadline)
    }
    guard var rendered = try text(of: declaration, for: connection) else { return 0 }
    if let deadline { rendered.deadline = deadline }
    let affected = try await connection.perform(rendered) { _ in }
    return declaration.isTruncation ? 0 : affected
  }

  /// The rows as they come. A consumer that is slow holds the engine back; one that stops early ends the
  /// statement. The connection is held meanwhile. Outside of a transaction, what a statement writes is stored before its
  /// first row.
  ///
  ///     for try await reminder in Reminder.all().stream(database) { … }
  ///
  /// - Parameters:
  ///   - connection: A database, a leased connection or a transaction.
  ///   - timeout: How long reading all rows may take, from the first one asked for, the consumer's own time
  ///     included. Rows are read 64 at a time, and those that were read come however long the consumer takes. `nil` is the
  ///     limit of the database or transaction.
  public func stream(_ connection: any Connection, timeout: Duration? = nil) -> RowStream<Self> {
    RowStream(statement: self, connection: connection, timeout: timeout)
  }

  /// What a connection has to run; `nil` for an insert of no row, which has no text in SQL, and nothing to do.
  @inlinable func text(
    for connection: any Connection, limitedToOneRow: Bool = false
  ) throws -> RenderedStatement? {
    // The notes look at what the text is made of, whatever else a statement says of itself.
    guard let declaration = _declaration else {
      let statement = statement
      var text = try statement.text(in: connection.dialect, limitedToOneRow: limitedToOneRow)
      if let notes = connection._readNotes, text != nil { try text?.note(statement, in: notes) }
      return text
    }
    return try text(of: declaration, for: connection, limitedToOneRow: limitedToOneRow)
  }

  @inlinable func text(
    of declaration: Declaration, for connection: any Connection, limitedToOneRow: Bool = false
  ) throws -> RenderedStatement? {
    let arguments = _arguments
    var text = try declaration.text(arguments, in: connection.dialect, limitedToOneRow: limitedToOneRow)
    if let notes = connection._readNotes, text != nil {
      try text?.note(declaration.statement(arguments), in: notes)
    }
    return text
  }
}

extension SQLStatement {
  /// Whether it empties a table: not every engine counts the rows.
  var isTruncation: Bool { if case .truncate = self { true } else { false } }

  @usableFromInline func text(
    in dialect: any SQLDialect, limitedToOneRow: Bool
  ) throws -> RenderedStatement? {
    changesNothing ? nil : try render(in: dialect, limitedToOneRow: limitedToOneRow)
  }
}

extension RenderedStatement {
  /// Lets the notes of a connection look at the statement of which this is the text.
  @usableFromInline mutating func note(_ statement: SQLStatement, in notes: _ReadNotes) throws {
    try notes.note(statement, as: &self)
  }

  /// Asks the driver for the names of the columns, which only the rows tell otherwise.
  @usableFromInline mutating func askForColumnNames() { header = ResultHeader() }

  /// The names that the driver has left.
  @usableFromInline var leftColumnNames: [String]? { header?.columnNames }
}

extension QueryStatement {
  /// The number of rows that the query would yield.
  ///
  ///     let count = try await Reminder.where(\.isCompleted).fetchCount(database)      // SELECT count(*) FROM …
  ///
  /// - Throws: What ``Statement/fetchAll(_:timeout:)`` throws.
  public func fetchCount(_ connection: any Connection, timeout: Duration? = nil) async throws -> Int {
    try await count(on: connection, until: timeout.map { Deadline(after: $0) })
  }

  /// The same, for a call that runs other statements, too, within its time.
  func count(on connection: any Connection, until deadline: Deadline?) async throws -> Int {
    let count = SQLStatement.query(sqlQuery.counting)
    var result = 0
    var rendered = try count.render(in: connection.dialect)
    if let notes = connection._readNotes { try notes.note(count, as: &rendered) }
    if let deadline { rendered.deadline = deadline }
    try await connection.run(rendered) { row in
      result = try Int.decode(&row)
    }
    return result
  }
}

extension Connection {
  /// Runs a statement that is no call of a declared query; its rows, if it has any, are left unread.
  @usableFromInline func perform(_ statement: SQLStatement, until deadline: Deadline?) async throws -> Int {
    if case .insert(let insert) = statement,
      var batches = try insert.batches(in: dialect, areOfOneTime: true)
    {
      if let _readNotes { try _readNotes.note(insert, as: &batches) }
      return try await perform(batches, of: insert, deadline: deadline)
    }
    guard var rendered = try statement.text(in: dialect, limitedToOneRow: false) else { return 0 }
    if let _readNotes { try rendered.note(statement, in: _readNotes) }
    if let deadline { rendered.deadline = deadline }
    let affected = try await perform(rendered) { _ in }
    return statement.isTruncation ? 0 : affected
  }

  /// Runs the batches of an insert in one transaction.
  fileprivate func perform(
    _ batches: [RenderedBatch], of insert: SQLInsert, deadline: Deadline?
  ) async throws -> Int {
    if batches.count == 1 {
      var batch = batches[0]
      batch.deadline = deadline
      return try await run(batch, of: insert)
    }
    let options = TransactionOptions(isolation: .readCommitted, deadline: deadline)
    return try await transact(options) { connection in
      var (affected, rows) = (0, 0)
      for batch in batches {
        do {
          affected += try await connection.run(batch, of: insert)
        } catch let error as DatabaseError {
          throw error.row.map { error.inRow(rows + $0) } ?? error
        }
        rows += batch.count
      }
      return affected
    }
  }

  private func run(_ batch: RenderedBatch, of insert: SQLInsert) async throws -> Int {
    do {
      return try await run(batch)
    } catch {
      throw DatabaseError.named(error, by: insert.table, insert.providedColumns(batch))
    }
  }
}

extension SQLInsert {
  /// The columns that the values of a batch are meant for.
  fileprivate func providedColumns(_ batch: RenderedBatch) -> [SQLColumn] {
    var first = RowEncoder()
    batch.encode(0, &first)
    return providedColumns(omitting: first.omitted)
  }
}

extension Statement where Output: _OptionalOutput {
  /// Runs the statement and returns the value of its first row, or `nil` if there is no row or the value is NULL.
  ///
  ///     let oldest = try await Reminder.select { $0.dueDate.min() }.fetchOne(database)     // Date?
  ///
  /// ``fetchAll(_:timeout:)`` tells the two apart.
  ///
  /// - Throws: What ``fetchAll(_:timeout:)`` throws.
  @inlinable
  public func fetchOne(
    _ connection: any Connection, timeout: Duration? = nil
  ) async throws -> Output.Wrapped? {
    try await first(on: connection, until: timeout.map { Deadline(after: $0) })?._wrapped
  }
}

/// An optional value, as what a statement returns for a row.
public protocol _OptionalOutput<Wrapped> {
  /// The type of a value that is there.
  associatedtype Wrapped
  /// The value, or `nil`.
  var _wrapped: Wrapped? { get }
}

extension Optional: _OptionalOutput {
  /// The value itself, or `nil`.
  public var _wrapped: Wrapped? { self }
}
