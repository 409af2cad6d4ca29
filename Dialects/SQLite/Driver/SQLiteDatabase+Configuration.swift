@_spi(KoineDriver) public import Koine

extension SQLiteDatabase {
  /// How a database is opened.
  ///
  ///     let database = try SQLiteDatabase(path: path, configuration: .init(busyTimeout: .seconds(1)))
  public struct Configuration: Sendable {
    /// What a commit waits for, SQLite's `PRAGMA synchronous`.
    public enum Synchronous: Sendable, Hashable {
      /// The disk. What was committed survives a loss of power. The default.
      case full
      /// The operating system. The last transactions may be lost with the power, never half of one; a
      /// commit is much faster.
      case normal
    }

    /// How many connections read beside the one that writes, at least 1. They are opened when needed.
    public var readerCount: Int
    /// Whether the file is only read. It has to exist, and stays as it is: its journal mode is that of whoever writes it,
    /// and a statement that writes throws `readOnly`.
    public var isReadOnly: Bool
    /// How long a statement waits for the lock of another process or database object.
    public var busyTimeout: Duration
    /// What a commit waits for.
    public var synchronous: Synchronous
    /// How many prepared statements each connection keeps, at least 1.
    public var statementCacheCapacity: Int
    /// How long a task waits for a connection, or for its turn on one, before
    /// `acquireTimeout`.
    public var acquireTimeout: Duration
    /// How long a statement may take if its call names no `timeout`. `nil` sets no limit.
    public var statementTimeout: Duration?
    /// How long a transaction may take if its call names no `timeout`. `nil` sets no limit.
    public var transactionTimeout: Duration?
    /// How long `withConnection` may take if its call names no `timeout`. `nil` sets no limit.
    public var leaseTimeout: Duration?
    /// Who is told of every statement that a connection runs.
    public var observers: [StatementObserver]
    /// Sets up each new connection before anybody uses it.
    ///
    ///     configuration.prepareConnection = { connection in
    ///       try await connection.execute("PRAGMA cache_size = -64000")
    ///     }
    ///
    /// It runs when a connection is first needed, also on the connections that only read and cannot write. What it
    /// throws is the error of the call that needs the connection; the connection is closed, and the next call opens
    /// another one. It may take as long as ``acquireTimeout``.
    ///
    /// What it sets stays for as long as the database is open: if SQL written by hand changes a connection to a file,
    /// another one takes its place, which is set up anew. In memory there is no other; its settings are put back, and
    /// temporary tables and databases that were attached later are removed.
    ///
    /// Use the connection that the closure receives; the database itself throws `misuse` there.
    /// The wait for locks is ``busyTimeout``; `PRAGMA busy_timeout` has no effect.
    public var prepareConnection: (@Sendable (any Connection) async throws -> Void)?

    /// Makes a configuration from what differs from the defaults.
    ///
    /// - Parameters:
    ///   - readerCount: How many connections read; 4 unless given, and at least 1.
    ///   - isReadOnly: Whether the file is only read, and has to exist.
    ///   - busyTimeout: The wait for the lock of another process or database object; 5 seconds unless given.
    ///   - synchronous: What a commit waits for; the disk unless given.
    ///   - statementCacheCapacity: How many prepared statements each connection keeps; 128 unless given, and
    ///     at least 1.
    ///   - acquireTimeout: The wait for a connection, or for a turn on one; 30 seconds unless given.
    ///   - statementTimeout: The time limit of a statement whose call names none.
    ///   - transactionTimeout: The time limit of a transaction whose call names none.
    ///   - leaseTimeout: The time limit of `withConnection` if its call names none.
    ///   - observers: Who is told of every statement; nobody unless given.
    ///   - prepareConnection: Sets up each new connection before anybody uses it.
    public init(
      readerCount: Int = 4, isReadOnly: Bool = false, busyTimeout: Duration = .seconds(5),
      synchronous: Synchronous = .full, statementCacheCapacity: Int = 128,
      acquireTimeout: Duration = .seconds(30),
      statementTimeout: Duration? = nil, transactionTimeout: Duration? = nil, leaseTimeout: Duration? = nil,
      observers: [StatementObserver] = [],
      prepareConnection: (@Sendable (any Connection) async throws -> Void)? = nil
    ) {
      self.readerCount = max(1, readerCount)
      self.isReadOnly = isReadOnly
      self.busyTimeout = busyTimeout
      self.synchronous = synchronous
      self.statementCacheCapacity = max(1, statementCacheCapacity)
      self.acquireTimeout = acquireTimeout
      self.statementTimeout = statementTimeout
      self.transactionTimeout = transactionTimeout
      self.leaseTimeout = leaseTimeout
      self.observers = observers
      self.prepareConnection = prepareConnection
    }
  }
}
