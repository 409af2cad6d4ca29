import Koine

/// The rows of a query as values that can be compared with those of another engine, and shown.
///
///     let rows = try await ResultRows(of: query, on: database)
///     print(rows.table(limit: 5))
public struct ResultRows: Sendable {
  /// A column of the result.
  public struct Column: Sendable, Hashable {
    /// The name of the column.
    public var name: String
    /// The column's type in the query; `unknown` if a fragment does not say.
    public var type: SQLType

    /// Describes a column.
    public init(name: String, type: SQLType) {
      self.name = name
      self.type = type
    }
  }

  /// The columns, in the order of the values in a row.
  public var columns: [Column]
  /// The values as the engine sent them.
  public var rows: [[SQLValue]]

  /// Makes rows from values that no query yielded, to compare with those of one.
  public init(columns: [Column], rows: [[SQLValue]]) {
    self.columns = columns
    self.rows = rows
  }

  /// Runs a statement and takes its rows. Each row is also decoded to the statement's own type.
  ///
  /// - Throws: `UnsupportedFeatures`, `DatabaseError`, and what decoding throws.
  public init<Query: Statement>(of query: Query, on connection: any Connection) async throws {
    try await self.init(of: query, on: connection) { _ in }
  }

  init<Query: Statement>(
    of query: Query, on connection: any Connection, eachOutput: (Query.Output) -> Void
  ) async throws {
    columns = query.statement.resultColumns
    rows = []
    var rows: [[SQLValue]] = []
    var width = 0
    let nested = query.statement.nestedColumns
    try await connection.perform(query.render(in: connection.dialect)) { decoder in
      width = decoder.columnCount
      var values: [SQLValue] = []
      values.reserveCapacity(width)
      while values.count < width {
        if let rows = nested[values.count], width == columns.count {
          values.append(.text(try rows.text(in: &decoder)))
        } else {
          values.append(try decoder.nextValue())
        }
      }
      rows.append(values)
      decoder.position = 0
      eachOutput(try query.decode(&decoder))
    }
    self.rows = rows
    if columns.count != width, !rows.isEmpty {
      columns = (0..<width).map { Column(name: "column \($0 + 1)", type: .unknown) }
    }
  }

  /// The first rows in a frame, and how many there are in all if some are left out.
  public func table(limit: Int = .max) -> String {
    let table = TextTable(
      columns: columns.map(\.name), rows: rows.prefix(limit).map { $0.map(\.displayText) })
    return rows.count > limit ? "\(table)\n… \(rows.count) rows in all" : "\(table)"
  }
}

extension SQLStatement {
  /// The columns of the rows that the statement yields.
  package var resultColumns: [ResultRows.Column] {
    switch self {
    case .query(let query): query.columns?.flatMap(\.resultColumns) ?? []
    case .insert(let insert): insert.returning.flatMap(\.resultColumns)
    case .update(let update): update.returning.flatMap(\.resultColumns)
    case .delete(let delete): delete.returning.flatMap(\.resultColumns)
    default: []
    }
  }

  /// Whether the order of the rows is part of the result.
  var isOrdered: Bool {
    if case .query(let query) = self { !query.ordering.isEmpty } else { false }
  }
}

extension SQLSelection {
  fileprivate var resultColumns: [ResultRows.Column] {
    switch self {
    case .columns(let source): source.columns.map { ResultRows.Column(name: $0.name, type: $0.type) }
    case .named(let expression, let name): [ResultRows.Column(name: name, type: expression.type)]
    case .expression(let expression):
      [ResultRows.Column(name: expression.shortName, type: expression.type)]
    }
  }
}

extension SQLExpression {
  /// What the head of a table calls a result without a name of its own.
  fileprivate var shortName: String {
    switch self {
    case .column(let column): column.name
    case .aggregate(let aggregate):
      switch aggregate.function {
      case .count: "count"
      case .sum: "sum"
      case .average: "avg"
      case .minimum: "min"
      case .maximum: "max"
      default: "aggregate"
      }
    case .function(let function, _): "\(function)"
    case .conditional: "case"
    case .cast(let operand, _): operand.shortName
    default: "expression"
    }
  }
}
