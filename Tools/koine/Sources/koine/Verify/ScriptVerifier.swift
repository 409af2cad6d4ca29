@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

/// Looks at the statements of files on a database, before they run.
struct ScriptVerifier {
  enum Outcome {
    /// The engine takes the statement, and reads these tables as a whole.
    case taken(scans: [String])
    case refused(DatabaseError)
    /// A statement that the engine does not prepare without running it.
    case leftOut
  }

  private let database: any Database
  private let reader: any PlanReadingDialect
  /// Whether the engine is a server, which plans a statement for the values that it is given.
  private let isServer: Bool
  /// Whether the database was made for this, so that definitions are made in it.
  private let isScratch: Bool
  private var preparedCount = 0

  /// - Throws: ``Mistake`` if the engine tells no plans.
  init(_ database: any Database, isScratch: Bool) throws(Mistake) {
    guard let reader = database.dialect.planReader else {
      throw Mistake("\(database.dialect.name) cannot look at statements before they run.")
    }
    self.database = database
    self.reader = reader
    isServer = reader is PostgreSQLDialect
    self.isScratch = isScratch
  }

  /// - Throws: What says nothing of the statement, such as a connection that is lost.
  mutating func outcome(of statement: ScriptStatement) async throws -> Outcome {
    let isMade = isScratch && statement.isDefinition && statement.parameterCount == 0
    guard isMade || canPrepare(statement) else { return .leftOut }
    let (count, most) = (statement.parameterCount, database.dialect.spelling.maximumParameters)
    guard count <= most else {
      return .refused(
        DatabaseError(
          .tooManyValues, "The statement has \(count) values; the database takes \(most) at most."))
    }
    do {
      if isMade {
        try await database.run(RenderedStatement(sql: statement.sql)) { _ in }
        return .taken(scans: [])
      }
      let plan = try await plan(of: statement)
      let scans = plan.all.filter { $0.operation == .fullScan || $0.operation == .indexScan }
      return .taken(
        scans: scans.map { $0.table ?? $0.index ?? "a table" }.reduce(into: []) { names, name in
          if !names.contains(name) { names.append(name) }
        })
    } catch let error as DatabaseError where !Self.isOfConnection(error) {
      return .refused(error)
    }
  }

  /// Whether the engine looks at the names in a statement, and does nothing else.
  private func canPrepare(_ statement: ScriptStatement) -> Bool {
    // A pragma may act when it is compiled.
    guard isServer else { return !["PRAGMA", "EXPLAIN"].contains(statement.verb) }
    // One with a misspelled first word is the server's to refuse.
    return !Self.actingVerbs.contains(statement.verb)
  }

  /// The first words of statements that PostgreSQL neither prepares nor explains.
  /// https://www.postgresql.org/docs/current/sql-commands.html
  private static let actingVerbs: Set<String> = [
    "ABORT", "ALTER", "ANALYZE", "BEGIN", "CALL", "CHECKPOINT", "CLOSE", "CLUSTER", "COMMENT", "COMMIT",
    "COPY",
    "CREATE", "DEALLOCATE", "DECLARE", "DISCARD", "DO", "DROP", "END", "EXECUTE", "EXPLAIN", "FETCH", "GRANT",
    "IMPORT", "LISTEN", "LOAD", "LOCK", "MOVE", "NOTIFY", "PREPARE", "REASSIGN", "REFRESH", "REINDEX",
    "RELEASE",
    "RESET", "REVOKE", "ROLLBACK", "SAVEPOINT", "SECURITY", "SET", "SHOW", "START", "TRUNCATE", "UNLISTEN",
    "VACUUM",
  ]

  private mutating func plan(of statement: ScriptStatement) async throws -> QueryPlan {
    let options = PlanOptions(avoidingFullScans: true)
    let count = statement.parameterCount
    guard isServer, count > 0 else {
      let text = RenderedStatement(
        sql: statement.sql, bindings: Array(repeating: .null, count: count),
        types: SQLTypeList(repeatElement(SQLType.unknown, count: count)))
      return try await reader.plan(of: text, options, on: database)
    }
    // The types of the parameters are the server's to find, and the plan is to be one for every value: of NULL it would
    // often know that there is nothing to read.
    preparedCount += 1
    let name = "koine_verified_\(preparedCount)"
    let values = repeatElement("NULL", count: count).joined(separator: ", ")
    let (reader, sql) = (reader, statement.sql)
    return try await database.transaction { (connection) -> QueryPlan in
      try await connection.run("SET LOCAL plan_cache_mode = force_generic_plan")
      try await connection.run("PREPARE \(name) AS \(sql)")
      let plan = try await reader.plan(
        of: RenderedStatement(sql: "EXECUTE \(name)(\(values))"), options, on: connection)
      try await connection.run("DEALLOCATE \(name)")
      return plan
    }
  }

  /// Whether an error says something of the connection or the moment, and not of the statement.
  private static func isOfConnection(_ error: DatabaseError) -> Bool {
    let codes: Set<DatabaseError.Code> = [
      .busy, .serializationFailure, .deadlock, .cancelled, .connectionLost, .commitOutcomeUnknown,
      .deadlineExceeded, .acquireTimeout, .tooManyConnections, .cannotConnect, .outOfSpace, .corrupt,
    ]
    return codes.contains(error.code)
  }
}

extension Connection {
  fileprivate func run(_ sql: String) async throws { try await run(RenderedStatement(sql: sql)) { _ in } }
}
