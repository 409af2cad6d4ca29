/// A typed statement: what it is and how its rows are read.
public protocol Statement<Output>: Sendable, CustomDebugStringConvertible {
  /// What one row is in Swift; `Void` for a statement without rows.
  associatedtype Output
  /// The statement as a value that dialects render.
  var statement: SQLStatement { get }
  /// Reads one row.
  func decode(_ row: inout RowDecoder) throws -> Output
}

extension Statement where Output == Void {
  public func decode(_ row: inout RowDecoder) {}
}

extension Statement {
  /// The tables that the statement reads and writes, those of its subqueries included.
  ///
  ///     Reminder.where(\.isCompleted).delete().tables.written     // ["reminders"]
  public var tables: SQLTables { statement.tables }
}
