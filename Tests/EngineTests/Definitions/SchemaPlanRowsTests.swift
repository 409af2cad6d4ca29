import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

private enum Cells {
  /// A table of one column that has a default.
  @Table("cells") struct Filled: Equatable {
    @Column(default: "x") var b: String
  }

  /// A table of one column that rows have no value for.
  @Table("cells") struct Required: Equatable {
    var b: String
  }

  /// A table of one column with a key that is added.
  @Table("cells") struct Unique: Equatable {
    @Column(unique: true) var b: String?
  }

  /// A table whose key is the number of the row.
  @Table("cells") struct Numbered: Identifiable, Equatable {
    let id: Int
    @Column(default: 4) var b: Int
  }
}

private enum Keyed {
  /// A table whose key is the bytes of a UUID.
  @Table("keyed") struct Old {
    @Column(primaryKey: true, as: UUIDBytes.self) let id: UUID
    var number: Int?
  }

  /// The same, with a number in each row.
  @Table("keyed") struct Required {
    @Column(primaryKey: true, as: UUIDBytes.self) let id: UUID
    var number: Int
  }
}

/// Rows of tables that change so much that no column stays.
@Suite struct SchemaPlanRowsTests {
  /// Each row becomes a row of defaults.
  @Test(arguments: Engine.allCases) func noColumnStays(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE cells (a integer); INSERT INTO cells VALUES (1), (2), (2)")
      await #expect(throws: SchemaPlanError.self) { try await database.migrate(to: [Cells.Filled.self]) }
      try await database.migrate(to: [Cells.Filled.self], allowingLoss: true)
      let expected = Array(repeating: Cells.Filled(b: "x"), count: 3)
      #expect(try await Cells.Filled.all().fetchAll(database) == expected)
      #expect(try await database.plan(for: [Cells.Filled.self]).isEmpty)
    }
  }

  /// The error has the rows as they are, as the new table has no value for them.
  @Test(arguments: Engine.allCases) func noColumnStaysAndNoValueIsKnown(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript("CREATE TABLE cells (a integer); INSERT INTO cells VALUES (1), (NULL)")
      let before = try await database.schema()
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Cells.Required.self], allowingLoss: true)
      }
      guard case .brokenBy(let rows, let step)? = error?.reason else {
        Issue.record("no row is told: \(String(describing: error))")
        return
      }
      #expect(rows.sorted() == ["a: 1", "a: NULL"])
      #expect(step.change.description.hasPrefix(#"add the column "b""#))
      #expect(try await database.schema() == before)
      #expect(try await database.fetchAll("SELECT count(*) FROM cells", as: Int.self) == [2])
    }
  }

  /// A key of bytes is shown by their digits.
  @Test(arguments: Engine.allCases) func aRowWithAKeyOfBytesIsTold(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Keyed.Old.createTable().execute(database)
      let key = try #require(UUID(uuidString: "FF000000-0000-0000-0000-0000000000A1"))
      try await Keyed.Old.insert([Keyed.Old(id: key, number: nil), Keyed.Old(id: UUID(), number: 1)])
        .execute(database)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Keyed.Required.self])
      }
      guard case .brokenBy(let rows, _)? = error?.reason else {
        Issue.record("no row is told: \(String(describing: error))")
        return
      }
      #expect(rows == [#"id: \xff0000000000000000000000000000a1, number: NULL"#])
    }
  }

  /// A table without rows may get any column.
  @Test(arguments: Engine.allCases) func noColumnStaysOfAnEmptyTable(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript("CREATE TABLE cells (a integer)")
      try await database.migrate(to: [Cells.Required.self], allowingLoss: true)
      #expect(try await Cells.Required.all().fetchAll(database).isEmpty)
      #expect(try await database.plan(for: [Cells.Required.self]).isEmpty)
    }
  }

  /// The numbers of SQLite's rows, and the keys that are these numbers.
  @Test(arguments: [
    ("a INTEGER)", "_rowid_", [3, 7, 9]), ("rowid TEXT)", "_rowid_", [3, 7, 9]),
    ("rowid TEXT, oid TEXT)", "_rowid_", [3, 7, 9]),
    ("rowid TEXT, oid TEXT, _rowid_ INTEGER PRIMARY KEY)", "_rowid_", [1, 2, 3]),
    ("a INTEGER PRIMARY KEY) WITHOUT ROWID", "a", [1, 2, 3]),
  ]) func numbersOfRows(_ columns: String, _ column: String, _ numbers: [Int]) async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE cells (\(columns); INSERT INTO cells (\(column)) VALUES (3), (7), (9)")
      try await database.migrate(to: [Cells.Numbered.self], allowingLoss: true)
      let rows = try await Cells.Numbered.order(by: \.id).fetchAll(database)
      #expect(rows == numbers.map { Cells.Numbered(id: $0, b: 4) })
      #expect(try await database.plan(for: [Cells.Numbered.self]).isEmpty)
    }
  }

  /// A typed change of a table, and what rendering shows of it.
  @Test(arguments: Engine.allCases) func noColumnStaysAfterATypedChange(_ engine: Engine) async throws {
    let script = "CREATE TABLE cells (a integer); INSERT INTO cells VALUES (1), (2), (2)"
    let expected = Array(repeating: Cells.Unique(b: nil), count: 3)
    let change = Cells.Unique.alterTable {
      $0.add(\.b)
      $0.drop("a")
    }
    try await engine.withDatabase { database in
      try await database.executeScript(script)
      try await change.execute(database)
      #expect(try await Cells.Unique.all().fetchAll(database) == expected)
      #expect(try await database.plan(for: [Cells.Unique.self]).isEmpty)
    }
    try await engine.withDatabase { database in
      try await database.executeScript(script)
      for step in try change.statement.render(in: database.dialect).steps {
        try await database.run(RenderedStatement(sql: step.sql)) { _ in }
      }
      #expect(try await Cells.Unique.all().fetchAll(database) == expected)
      #expect(try await database.plan(for: [Cells.Unique.self]).isEmpty)
    }
  }
}
