/// A query written by hand, with the Swift type of its rows: a value that functions return, that runs, and that
/// is used inside of other queries.
///
///     func overdue(before date: Date) -> RawQuery<Reminder> {
///       RawQuery("SELECT * FROM \(Reminder.self) WHERE \(Reminder.columns.dueDate) < \(date)", as: Reminder.self)
///     }
///
///     let reminders = try await overdue(before: .now).fetchAll(database)
///     let ids = RawQuery("SELECT id FROM reminders", as: Int.self)
///     Tag.where { $0.reminderID.in(ids) }       // "tags"."reminderID" IN (SELECT id FROM reminders)
///
/// The columns of a table are found by their names in the result, in any order, and others are passed over; a
/// missing name, or one that occurs twice, is an error. Values and tuples of them are read by their
/// position, from a result of the same number of columns. ``Row`` takes any result.
///
/// The text is the same on every engine, and so outside the promise of one meaning: `check(in:)` says so.
///
/// `@unchecked Sendable`: `matching` and `rowNumber` are set only in the copy that a run makes for itself.
public struct RawQuery<Output>: QueryStatement, @unchecked Sendable {
  /// The whole query, with its values.
  public let fragment: SQLFragment
  let columnTypes: [SQLType]?
  /// What rows are read as.
  private let shape: Any.Type
  private let match: @Sendable ([String]) throws -> RowMatching
  private let read: @Sendable (inout RowDecoder, RowMatching) throws -> Output
  /// Where the values are in the result of the current run.
  private var matching: RowMatching?
  /// The row of the current run, from 1.
  private var rowNumber = 0

  /// - Parameters:
  ///   - fragment: The whole query.
  ///   - type: A table, a value, or ``Row``.
  public init<Shape: RowReadable>(_ fragment: SQLFragment, as type: Shape.Type)
  where Shape.RowValue == Output {
    self.fragment = fragment
    columnTypes = (Shape.self as? any SQLRepresentable.Type).map { [$0.sqlType] }
    shape = Shape.self
    match = { names in try Shape._match(names) }
    read = { row, matching in try Shape._read(&row, matching) }
  }

  /// - Parameters:
  ///   - fragment: The whole query.
  ///   - type: A tuple of values, by their position.
  public init<First: SQLRepresentable, Second: SQLRepresentable, each Rest: SQLRepresentable>(
    _ fragment: SQLFragment, as type: (First, Second, repeat each Rest).Type
  ) where Output == (First, Second, repeat each Rest) {
    self.fragment = fragment
    var types = [First.sqlType, Second.sqlType]
    repeat types.append((each Rest).sqlType)
    columnTypes = types
    shape = Output.self
    let width = types.count
    match = { names in try RowMatching(names, width: width) }
    read = { row, _ in
      (try First.decode(&row), try Second.decode(&row), repeat try (each Rest).decode(&row))
    }
  }

  /// The query as a value that dialects render.
  public var statement: SQLStatement { .query(.fragment(fragment)) }

  /// The query as a value that dialects render.
  public var sqlQuery: SQLQuery { .fragment(fragment) }

  /// Columns are found by their names, once per run.
  public static var _matchesNames: Bool { true }

  /// Checks the names of a result without rows.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a column is missing or is there twice, or if
  ///   the result has another number of columns.
  public func _check(_ columnNames: [String]) throws {
    _ = try match(columnNames)
  }

  /// Reads one row by itself, for which the names are looked up anew.
  public func decode(_ row: inout RowDecoder) throws -> Output {
    var reader = self
    return try reader._decodeNext(&row)
  }

  /// Reads the next row of a run, in which names are looked up at the first row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding`, naming the column and the row.
  public mutating func _decodeNext(_ row: inout RowDecoder) throws -> Output {
    let known = try matching ?? match(row.columnNames)
    matching = known
    rowNumber += 1
    do {
      return try read(&row, known)
    } catch let error as DatabaseError {
      throw known.naming(error, row: rowNumber)
    }
  }
}

/// A query that may be SQL written by hand.
protocol HandWrittenQuery {
  /// The types of the values in a row; `nil` if they have names instead, or are not known.
  var columnTypes: [SQLType]? { get }
  /// The columns that rows are read from by their names.
  var namedColumns: [ColumnDefinition] { get }
}

extension RawQuery: HandWrittenQuery {
  var namedColumns: [ColumnDefinition] { (shape as? any Table.Type)?.schema.columns ?? [] }
}

extension BoundQuery: HandWrittenQuery where Query: QueryStatement {
  var columnTypes: [SQLType]? { (declaration.query as? any HandWrittenQuery)?.columnTypes }
  var namedColumns: [ColumnDefinition] {
    (declaration.query as? any HandWrittenQuery)?.namedColumns ?? []
  }
}

extension SQLQuery {
  /// The rows of SQL written by hand, whose columns get names by their positions, which only WITH can give them:
  /// `SELECT koine_1 FROM (WITH koine_arm (koine_1) AS (…) SELECT koine_1 FROM koine_arm)`.
  func namingColumns(of types: [SQLType]) -> SQLQuery {
    let every = SQLExpression.fragment(SQLFragment([.text("*")]), .unknown)
    let source = SQLSource.derived(self, SQLTableReference(name: "koine_arm", columns: []))
    let reference = SQLTableReference(
      name: "koine_arm",
      columns: types.enumerated().map { .init(name: "koine_\($0 + 1)", type: $1, isNullable: true) })
    let rows = SQLQuery.select(SQLSelect(columns: [.expression(every)], from: source))
    let named = SQLQuery(
      with: [SQLCommonTable(reference, rows)], .select(SQLSelect(every: .table(reference))))
    return .select(SQLSelect(every: .derived(named, reference)))
  }
}

/// A query of one value, as a scalar subquery: NULL if it has no row.
extension RawQuery: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// The value of the query's only column: NULL if it has no row.
  public typealias Value = Output.OptionalValue

  /// The query as a scalar subquery: `(SELECT …)`.
  public var expression: SQLExpression { .subquery(.fragment(fragment), Output.sqlType).bounded }
}

extension RawQuery: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

extension Table {
  /// A query written by hand as a table in FROM; its columns have the names of the table's.
  ///
  ///     Busy.from(RawQuery("SELECT hour, count(*) AS flights FROM flights GROUP BY hour", as: Busy.self))
  ///       .where { $0.flights > 10 }
  ///     // SELECT … FROM (SELECT hour, count(*) AS flights …) AS "busies" WHERE "busies"."flights" > ?1
  public static func from(_ query: RawQuery<Row>) -> From1<Columns> {
    from(query.sqlQuery)
  }
}

extension SelectStatement {
  /// Names a query written by hand, whose columns have the names of the table's, so that the FROM clause and
  /// joins use it as a table. See ``with(_:as:materialized:)``.
  public func with<Common: Table>(
    _ table: Common.Type, as query: RawQuery<Common.Row>, materialized isMaterialized: Bool? = nil
  ) -> Self {
    var copy = self
    copy._query.with.append(
      SQLCommonTable(Common.columns._source, query.sqlQuery.bounded, materialized: isMaterialized))
    return copy
  }
}
