import KoinePostgreSQL
import KoineSQLite
import Testing

@testable import Koine

/// Every golden query, declared with its values as parameters, means in a call what it means with the values.
@Suite struct DeclaredGoldenTests {
  @Test(arguments: GoldenTests.topics.joined())
  func callsYieldTheRowsOfTheQuery(_ query: GoldenCase) async throws {
    var connections = try await Engines.shared().all
    if !FiniteEngines.differencesOnMariaDB.contains(query.name) {
      connections.append(try await FiniteEngines.shared().mariaDB)
    }
    try await query.checkDeclared(connections)
  }

  /// More parameters than a word has bits.
  @Test func manyParametersAreTaken() async throws {
    let query = Reminder.where { $0.id.in((-80...1).map { $0 }) || $0.priority.is(3) }.order(by: \.id)
    try await GoldenCase.expectTheSameDeclared(
      query, on: Engines.shared().all + [FiniteEngines.shared().mariaDB])
  }
}

/// A statement whose bound values are parameters of a declared query.
struct ParameterisedStatement<Base: Statement>: Statement {
  typealias Output = Base.Output
  let base: Base
  let statement: SQLStatement

  func decode(_ row: inout RowDecoder) throws -> Output { try base.decode(&row) }

  /// The call of a declared query in which parameters stand in place of a statement's values.
  ///
  /// - Parameter merging: Whether equal values are one parameter.
  static func call(_ base: Base, merging: Bool) -> BoundQuery<Self> {
    let number = Declaration.nextNumber()
    var values: [SQLExpression] = []
    let rewriter = SQLRewriter(expression: { node in
      guard case .value(_, let type) = node else { return node }
      var position = values.count
      if merging, let earlier = values.firstIndex(of: node) {
        position = earlier
      } else {
        values.append(node)
      }
      return .parameter(SQLParameter(declaration: number, position: position, type: type))
    })
    let statement = rewriter.rewrite(base.statement)
    let declared = Self(base: base, statement: statement)
    let arguments = values.map { node in if case .value(let value, _) = node { value } else { SQLValue.null }
    }
    return BoundQuery(TypedDeclaration(declared, number: number, file: #fileID, line: #line), arguments)
  }
}

extension GoldenCase {
  /// Runs the calls again and again, and on PostgreSQL with a plan that knows no values.
  static func expectTheSameDeclared<Query: Statement>(
    _ query: Query, on connections: [any Connection]
  ) async throws {
    // Rows bring their values themselves, and keys that the database makes differ from run to run.
    if case .insert(let insert) = query.statement, case .rows = insert.source { return }
    for merging in [false, true] {
      let call = ParameterisedStatement.call(query, merging: merging)
      for connection in connections {
        guard (try? query.statement.render(in: connection.dialect)) != nil else {
          #expect(
            refusal(of: call, in: connection.dialect) == refusal(of: query, in: connection.dialect))
          continue
        }
        try await expectTheSameDeclared(query, call, on: connection)
      }
    }
  }

  private static func expectTheSameDeclared(
    _ query: some Statement, _ call: some Statement, on connection: any Connection
  ) async throws {
    let expected = try await declaredRows(of: query, on: connection)
    #expect(try await declaredRows(of: call, on: connection) == expected)
    guard let database = connection as? PostgreSQLDatabase else { return }
    try await database.withConnection { connection in
      for _ in 2...7 { #expect(try await declaredRows(of: call, on: connection) == expected) }
      try await connection.execute("SET plan_cache_mode = force_generic_plan")
      #expect(try await declaredRows(of: call, on: connection) == expected)
      try await connection.execute("RESET plan_cache_mode")
    }
  }

  private static func refusal(of statement: some Statement, in dialect: any SQLDialect) -> String? {
    do {
      _ =
        try statement._declaration?.text(statement._arguments, in: dialect, limitedToOneRow: false)
        ?? statement.statement.render(in: dialect)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The rows, in their order where the query has one.
  private static func declaredRows(
    of query: some Statement, on connection: any Connection
  ) async throws -> [String] {
    var rows: [Row] = []
    if case .query(let tree) = query.statement {
      rows = try await query.fetchRows(connection)
      if !tree.ordering.isEmpty { return rows.map { "\($0.values)" } }
    } else {
      try await connection.rolledBack { rows = try await query.fetchRows($0) }
    }
    return rows.map { "\($0.values)" }.sorted()
  }
}
