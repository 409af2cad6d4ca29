/// A call of a ``DeclaredQuery``: the query with its values. It runs and renders as every statement does.
public struct BoundQuery<Query: Statement>: Statement {
  /// What a row of the declared query is.
  public typealias Output = Query.Output

  @usableFromInline let declaration: TypedDeclaration<Query>
  @usableFromInline let values: [SQLValue]
  /// What reads the rows of a run in which columns are found by their names.
  @usableFromInline var reader: Query?

  // Inlined, as what a call passes through is: each copy of a reference counts beside the few that a call takes.
  @inlinable init(_ declaration: TypedDeclaration<Query>, _ values: [SQLValue]) {
    self.declaration = declaration
    self.values = values
  }

  /// The statement with the values in place of its parameters.
  public var statement: SQLStatement { declaration.statement(values) }

  /// The declared query, which keeps a text for each dialect.
  @inlinable public var _declaration: Declaration? { declaration }

  /// The values of the call.
  @inlinable public var _arguments: [SQLValue] { values }

  /// Reads a row as the declared query does.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    try declaration.query.decode(&row)
  }

  /// Whether the declared query finds columns by their names.
  @inlinable public static var _matchesNames: Bool { Query._matchesNames }

  /// Looks at the names of a result as the declared query does.
  public func _check(_ columnNames: [String]) throws { try declaration.query._check(columnNames) }

  /// Reads the next row of this run, in which names are looked up once.
  @inlinable public mutating func _decodeNext(_ row: inout RowDecoder) throws -> Output {
    if !Query._matchesNames { return try decode(&row) }
    if reader == nil { reader = declaration.query }
    return try reader?._decodeNext(&row) ?? decode(&row)
  }
}

extension BoundQuery: QueryStatement where Query: QueryStatement {
  /// The query with the values in place of its parameters.
  public var sqlQuery: SQLQuery {
    if case .query(let query) = statement { query } else { declaration.query.sqlQuery }
  }
}

extension BoundQuery where Query: SelectStatement {
  /// The query with its values, to which more clauses can be added. The result is no longer a
  /// declared query.
  ///
  ///     Reminder.titled("Walk", 10).query.where { !$0.isCompleted }
  public var query: Query {
    var query = declaration.query
    // With its common tables, in whose queries there may be parameters as well.
    query._query = sqlQuery
    return query
  }
}
