/// What became of one statement: what a ``StatementObserver`` is told.
///
///     SELECT "title" FROM "reminders" WHERE "id" = ?1: 1 row in 4.1e-05 seconds on connection 2
///
/// Neither the description nor, unless the observer asks for them, the event holds bound values.
public struct StatementEvent: Sendable {
  /// How the statement was run.
  @nonexhaustive public enum Call: Sendable, Hashable {
    /// Once, to its end.
    case run
    /// Once for each row of a batch.
    case batch
    /// Portion by portion, as a consumer asked for rows.
    case stream
    /// As a script of several statements.
    case script
    /// By the library, to begin or end a transaction or savepoint.
    case transaction
  }

  /// How the statement was run.
  public var call: Call
  /// The text, with placeholders. Several statements that begin one transaction are joined by `;`.
  public var sql: String
  /// The values of the placeholders, those of a batch row after row. `nil` unless the observer asks for them.
  public var bindings: [SQLValue]?
  /// Which connection ran it: connections count from 1, in the order in which the database opened them.
  public var connection: Int
  /// How long the statement took. The decoding of its rows is included, the wait for a connection or a turn is not. Of
  /// a stream it is the time that the engine took, without the pauses of the consumer.
  public var duration: Duration
  /// How many rows were handed over. A stream reads up to 64 rows ahead of its consumer.
  public var rowCount: Int
  /// How many rows were inserted, updated or deleted. `nil` of a stream, a script, and a statement that failed.
  public var affectedRowCount: Int?
  /// Why the statement failed: ``DatabaseError``, `CancellationError`, or what the code that reads a row threw.
  public var error: (any Error)?

  /// Makes an event, such as one to test an observer with.
  public init(
    _ call: Call, sql: String, bindings: [SQLValue]? = nil, connection: Int = 1, duration: Duration = .zero,
    rowCount: Int = 0, affectedRowCount: Int? = nil, error: (any Error)? = nil
  ) {
    self.call = call
    self.sql = sql
    self.bindings = bindings
    self.connection = connection
    self.duration = duration
    self.rowCount = rowCount
    self.affectedRowCount = affectedRowCount
    self.error = error
  }
}

extension StatementEvent {
  /// Why the statement failed, without bound values and values of rows; `nil` if it did not.
  ///
  /// If the error is not one of the library's, it is the type alone, because the description may hold values.
  public var failure: String? {
    switch error {
    case nil: nil
    case let error as DatabaseError: "\(error.code): \(error.message)"
    case let error?: "\(type(of: error))"
    }
  }
}

extension StatementEvent: CustomStringConvertible {
  /// The text and what became of it, without bound values.
  public var description: String {
    "\(sql): \(outcome) in \(duration) on connection \(connection)"
  }

  private var outcome: String {
    if let failure { return "failed (\(failure))" }
    guard let affectedRowCount, affectedRowCount > 0 else { return Self.rows(rowCount) }
    return "\(Self.rows(affectedRowCount)) affected"
  }

  private static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
}
