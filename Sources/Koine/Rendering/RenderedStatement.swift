/// The text of a statement for one dialect, with the values that its placeholders stand for.
///
///     let statement = try Reminder.find(42).render(in: .sqlite)
///     statement.sql        // SELECT … FROM "reminders" WHERE "reminders"."id" = ?1
///     statement.bindings   // [.integer(42)]
public struct RenderedStatement: Sendable, Hashable {
  public var sql: String
  /// The values of the placeholders, in the order of their numbers.
  public var bindings: [SQLValue]
  /// The SQL type of each placeholder, `nil` values included.
  public var types: [SQLType]

  public init(sql: String, bindings: [SQLValue] = [], types: [SQLType] = []) {
    self.sql = sql
    self.bindings = bindings
    self.types = types
  }
}

/// One statement that runs once for each of many rows of values, in the order of the rows.
///
/// An insert of many rows is prepared once and fed row by row; a driver may pipeline the rows, but runs all
/// of them or, after an error, none.
public struct RenderedBatch: Sendable {
  public var sql: String
  public var types: [SQLType]
  public var count: Int
  /// Appends the values of one row, as many as there are `types`.
  public var encode: @Sendable (_ row: Int, _ encoder: inout RowEncoder) -> Void

  public init(
    sql: String, types: [SQLType], count: Int,
    encode: @escaping @Sendable (_ row: Int, _ encoder: inout RowEncoder) -> Void
  ) {
    self.sql = sql
    self.types = types
    self.count = count
    self.encode = encode
  }
}
