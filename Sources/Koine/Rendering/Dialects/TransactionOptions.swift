/// How far a transaction is kept apart from those that run at the same time.
public enum IsolationLevel: Sendable, Hashable {
  /// As if transactions ran one after another. The default; conflicts are retryable errors.
  case serializable
  /// Every statement sees the database as it was when the transaction began.
  case repeatableRead
  /// Every statement sees what was committed when the statement began.
  case readCommitted

  /// The name in standard SQL: `SERIALIZABLE`, `REPEATABLE READ`, `READ COMMITTED`.
  public var standardName: String {
    switch self {
    case .serializable: "SERIALIZABLE"
    case .repeatableRead: "REPEATABLE READ"
    case .readCommitted: "READ COMMITTED"
    }
  }
}

/// Whether a transaction may write.
public enum TransactionAccess: Sendable, Hashable {
  /// The transaction may read and write. The default.
  case readWrite
  /// Takes no write lock; a write throws ``DatabaseError/Code/readOnly``.
  case readOnly

  /// The name in standard SQL: `READ WRITE`, `READ ONLY`.
  public var standardName: String { self == .readOnly ? "READ ONLY" : "READ WRITE" }
}

/// What a transaction asks for.
///
///     try await database.transaction(isolation: .readCommitted, access: .readOnly) { connection in … }
public struct TransactionOptions: Sendable, Hashable {
  /// How far the transaction is kept apart from others.
  public var isolation: IsolationLevel
  /// Whether the transaction may write.
  public var access: TransactionAccess
  /// When the transaction has to have been committed.
  public var deadline: Deadline?

  /// Asks for a transaction: serializable, for reading and writing, and without a deadline, unless you say
  /// otherwise.
  public init(
    isolation: IsolationLevel = .serializable, access: TransactionAccess = .readWrite,
    deadline: Deadline? = nil
  ) {
    self.isolation = isolation
    self.access = access
    self.deadline = deadline
  }
}
