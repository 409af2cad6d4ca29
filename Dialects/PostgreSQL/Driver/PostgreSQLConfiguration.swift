@_spi(KoineDriver) public import Koine

extension PostgreSQLDatabase {
  /// How a database connects and what it keeps.
  public struct Configuration: Sendable {
    /// The most connections that are open at a time, at least 1. They are opened when they are needed.
    public var poolSize: Int { didSet { poolSize = max(1, poolSize) } }
    /// How long it may take to open a connection, on all hosts together, including name resolution and
    /// authentication; each host gets its share. A `connect_timeout` in the URL, in seconds for each host, has precedence.
    ///
    /// A server that is starting, or has no connection left, is asked again for as long as ``acquireTimeout``.
    public var connectTimeout: Duration
    /// How many prepared statements each connection keeps. 0 prepares none.
    ///
    /// The server goes on reading the table that a statement was prepared for if another session creates one of the same
    /// name in a schema that comes first in `search_path`: name the schema, or keep none, where that happens.
    public var statementCacheSize: Int { didSet { statementCacheSize = max(0, statementCacheSize) } }
    /// How long the server may take to end a statement that was cancelled, before the connection is closed. The
    /// task does not wait for it: it returns within 100 ms.
    ///
    /// What writes outside of a transaction gets the same time, because its outcome matters: if it was too late to be
    /// stopped, the call returns as if it had not been cancelled. So does a COMMIT. Without an answer both throw
    /// `commitOutcomeUnknown`.
    public var cancelTimeout: Duration
    /// What `pg_stat_activity` shows. An `application_name` in the URL has precedence.
    public var applicationName: String
    /// How long a task waits for a connection, or for its turn on one, before
    /// `acquireTimeout`.
    public var acquireTimeout: Duration
    /// How long a statement may take if its call names no `timeout`. `nil` sets no limit.
    public var statementTimeout: Duration?
    /// How long a transaction may take if its call names no `timeout`. `nil` sets no limit.
    public var transactionTimeout: Duration?
    /// How long `withConnection` may take if its call names no `timeout`. `nil` sets no limit.
    public var leaseTimeout: Duration?
    /// How long the connection on which an observed database hears of changes may be silent, before the server is asked
    /// whether it is still there; at least 10 milliseconds. Without an answer within ``cancelTimeout``, another
    /// connection takes its place.
    public var listeningInterval: Duration {
      didSet { listeningInterval = Self.paced(listeningInterval) }
    }
    /// Who is told of every statement that a connection runs.
    public var observers: [StatementObserver]
    /// Sets up each new connection before anybody uses it.
    ///
    ///     configuration.prepareConnection = { connection in
    ///       try await connection.execute("SET search_path TO app, public")
    ///     }
    ///
    /// What it throws is the error of the call that needs the connection; the connection is closed, and the next call
    /// opens another one. It may take as long as ``acquireTimeout``.
    ///
    /// What it sets stays for as long as the database is open: if SQL written by hand changes what the server keeps for
    /// a connection, the connection is put back to what it was when it was opened, and the code runs again.
    ///
    /// Use the connection that the closure receives; the database itself throws `misuse` there.
    public var prepareConnection: (@Sendable (any Connection) async throws -> Void)?

    /// A pool has at least one connection, a cache at least no statement, and a listening connection may be silent for
    /// at least 10 milliseconds, whatever the caller asks for.
    public init(
      poolSize: Int = 8, connectTimeout: Duration = .seconds(10), statementCacheSize: Int = 256,
      cancelTimeout: Duration = .seconds(2), applicationName: String = "koine",
      acquireTimeout: Duration = .seconds(30),
      statementTimeout: Duration? = nil, transactionTimeout: Duration? = nil, leaseTimeout: Duration? = nil,
      listeningInterval: Duration = .seconds(30), observers: [StatementObserver] = [],
      prepareConnection: (@Sendable (any Connection) async throws -> Void)? = nil
    ) {
      self.poolSize = max(1, poolSize)
      self.connectTimeout = connectTimeout
      self.statementCacheSize = max(0, statementCacheSize)
      self.cancelTimeout = cancelTimeout
      self.applicationName = applicationName
      self.acquireTimeout = acquireTimeout
      self.statementTimeout = statementTimeout
      self.transactionTimeout = transactionTimeout
      self.leaseTimeout = leaseTimeout
      self.listeningInterval = Self.paced(listeningInterval)
      self.observers = observers
      self.prepareConnection = prepareConnection
    }

    /// An interval at which a server may be asked again and again.
    private static func paced(_ interval: Duration) -> Duration { max(.milliseconds(10), interval) }
  }
}

extension Duration {
  /// Nanoseconds; 0 if the duration is negative.
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return UInt64(clamping: min(seconds, 1_000_000_000)) * 1_000_000_000
      + UInt64(attoseconds / 1_000_000_000)
  }
}
