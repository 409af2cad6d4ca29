import CLibPQ
@_spi(KoineDriver) public import Koine
@_exported public import KoinePostgreSQLDialect

/// A pool of connections to one PostgreSQL database, over libpq.
///
///     let database = try await PostgreSQLDatabase(url: "postgres:///app")
///     let open = try await Reminder.where { !$0.isCompleted }.fetchAll(database)
///
/// Each statement that is run on the database itself takes a connection for its duration and is a
/// transaction of its own. ``withConnection(_:)`` lends one connection for longer.
///
/// Statements are prepared once per connection and values travel in binary form. A task's thread never waits
/// for the server longer than 100 µs. Cancelling a task cancels its statement on the server.
public final class PostgreSQLDatabase: Database {
  private let pool: SessionPool
  private let configuration: Configuration
  let limits: TimeLimits
  let listener: ChangeListener
  /// The dialect of the version that the server has.
  public let dialect: any SQLDialect

  /// Connects to a database.
  ///
  /// One connection is opened and set up at once, so that a mistake in the URL shows here.
  ///
  /// - Parameters:
  ///   - url: `postgres://user:password@host:5432/database?sslmode=verify-full`, `postgres:///app` for the
  ///     local socket, or libpq's keywords: `host=/tmp dbname=app`. What is left out comes from libpq's
  ///     environment variables and password file.
  ///   - configuration: The size of the pool, time limits and the like.
  /// - Throws: `DatabaseError` with the code `cannotConnect` or, if the server is older than PostgreSQL 13,
  ///   `unsupportedVersion`; what the configuration's ``Configuration/prepareConnection`` throws. No message of Koine's
  ///   contains the password.
  public init(url: String, configuration: Configuration = .init()) async throws {
    var parameters = try ConnectionString(url)
    parameters.set("client_encoding", "UTF8")
    parameters.setDefault(
      "fallback_application_name", configuration.applicationName)
    // Without Kerberos the attempt costs a round trip for each connection.
    parameters.setDefault("gssencmode", "disable", environment: "PGGSSENCMODE")
    // A server that disappears without a word is noticed within a minute, not after hours.
    parameters.setDefault("keepalives_idle", "30")
    parameters.setDefault("keepalives_interval", "10")
    parameters.setDefault("keepalives_count", "3")
    parameters.setDefault("tcp_user_timeout", "60000")
    let attempt = ConnectAttempt.start(parameters, configuration: configuration)
    // The attempt keeps its own time limits.
    let link: LibPQConnection
    do {
      guard let made = try await attempt.link() else {
        throw DatabaseError(.cannotConnect, "No connection to the server could be made.")
      }
      link = made
    } catch {
      attempt.abandon()
      throw error
    }
    let dialect = PostgreSQLDialect(version: link.version)
    let statements = StatementReporter(configuration.observers)
    self.dialect = dialect
    self.configuration = configuration
    let catalog = TypeCatalog()
    listener = ChangeListener(
      parameters: parameters, configuration: configuration, catalog: catalog, dialect: dialect)
    limits = TimeLimits(
      acquire: configuration.acquireTimeout, statement: configuration.statementTimeout,
      transaction: configuration.transactionTimeout, lease: configuration.leaseTimeout)
    pool = SessionPool(
      (0..<configuration.poolSize).map { slot in
        // The pool lends its first one first.
        PostgreSQLSession(
          slot: slot, parameters: parameters, configuration: configuration, catalog: catalog,
          dialect: dialect, statements: statements, link: slot == 0 ? link : nil)
      }, acquireTimeout: configuration.acquireTimeout)
    guard configuration.prepareConnection != nil else { return }
    do {
      await giveBack(try await lease(Loan(.lease), deadline: nil))
    } catch {
      await close()
      throw error
    }
  }

  // MARK: Connection

