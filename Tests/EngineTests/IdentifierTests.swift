import Koine
import KoineSQLite
import Testing

/// An engine that takes names of a length alone.
private struct Short: DerivedSQLDialect {
  let base = SQLiteDialect.sqlite
  let spelling: SQLSpelling
  let features = SQLiteDialect.sqlite.features.changing { feature in
    feature == .longIdentifiers ? .unsupported(hint: "choose a shorter one") : nil
  }

  init(_ limit: SQLIdentifierLimit) {
    var spelling = SQLiteDialect.sqlite.spelling
    spelling.identifierLimit = limit
    self.spelling = spelling
  }
}

/// A table described by hand, with a name and a column's name that are given at run time.
private struct Named {
  let table: String
  let column: String

  private var reference: SQLTableReference {
    SQLTableReference(
      name: table,
      columns: [
        .init(name: "id", type: .bigInteger, isNullable: false, isPrimaryKey: true),
        .init(name: column, type: .text, isNullable: true),
      ])
  }

  /// What creates the table, fills, changes, reads and drops it.
  var statements: [SQLStatement] {
    let reference = reference
    let (id, column) = (reference.columns[0], reference.columns[1])
    let rows = SQLRows(count: 1) { _, encoder in
      encoder.append(1)
      encoder.append("value")
    }
    var select = SQLSelect(
      columns: [.columns(reference), .named(.column(column), self.column)], from: .table(reference))
    select.filters = [.comparison(.column(column), .equal, .value(.text("value!"), .text))]
    select.grouping = [.column(id), .column(column)]
    let ordering = [SQLOrdering(.column(column))]
    let alias = reference.aliased("y" + table.dropLast())
    select.joins = [
      SQLJoin(.inner, .table(alias), on: .comparison(.column(id), .equal, .column(alias.columns[0])))
    ]
    return [
      .createTable(
        SQLCreateTable(
          reference,
          columns: [
            .init(id, primaryKey: true, generated: true),
            .init(column, unique: true, default: .literal(.text(self.column), .text)),
          ])),
      .insert(
        SQLInsert(
          into: reference, .rows(rows),
          conflict: SQLConflict(target: [id], assignments: [SQLAssignment(column, .column(column))]),
          returning: [.columns(reference)])),
      .update(
        SQLUpdate(
          reference,
          set: [SQLAssignment(column, .concatenation(.column(column), .value(.text("!"), .text)))],
          where: [.isNull(.column(column), negated: true)], returning: [.expression(.column(column))])),
      .query(SQLQuery(.select(select), ordering: ordering)),
      .delete(SQLDelete(from: reference, where: [.comparison(.column(column), .equal, .column(column))])),
      .dropTable(SQLDropTable(reference)),
    ]
  }
}

@Suite struct IdentifierTests {
  private static let names = [
    "a \"quoted\" name", "\"", "\"\u{301}x", "it's", "back\\slash", "`", "[x]", "with space", " ", "select",
    "order",
    "user", "index", "transaction", "full", "end", "column", "😀👨‍👩‍👧", "é", "e\u{301}", "ΩMEGA", "UPPER lower",
    "1", "?1",
    "$1", "%", "--", "/*", ";", "line\nbreak", "excluded", String(repeating: "x", count: 63),
    String(repeating: "é", count: 31) + "y",
  ]

