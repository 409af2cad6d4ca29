/// A call of a ``DeclaredQuery``: the query with its values. It runs and renders as every statement does.
public struct BoundQuery<Query: Statement>: Statement {
  public typealias Output = Query.Output

  /// The query with its parameters, which reads the rows.
  private var template: Query
  private let call: DeclaredCall

  init(template: Query, call: DeclaredCall) {
    self.template = template
    self.call = call
  }

  public var statement: SQLStatement { call.statement }

  public var _declared: DeclaredCall? { call }

  public func decode(_ row: inout RowDecoder) throws -> Output { try template.decode(&row) }

  public static var _matchesNames: Bool { Query._matchesNames }

  public mutating func _decodeNext(_ row: inout RowDecoder) throws -> Output {
    try template._decodeNext(&row)
  }
}

extension BoundQuery: QueryStatement where Query: QueryStatement {
  public var sqlQuery: SQLQuery {
    if case .query(let query) = statement { query } else { template.sqlQuery }
  }
}

extension BoundQuery where Query: SelectStatement {
  /// The query with its values, to which more clauses can be added. What comes of it is no declared query any
  /// more.
  ///
  ///     Reminder.titled("Walk", 10).query.where { !$0.isCompleted }
  public var query: Query {
    var query = template
    query.query = query.query.replacingParameters(by: call.values)
    return query
  }
}