  /// Runs one statement on a connection of the pool and hands each of its rows to `row`, in order.
  ///
  /// - Throws: `DatabaseError`, or `CancellationError` if the task was cancelled.
  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    let statement = limits.limited(statement)
    let session = try await lease(Loan(.statement, sql: statement.sql), deadline: statement.deadline)
    do {
      let affected =
        if let reporter = session.reporter {
          try await ObservedSession(session, reporter).run(statement, row: row)
        } else {
          try await session.run(statement, row: row)
        }
      await giveBack(session)
      return affected
    } catch {
      await giveBack(session)
      throw error
    }
  }

  /// Runs a statement once for each row of values, on one connection of the pool: all of them or none.
  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int {
    let batch = limits.limited(batch)
    let session = try await lease(Loan(.statement, sql: batch.sql), deadline: batch.deadline)
    do {
      let affected = try await session.observed.run(batch)
      await giveBack(session)
      return affected
    } catch {
      await giveBack(session)
      throw error
    }
  }

  /// Starts a statement whose rows are taken in portions. It holds a connection of the pool until it has ended, or the
  /// cursor is released.
  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    let statement = limits.limited(statement)
    let reader = StreamReader()
    let session = try await lease(
      Loan(.stream, sql: statement.sql, reader: reader), deadline: statement.deadline)
    do {
      let onEnd = { @Sendable [pool] (session: PostgreSQLSession) in
        reader.end()
        if session.endLease() { return pool.release(session) }
        Task {
          await session.cleanUp()
          pool.release(session)
        }
      }
      let cursor =
        if let reporter = session.reporter {
          try await reporter.cursor(statement) { try await session.cursor(statement, onEnd: onEnd) }
        } else {
          try await session.cursor(statement, onEnd: onEnd)
        }
      return LentCursor(cursor, readBy: reader)
    } catch {
      reader.end()
      await giveBack(session)
      throw error
    }
  }

  /// Runs `body` in a transaction on a connection of the pool.
  public nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await transact(options, noting: nil, body)
  }

  /// Runs `body` in a transaction on a connection of the pool.
  nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, noting reads: _ReadNotes?, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    var options = options
    options.deadline = limits.deadline(options.deadline, of: .transaction)
    let session = try await lease(Loan(.transaction), deadline: options.deadline)
    do {
      let result = try await ConnectionScope.withTransaction(
        on: session.observed, from: ObjectIdentifier(self), limits: limits, options, noting: reads, body)
      await giveBack(session)
      return result
    } catch {
      let error = await session.completed(error, until: options.deadline)
      await giveBack(session)
      throw error
    }
  }

  // MARK: Database

  /// Lends one connection for the duration of `body`: see `Database`.
  ///
  /// - Throws: What `body` throws; `DatabaseError` with the codes `acquireTimeout`, `deadlineExceeded`, `misuse` and
  ///   those of connecting; `CancellationError` if the task was cancelled while it waited.
  @discardableResult
  public nonisolated(nonsending) func withConnection<Result>(
    timeout: Duration?, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    let deadline = limits.leaseDeadline(timeout)
    let session = try await lease(Loan(.lease), deadline: deadline)
    do {
      let result = try await ConnectionScope.withLease(
        of: session.observed, from: ObjectIdentifier(self), limits: limits, deadline: deadline, body)
      await giveBack(session)
      return result
    } catch {
      let error = await session.completed(error, until: deadline)
      await giveBack(session)
      throw error
    }
  }

  /// Waits for running statements, then closes every connection. A task that waits for one, or asks for one
  /// later, gets an error with the code `misuse`.
  ///
  /// It waits as long as these take, and cancels nothing: cancel the tasks that run them, or give them a `timeout:`, if they
  /// should end sooner.
  ///
  /// Inside a transaction, lease or stream of the database's own it does not wait; the connections are closed after
  /// the end.
  ///
  /// A task that is cancelled does not wait: the call returns, and what is still in use is closed when it is given back.
  public func close() async {
    listener.close()
    pool.close()
    if ConnectionScope.isInside(ObjectIdentifier(self)) || pool.isReadByCurrentTask { return }
    let closing = UnattendedWork { [listener, pool] in
      await listener.waitUntilClosed()
      await pool.waitUntilClosed()
    }
    await closing.wait()
  }

  // MARK: The pool

  private func lease(_ loan: Loan, deadline: Deadline?) async throws -> PostgreSQLSession {
    try ConnectionScope.check(notInside: ObjectIdentifier(self))
    try Task.checkCancellation()
    var limit = MonotonicClock.now + configuration.acquireTimeout.nanoseconds
    if let deadline { limit = min(limit, deadline.nanoseconds) }
    while true {
      let session = try await pool.acquire(loan, deadline: deadline)
      let isReady = session.isReady()
      if isReady, session.isPrepared { return session }
      do {
        let isConnected = if isReady { true } else { try await session.connect(until: limit) }
        if isConnected {
          if !session.isPrepared {
            try await session.prepare(for: ObjectIdentifier(self), limits: limits, deadline: deadline)
          }
          return session
        }
      } catch {
        // A failed attempt leaves nothing behind; one that goes on serves the next task that asks.
        if session.link == nil, session.recovery == nil {
          pool.release(session)
        } else {
          await discard(session)
        }
        if let deadline, deadline.hasPassed, !(error is CancellationError) { throw deadline.error() }
        throw error
      }
      // The server has no connection left to give, but one of ours may have come back.
      pool.release(session)
    }
  }

  private func giveBack(_ session: PostgreSQLSession) async {
    if session.endLease() { return pool.release(session) }
    await release(session) { await session.cleanUp() }
  }

  /// Gives back a place whose connection is of no use.
  private func discard(_ session: PostgreSQLSession) async {
    await release(session) { await session.discard() }
  }

  /// Gives a session back after `body`. A task that gave up because the server does not answer does not wait for it
  /// here either.
  private func release(_ session: PostgreSQLSession, after body: @escaping @Sendable () async -> Void) async {
    let isClean = Event()
    Task.detached { [pool] in
      await body()
      pool.release(session)
      isClean.happen()
    }
    _ = await isClean.wait(until: MonotonicClock.now + PostgreSQLSession.promptness, isCancellable: false)
  }
}
