import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// The golden queries with other collations, at random: of columns, and said with `collate`. What both engines
/// take yields the same rows on both, whether SQLite's own columns mind case or not.
///
///     KOINE_COLLATION_SEED=42 swift test --filter RandomCollationsTests    # a run that failed
@Suite struct RandomCollationsTests {
  @Test func enginesAgreeOnTextsUnderAnyCollation() async throws {
    let seed =
      ProcessInfo.processInfo.environment["KOINE_COLLATION_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0..<1_000_000)
    print("random collations: KOINE_COLLATION_SEED=\(seed)")
    let rounds = ProcessInfo.processInfo.environment["KOINE_COLLATION_ROUNDS"].flatMap { UInt64($0) } ?? 3
    let engines = try await Engines.shared()
    let plain = try await Self.database("BINARY")
    let folding = try await Self.database("NOCASE")
    var taken = 0
    for round in 0..<rounds {
      for query in GoldenTests.topics.joined() {
        let random = RandomCollations(seed: seed &+ round)
        taken += try await random.check(
          query.statement, named: "\(query.name), seed \(seed &+ round)", plain, folding, engines.postgreSQL)
      }
    }
    print("random collations: \(taken) statements taken")
    #expect(taken > 300)
    await plain.close()
    await folding.close()
  }

  /// A SQLite database whose text columns have all the same collation.
  private static func database(_ collation: String) async throws -> SQLiteDatabase {
    let model = try SQLiteDatabase.inMemory()
    try await Reminders.install(on: model)
    try await Types.install(on: model)
    let database = try SQLiteDatabase.inMemory()
    let tables = try await model.fetchAll(
      "SELECT name, sql FROM sqlite_schema WHERE sql LIKE 'CREATE TABLE%' ORDER BY rowid",
      as: (String, String).self)
    try await database.execute("PRAGMA foreign_keys = OFF")
    for (name, sql) in tables where !name.hasPrefix("sqlite") {
      let text = sql.replacingOccurrences(of: " COLLATE NOCASE", with: "")
        .replacingOccurrences(of: "\" TEXT", with: "\" TEXT COLLATE \(collation)")
        // Keys that differ in case alone.
        .replacingOccurrences(of: ", PRIMARY KEY (\"row\", \"l\")", with: "")
      try await database.execute("\(raw: text)")
      for row in try await model.fetchAll("SELECT * FROM \(identifier: name)", as: Row.self) {
        var values: SQLFragment = ""
        for (index, value) in row.values.enumerated() {
          values = index == 0 ? "\(Bound(value))" : "\(values), \(Bound(value))"
        }
        try await database.execute("INSERT INTO \(identifier: name) VALUES (\(values))")
      }
    }
    await model.close()
    return database
  }
}

/// A value as it came from a database.
private struct Bound: QueryExpression {
  typealias Value = String
  let value: SQLValue

  init(_ value: SQLValue) { self.value = value }

  var expression: SQLExpression { .value(value, .unknown) }
}

/// A statement that is made of a tree alone.
private struct Tree: Statement {
  typealias Output = Void
  let statement: SQLStatement
}

private struct RandomCollations {
  let seed: UInt64

  /// Whether every column minds no case.
  private var isFolded: Bool { seed % 3 == 0 }

  /// The same for equal names.
  private func random(_ name: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var source = RandomSource(seed: hash &+ seed &* 0x9e37_79b9_7f4a_7c15)
    return source.next()
  }

  private func collation(of column: SQLColumn) -> SQLCollation {
    guard column.type.storage == .text else { return column.collation }
    if isFolded { return .noCase }
    return random("\(column.name)") % 3 == 0 ? .binary : .noCase
  }

  private func collated(_ reference: SQLTableReference) -> SQLTableReference {
    SQLTableReference(
      name: reference.name, schema: reference.schema, alias: reference.alias,
      columns: reference.columns.map {
        .init(
          name: $0.name, type: $0.type, isNullable: $0.isNullable, isPrimaryKey: $0.isPrimaryKey,
          collation: collation(of: $0))
      })
  }

  private func collated(_ node: SQLExpression) -> SQLExpression {
    if case .column(let column) = node {
      return said(
        .column(
          SQLColumn(
            source: column.source, name: column.name, type: column.type, isNullable: column.isNullable,
            isPrimaryKey: column.isPrimaryKey, collation: collation(of: column))))
    }
    if case .collate(let text, _) = node { return seed % 2 == 0 ? text : node }
    return said(node)
  }

