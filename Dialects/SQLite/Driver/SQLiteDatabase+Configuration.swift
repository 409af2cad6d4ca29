extension SQLiteDatabase {
  /// How a database is opened.
  ///
  ///     let database = try SQLiteDatabase(path: path, configuration: .init(busyTimeout: .seconds(1)))
  public struct Configuration: Sendable, Hashable {
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
    /// How long a statement waits for the lock of another process or database object.
    public var busyTimeout: Duration
    public var synchronous: Synchronous
    /// How many prepared statements each connection keeps, at least 1.
    public var statementCacheCapacity: Int
    /// How long a task waits for a connection, or for its turn on one, before
    /// ``DatabaseError/Code/acquireTimeout``.
    public var acquireTimeout: Duration
    /// How long a statement may take if its call names no `timeout`. `nil` sets no limit.
    public var statementTimeout: Duration?
    /// How long a transaction may take if its call names no `timeout`. `nil` sets no limit.
    public var transactionTimeout: Duration?
    /// How long `withConnection` may take if its call names no `timeout`. `nil` sets no limit.
    public var leaseTimeout: Duration?

    public init(
      readerCount: Int = 4, busyTimeout: Duration = .seconds(5), synchronous: Synchronous = .full,
      statementCacheCapacity: Int = 128, acquireTimeout: Duration = .seconds(30),
      statementTimeout: Duration? = nil, transactionTimeout: Duration? = nil, leaseTimeout: Duration? = nil
    ) {
      self.readerCount = max(1, readerCount)
      self.busyTimeout = busyTimeout
      self.synchronous = synchronous
      self.statementCacheCapacity = max(1, statementCacheCapacity)
      self.acquireTimeout = acquireTimeout
      self.statementTimeout = statementTimeout
      self.transactionTimeout = transactionTimeout
      self.leaseTimeout = leaseTimeout
    }
  }
}
