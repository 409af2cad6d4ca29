import Synchronization

/// A session that reports what it runs to the observers of its database. For drivers.
@_spi(KoineDriver) public final class ObservedSession: DatabaseSession {
  /// The session that does the work.
  let session: any DatabaseSession
  private let reporter: ConnectionReporter

  /// Wraps a session, which ``StatementReporter/newConnection()`` has given a reporter.
  public init(_ session: any DatabaseSession, _ reporter: ConnectionReporter) {
    self.session = session
    self.reporter = reporter
  }

  /// The dialect of the session.
  public var dialect: any SQLDialect { session.dialect }

  /// Runs one statement, and reports it.
  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    var watch = reporter.watch(statement)
    do {
      let affected = try await session.run(statement) { decoder in
        watch.countRow()
        try row(&decoder)
      }
      watch.end(affected: affected)
      return affected
    } catch {
      watch.fail(error)
      throw error
    }
  }

  /// Runs a batch, and reports it as one statement.
  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int {
    let watch = reporter.watch(.batch, batch.sql) { batch.bindings }
    do {
      let affected = try await session.run(batch)
      watch.end(affected: affected)
      return affected
    } catch {
      watch.fail(error)
      throw error
    }
  }

  /// Starts a statement whose rows are taken in portions; it is reported at its end.
  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await reporter.cursor(statement) { try await session.cursor(statement) }
  }

  /// Runs a text of several statements, and reports it as one.
  public func runScript(_ sql: String, deadline: Deadline?) async throws {
    try await watching(.script, sql) { try await session.runScript(sql, deadline: deadline) }
  }

  /// Begins a transaction, and reports the statements that do.
  public func begin(_ options: TransactionOptions) async throws {
    let statements = try dialect.transactionStatements.begin(options)
    try await watching(.transaction, statements.joined(separator: ";\n")) {
      try await session.begin(options)
    }
  }

  /// Runs a statement that begins or ends a transaction or savepoint, and reports it.
  public func control(_ statement: TransactionStatement, deadline: Deadline?) async throws {
    try await watching(.transaction, statement.sql) {
      try await session.control(statement, deadline: deadline)
    }
  }

  /// Lets nothing be written inside a savepoint; that is not reported.
  public func forbidWriting(deadline: Deadline?) async throws {
    try await session.forbidWriting(deadline: deadline)
  }

  /// Lets the transaction write again.
  public func permitWriting() async { await session.permitWriting() }

  private func watching(
    _ call: StatementEvent.Call, _ sql: String, _ body: () async throws -> Void
  ) async throws {
    let watch = reporter.watch(call, sql)
    do {
      try await body()
      watch.end(affected: call == .transaction ? 0 : nil)
    } catch {
      watch.fail(error)
      throw error
    }
  }
}

extension RenderedBatch {
  /// The values of all rows, one after another.
  fileprivate var bindings: [SQLValue] {
    var values: [SQLValue] = []
    var encoder = RowEncoder()
    for row in 0..<count {
      encoder.removeAll()
      encode(row, &encoder)
      values += encoder.values
    }
    return values
  }
}

extension ConnectionReporter {
  /// Starts a statement whose rows are taken in portions, and reports it at its end.
  ///
  /// - Throws: What `start` throws, which is reported too.
  public func cursor(
    _ statement: RenderedStatement, _ start: () async throws -> any RowCursor
  ) async throws -> any RowCursor {
    var watch = watch(statement, .stream)
    do {
      let cursor = try await start()
      watch.pause()
      return ObservedCursor(cursor, watch)
    } catch {
      watch.fail(error)
      throw error
    }
  }
}

/// A cursor that reports its statement when it has reached the end, has failed, or is closed or released.
private final class ObservedCursor: RowCursor {
  private let cursor: any RowCursor
  /// `nil` once the statement is reported.
  private let watch: Mutex<StatementWatch?>

  init(_ cursor: any RowCursor, _ watch: StatementWatch) {
    self.cursor = cursor
    self.watch = Mutex(watch)
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    let start = ContinuousClock.now
    var rows = 0
    var isCallers = false
    do {
      let hasMore = try await cursor.next(maximum) { decoder in
        rows += 1
        do {
          try row(&decoder)
        } catch {
          isCallers = true
          throw error
        }
      }
      note(rows, since: start)
      if !hasMore { end() }
      return hasMore
    } catch {
      note(rows, since: start, error)
      // The statement may go on if the caller's closure threw.
      if !isCallers { end() }
      throw error
    }
  }

  func close() async {
    let start = ContinuousClock.now
    await cursor.close()
    note(0, since: start)
    end()
  }

  deinit {
    end()
  }

  private func note(_ rows: Int, since start: ContinuousClock.Instant, _ error: (any Error)? = nil) {
    let duration = start.duration(to: .now)
    watch.withLock { watch in
      watch?.note(rows: rows, duration: duration)
      if let error { watch?.note(error) }
    }
  }

  private func end() {
    let watch = watch.withLock { watch in
      defer { watch = nil }
      return watch
    }
    watch?.end()
  }
}
