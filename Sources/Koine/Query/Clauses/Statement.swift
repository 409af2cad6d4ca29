/// A typed statement: what it is and how its rows are read.
public protocol Statement<Output>: VerifiableQuery, CustomDebugStringConvertible {
  /// What one row is in Swift; `Void` for a statement without rows.
  associatedtype Output
  /// The statement as a value that dialects render.
  var statement: SQLStatement { get }
  /// The declared query of which this is a call.
  var _declaration: Declaration? { get }
  /// The values of the call.
  var _arguments: [SQLValue] { get }
  /// Reads one row: the cells that ``statement`` selects, from the first on.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell does not hold what is expected.
  func decode(_ row: inout RowDecoder) throws -> Output
  /// Whether the columns of a result are found by their names, which is worked out at its first row.
  static var _matchesNames: Bool { get }
  /// Looks at the names of a result without rows.
  func _check(_ columnNames: [String]) throws
  /// Reads the next row of one run; the first call works out what holds for all rows of the run.
  mutating func _decodeNext(_ row: inout RowDecoder) throws -> Output
}

extension Statement {
  /// A statement is not a call of a declared query, unless it says so.
  @inlinable public var _declaration: Declaration? { nil }
  /// There are none without a declared query.
  @inlinable public var _arguments: [SQLValue] { [] }
  /// Columns are read by their position, unless the statement says otherwise.
  @inlinable public static var _matchesNames: Bool { false }
  /// Looks at nothing, unless the statement finds columns by their names.
  public func _check(_ columnNames: [String]) throws {}
  /// Reads the next row like every other.
  @inlinable public mutating func _decodeNext(_ row: inout RowDecoder) throws -> Output { try decode(&row) }
}

/// A query, which can be run, and be part of others.
public protocol QueryStatement<Output>: Statement {
  /// The query as a value that dialects render.
  var sqlQuery: SQLQuery { get }
}

extension Statement where Output == Void {
  /// Leaves the row unread.
  public func decode(_ row: inout RowDecoder) {}
}

extension Statement {
  /// The tables that the statement reads and writes, those of its subqueries included.
  ///
  ///     Reminder.where(\.isCompleted).delete().tables.written     // ["reminders"]
  public var tables: SQLTables { statement.tables }
}
