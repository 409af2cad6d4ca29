import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// One query with its golden file and the rows that it yields on every engine.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let testDescription: String
  let statement: SQLStatement
  /// Renders the statement in each dialect and compares the text with the golden file.
  let checkText: @Sendable (GoldenFiles) throws -> Void
  /// Runs the statement on both engines and compares the rows.
  let checkRows: @Sendable (Engines) async throws -> Void

  /// Runs the statement on connections that take it, which hold the same rows, and compares what they yield and leave.
  let checkSameRows: @Sendable ([any Connection]) async throws -> Void

  /// Declares the statement with its values as parameters, and compares the rows of calls.
  let checkDeclared: @Sendable ([any Connection]) async throws -> Void

  /// Renders the statement in another dialect, which must write it in its own signs or refuse it.
  let checkRefusal: @Sendable (any SQLDialect) -> Void

  static let dialects: [any SQLDialect] = [
    SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL, MariaDBDialect.mariaDB,
  ]

  private init<Query: Statement>(
    name: String, _ query: Query, rows: @escaping @Sendable (Engines) async throws -> Void,
    sameRows: @escaping @Sendable ([any Connection]) async throws -> Void
  ) {
    self.name = name
    testDescription = name
    statement = query.statement
    checkText = { try assertGolden(query, named: name, dialects: Self.dialects, in: $0) }
    checkRows = rows
    checkSameRows = sameRows
    checkDeclared = { try await Self.expectTheSameDeclared(query, on: $0) }
    checkRefusal = { dialect in
      guard let rendered = try? query.statement.render(in: dialect) else {
        return #expect(!query.statement.check(in: dialect).filter { !$0.isNote }.isEmpty)
      }
      let signs = rendered.sql.replacing(/'[^']*'/, with: "")
      #expect(!signs.contains("\""), "\(name): \(rendered.sql)")
    }
  }

  /// A query, and its rows: in order where it has one.
  init<Query: QueryStatement>(_ name: String, _ query: Query, _ expected: [Query.Output])
  where Query.Output: Sendable {
    self.init(name: name, query) { engines in
      let found = try await assertSameRows(query, on: engines.all)
      Self.expect(found, expected, isOrdered: !query.sqlQuery.ordering.isEmpty)
      try await Self.expectTheSameWhenRepeated(query, on: engines.postgreSQL)
    } sameRows: {
      try await assertSameRows(query, on: $0)
    }
  }

  /// An insert, update or delete that yields nothing; `then` shows what it has done.
  init<Change: Statement, Query: QueryStatement>(
    _ name: String, _ change: Change, affects count: Int, then query: Query, _ expected: [Query.Output]
  ) where Change.Output == Void, Query.Output: Sendable {
    self.init(name: name, change) { engines in
      try await engines.rolledBack { connections in
        try await assertSameRows(change, on: connections)
        let found = try await assertSameRows(query, on: connections)
        Self.expect(found, expected, isOrdered: !query.sqlQuery.ordering.isEmpty)
      }
      // Executed, an insert of several rows is a batch.
      try await engines.rolledBack { connections in
        for connection in connections {
          #expect(try await change.execute(connection) == count, "\(connection.dialect.name)")
        }
        let found = try await assertSameRows(query, on: connections)
        Self.expect(found, expected, isOrdered: !query.sqlQuery.ordering.isEmpty)
      }
      try await Self.expectTheSameWhenRepeated(change, on: engines.postgreSQL)
    } sameRows: { connections in
      for connection in connections {
        #expect(try await change.execute(connection) == count, "\(connection.dialect.name)")
      }
      try await assertSameRows(query, on: connections)
    }
  }

  /// An insert, update or delete that yields rows; they are compared as a multiset.
  init<Change: Statement>(
    _ name: String, _ change: Change, returns expected: [Change.Output]
  ) where Change.Output: Sendable {
    self.init(name: name, change) { engines in
      try await engines.rolledBack { connections in
        let found = try await assertSameRows(change, on: connections)
        Self.expect(found, expected, isOrdered: false)
      }
      try await Self.expectTheSameWhenRepeated(change, on: engines.postgreSQL)
    } sameRows: {
      try await assertSameRows(change, on: $0)
    }
  }

  /// A statement that one dialect refuses: the golden file has the refusal.
  init(refused name: String, _ statement: some Statement) {
    self.init(name: name, statement) { _ in
      #expect(Self.dialects.contains { !statement.statement.check(in: $0).isEmpty })
    } sameRows: {
      // No rows are expected of it; what takes it runs it.
      for connection in $0 { try await statement.execute(connection) }
    }
  }

  // MARK: Comparison

  /// Whether two rows are equal; a tuple is no `Equatable`, so its parts are compared.
  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    let mirrors = (Mirror(reflecting: left), Mirror(reflecting: right))
    let parts = (mirrors.0.children, mirrors.1.children)
    // A list of tuples may be empty.
    if mirrors.0.displayStyle == .collection, parts.0.isEmpty { return parts.1.isEmpty }
    return parts.0.count == parts.1.count && !parts.0.isEmpty
      && zip(parts.0, parts.1).allSatisfy { areEqual($0.value, $1.value) }
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }

  private static func expect<Row>(
    _ found: [Row], _ expected: [Row], isOrdered: Bool
  ) {
    var isEqual = found.count == expected.count
    if isOrdered {
      isEqual = isEqual && zip(found, expected).allSatisfy { areEqual($0, $1) }
    } else {
      var rest = found
      for row in expected {
        if let index = rest.firstIndex(where: { areEqual($0, row) }) {
          rest.remove(at: index)
        } else {
          isEqual = false
        }
      }
    }
    if !isEqual { Issue.record("expected \(expected)\nfound \(found)") }
  }

  /// From the sixth run on PostgreSQL may use a plan that knows no values, and a forced one never does: both
  /// must yield the rows of the first run.
  private static func expectTheSameWhenRepeated(
    _ query: some Statement, on database: PostgreSQLDatabase
  ) async throws {
    try await database.withConnection { connection in
      let first = try await rows(of: query, on: connection)
      for _ in 2...6 { _ = try await rows(of: query, on: connection) }
      let seventh = try await rows(of: query, on: connection)
      try await connection.execute("SET plan_cache_mode = force_generic_plan")
      let generic = try await rows(of: query, on: connection)
      try await connection.execute("RESET plan_cache_mode")
      let isOrdered: Bool =
        if case .query(let query) = query.statement { !query.ordering.isEmpty } else { false }
      for (name, other) in [("the seventh run", seventh), ("a generic plan", generic)] {
        let difference = first.difference(
          from: other, isOrdered: isOrdered, names: ("the first run", name))
        if let difference { Issue.record("\(difference)") }
      }
    }
  }

  private static func rows(of query: some Statement, on connection: any Connection) async throws -> ResultRows
  {
    if query is any SelectStatement { return try await ResultRows(of: query, on: connection) }
    var result = ResultRows(columns: [], rows: [])
    try await connection.rolledBack { result = try await ResultRows(of: query, on: $0) }
    return result
  }
}

/// Lists cases; each is type-checked on its own.
@resultBuilder enum GoldenCases {
  static func buildExpression(_ value: GoldenCase) -> [GoldenCase] { [value] }
  static func buildExpression(_ values: [GoldenCase]) -> [GoldenCase] { values }
  static func buildBlock(_ cases: [GoldenCase]...) -> [GoldenCase] { cases.flatMap { $0 } }
}