  private func said(_ node: SQLExpression) -> SQLExpression {
    guard node.type.storage == .text else { return node }
    switch node {
    case .row, .rows, .collate, .fragment, .literal: return node
    default: break
    }
    switch random("\(node)") % 16 {
    case 0: return .collate(node, .noCase)
    case 1: return .collate(node, .binary)
    default: return node
    }
  }

  /// Ties are broken by every column of the sources.
  private func breakingTies(_ query: SQLQuery) -> SQLQuery {
    guard let select = query.select, select.distinct != .all, select.grouping.isEmpty else { return query }
    if query.ordering.isEmpty, query.limit == nil, select.distinct == .none { return query }
    var result = query
    let sources = [select.from].compactMap { $0 } + select.joins.map(\.source)
    for column in sources.flatMap(\.reference.columns) where column.type.isComparable {
      let expression = SQLExpression.column(column)
      result.ordering.append(
        SQLOrdering(column.type.storage == .text ? .collate(expression, .binary) : expression))
    }
    return result
  }

  /// - Returns: 1 where every engine takes the statement.
  func check(
    _ statement: SQLStatement, named query: String, _ plain: SQLiteDatabase, _ folding: SQLiteDatabase,
    _ postgreSQL: PostgreSQLDatabase
  ) async throws -> Int {
    if case .insert(let insert) = statement, case .rows = insert.source { return 0 }
    if case .createTable = statement { return 0 }
    // Its texts come in any order; documents of JSON, and rows with versions, are in tables of their own; the rows within a row come in the form
    // of each engine, of which the reader makes rows.
    if ["concat", "json", "has-many", "version-"].contains(where: query.contains) { return 0 }
    // Where common tables are declared apart from their names, a value that is no optional is taken for never NULL.
    if query.hasPrefix("common-nulls-first-within-a-value,") { return 0 }
    let rewriter = SQLRewriter(
      expression: { collated($0) }, query: { breakingTies($0) }, reference: { collated($0) })
    // The tables of the rewritten one have no schema, which says what follows a deletion.
    guard (try? Tree(statement: statement).render(in: .sqlite)) != nil else { return 0 }
    let tree = Tree(statement: rewriter.rewrite(statement.declaringCommonTables))
    guard let first = try? tree.render(in: .sqlite), let second = try? tree.render(in: .postgreSQL) else {
      return 0
    }
    var results: [[ResultRows]] = []
    let databases: [any Connection] = isFolded ? [plain, postgreSQL, folding] : [plain, postgreSQL]
    for database in databases {
      do {
        results.append(try await rows(of: tree, on: database))
      } catch {
        Issue.record("\(query): \(error)\n\(first.sql)\n\(second.sql)")
        return 1
      }
    }
    for (other, name) in zip(results.dropFirst(), ["PostgreSQL", "SQLite without case"]) {
      for (left, right) in zip(results[0], other) {
        let difference = left.difference(
          from: right, isOrdered: isOrdered(statement), names: ("SQLite", name))
        if let difference { Issue.record("\(query): \(difference)\n\(first.sql)\n\(second.sql)") }
      }
    }
    return 1
  }

  private func isOrdered(_ statement: SQLStatement) -> Bool {
    guard case .query(let query) = statement, !query.ordering.isEmpty, let select = query.select else {
      return false
    }
    return select.grouping.isEmpty && select.distinct != .all
  }

  private func rows(of tree: Tree, on connection: any Connection) async throws -> [ResultRows] {
    if case .query = tree.statement { return [try await ResultRows(of: tree, on: connection)] }
    var result: [ResultRows] = []
    try await connection.rolledBack { connection in
      result.append(try await ResultRows(of: tree, on: connection))
      for table in tree.statement.changed where table.columns.allSatisfy(\.type.isComparable) {
        let every = Tree(statement: .query(.select(SQLSelect(every: .table(table)))))
        result.append(try await ResultRows(of: every, on: connection))
      }
    }
    return result
  }
}

extension SQLStatement {
  fileprivate var changed: [SQLTableReference] {
    switch self {
    case .update(let update): [update.table]
    case .delete(let delete): [delete.table]
    default: []
    }
  }
}