  @Test(arguments: Engine.allCases) func everyNameIsEscapedL1L6(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      for name in Self.names {
        var rows = 0
        for statement in Named(table: name, column: name + "").statements where name != "excluded" {
          try await database.run(statement.render(in: database.dialect)) { row in
            rows += 1
            if case .query = statement {
              _ = try row.nextCell()
              #expect(try String.decode(&row) == "value!", "\(name)")
              #expect(try String.decode(&row) == "value!", "\(name)")
            }
          }
        }
        #expect(rows == (name == "excluded" ? 0 : 3), "\(name)")
      }
    }
  }

  /// A query that has nothing else to be validated is judged by a way of its own.
  @Test(arguments: Engine.allCases) func namesOfAPlainQuerysColumnsAreKeptOrRefused(
    _ engine: Engine
  ) async throws {
    let dialect = try await engine.withDatabase { $0.dialect }
    func render(named name: String) throws -> String {
      let table = SQLTableReference(
        name: "t", columns: [.init(name: "id", type: .bigInteger, isNullable: false)])
      let query = SQLSelect(columns: [.named(.column(table.columns[0]), name)], from: .table(table))
      return try SQLStatement.query(.select(query)).render(in: dialect).sql
    }
    for name in ["", "a\0b"] {
      let error = #expect(throws: UnsupportedFeatures.self) { try render(named: name) }
      #expect(error?.problems.map(\.subject) == [.defect(.invalidIdentifier)], "\(name)")
    }
    let long = String(repeating: "x", count: 64)
    if engine == .postgreSQL {
      let error = #expect(throws: UnsupportedFeatures.self) { try render(named: long) }
      #expect(error?.problems.map(\.subject) == [.feature(.longIdentifiers)])
    } else {
      #expect(try render(named: long) == "SELECT \"t\".\"id\" AS \"\(long)\" FROM \"t\"")
    }
  }

  @Test(arguments: Engine.allCases) func longNamesAreKeptOrRefusedL4(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      for name in [
        String(repeating: "x", count: 64), String(repeating: "é", count: 32),
        String(repeating: "😀", count: 50),
      ] {
        for statement in Named(table: "t", column: name).statements {
          guard engine == .postgreSQL else {
            try await database.run(statement.render(in: database.dialect)) { _ in }
            continue
          }
          let error = #expect(throws: UnsupportedFeatures.self) { try statement.render(in: database.dialect) }
          if case .dropTable = statement { continue }
          let text = "\(database.dialect.name) cannot express longIdentifiers"
          #expect(error?.description.hasPrefix(text) == true)
          #expect(error?.description.contains("\"\(name)\", \(name.utf8.count) bytes") == true)
        }
      }
    }
  }

  @Test(arguments: ["", "a\0b", "\0"]) func impossibleNamesAreRefusedL3(_ name: String) throws {
    for dialect in GoldenCase.dialects {
      for statement in Named(table: name, column: "c").statements
        + Named(table: "t", column: name).statements.dropLast()
      {
        let error = #expect(throws: UnsupportedFeatures.self) { try statement.render(in: dialect) }
        #expect(
          error?.problems.contains { $0.subject == .defect(.invalidIdentifier) && $0.detail == "\"\(name)\"" }
            == true)
      }
    }
  }

  /// Plain statements as well, which are written without a look at what they ask for.
  @Test func namesAreMeasuredInTheUnitOfTheLimit() throws {
    let limits: [(SQLIdentifierLimit, fits: [String], exceed: [String: String])] = [
      (.bytes(6), ["abcdef", "ééé"], ["abcdefg": "7 bytes", "éééé": "8 bytes"]),
      (
        .characters(6), ["abcdef", "éééééé", "😀😀😀😀😀😀"],
        ["abcdefg": "7 characters", "ééééééé": "7 characters"]
      ),
      (.bytes(70), [String(repeating: "x", count: 70)], [String(repeating: "é", count: 36): "72 bytes"]),
      (.unlimited, [String(repeating: "x", count: 5_000)], [:]),
    ]
    for (limit, fits, exceed) in limits {
      func query(_ name: String) -> SQLStatement {
        let table = SQLTableReference(
          name: "t", columns: [.init(name: name, type: .bigInteger, isNullable: false)])
        return .query(
          .select(SQLSelect(columns: [.expression(.column(table.columns[0]))], from: .table(table))))
      }
      for name in fits {
        #expect(try query(name).render(in: Short(limit)).sql == "SELECT \"t\".\"\(name)\" FROM \"t\"")
      }
      for (name, length) in exceed {
        let error = #expect(throws: UnsupportedFeatures.self) { try query(name).render(in: Short(limit)) }
        #expect(error?.problems.first?.subject == .feature(.longIdentifiers))
        #expect(error?.problems.first?.detail == "\"\(name)\", \(length)")
      }
    }
  }

  @Test func aDialectWithALimitOfNamesRefusesLongerOnes() {
    for dialect in GoldenCase.dialects {
      let isNative = if case .native = dialect.features[.longIdentifiers] { true } else { false }
      #expect(isNative == (dialect.spelling.identifierLimit == .unlimited))
    }
  }
}
