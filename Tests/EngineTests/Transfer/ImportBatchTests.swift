import Foundation
import KoineSQLite
import KoineTesting
import Testing

@testable import Koine

/// What an import does besides reading: it inserts a batch while it reads the next one, and leaves generated keys in
/// order.
@Suite struct ImportBatchTests {
  @Table("berths") struct Berth: Equatable {
    let id: Int
    var name: String
  }

  private static func database(_ engine: Engine) async throws -> any Database {
    let database = try await engine.makeDatabase()
    try await Berth.createTable().execute(database)
    return database
  }

  private static let text = "id,name\n1,a\n3,c\n2,b\n"

  enum Way: CaseIterable {
    case text, rejecting, replacing, rows, columns, table, tableOfNoType

    func run(on database: any Database) async throws {
      switch self {
      case .text: try await Berth.import(.text(ImportBatchTests.text), as: .csv(), into: database)
      case .rejecting:
        try await Berth.import(.text(ImportBatchTests.text), as: .csv(), into: database, rejecting: { _ in })
      case .replacing:
        try await Berth.import(.text(ImportBatchTests.text), as: .csv(), into: database, onConflict: .replace)
      case .rows:
        try await Berth.import([1, 3, 2].map { Berth(id: $0, name: "") }, into: database)
      case .columns: try await Berth.import(columns: Names(), into: database)
      case .table: try await database.importTable("berths", from: .text(ImportBatchTests.text), as: .csv())
      case .tableOfNoType:
        try await database.executeScript(
          database is SQLiteDatabase
            ? "DROP TABLE berths; CREATE TABLE berths (id INTEGER PRIMARY KEY, name TEXT)"
            : "DROP TABLE berths; CREATE TABLE berths (id serial PRIMARY KEY, name text)")
        try await database.importTable("berths", from: .text(ImportBatchTests.text), as: .csv())
      }
    }
  }

  struct Names: ColumnarRows {
    let columnNames = ["id", "name"]
    let rowCount = 3
    func value(row: Int, column: Int) -> SQLValue {
      column == 0 ? .integer(Int64(3 - row)) : .text("")
    }
  }

  @Test(arguments: Engine.allCases, Way.allCases)
  func theNextGeneratedKeyIsFree(_ engine: Engine, _ way: Way) async throws {
    let database = try await Self.database(engine)
    try await way.run(on: database)
    let key = try await Berth.insert { Berth.Draft(name: "d") }.returning(\.id).fetchOne(database)
    #expect(key == 4)
    await database.close()
  }

  @Test func aSequenceNeverGoesBack() async throws {
    let database = try await Self.database(.postgreSQL)
    try await database.execute("SELECT setval(pg_get_serial_sequence('berths', 'id'), 10)")
    try await Berth.import(.text(Self.text), as: .csv(), into: database)
    try await Berth.advanceGeneratedKey().execute(database)
    #expect(try await Berth.insert { Berth.Draft(name: "d") }.returning(\.id).fetchOne(database) == 11)
    await database.close()
  }

  @Test func aKeyThatWasNotUsedYetIsKept() async throws {
    let database = try await Self.database(.postgreSQL)
    try await database.execute("ALTER TABLE berths ALTER id RESTART WITH 100")
    try await Berth.import(.text(Self.text), as: .csv(), into: database)
    #expect(try await Berth.insert { Berth.Draft(name: "d") }.returning(\.id).fetchOne(database) == 101)
    await database.close()
  }

  @Test func whoMayNotMoveTheSequenceImports() async throws {
    let database = try await Self.database(.postgreSQL)
    try await database.executeScript(
      "CREATE ROLE \"berth importer\"; GRANT INSERT, SELECT ON berths TO \"berth importer\"")
    try await database.withConnection { connection in
      try await connection.execute("SET ROLE \"berth importer\"")
      let result = try await Berth.import(.text(Self.text), as: .csv(), into: connection)
      #expect(result == ImportResult(inserted: 3))
    }
    #expect(try await Berth.all().fetchCount(database) == 3)
    try await database.executeScript("DROP OWNED BY \"berth importer\"; DROP ROLE \"berth importer\"")
    await database.close()
  }

  /// Of two rows at fault the first one is told, whoever finds it.
  @Test(arguments: Engine.allCases, [true, false])
  func theFirstRowAtFaultIsTold(_ engine: Engine, _ isEngineFirst: Bool) async throws {
    let database = try await Self.database(engine)
    var lines = (1...45_000).map { "\($0),m" }
    lines[isEngineFirst ? 17_000 : 27_000] = "17,twice"
    lines[isEngineFirst ? 27_000 : 17_000] = "many,m"
    let text = "id,name\n" + lines.joined(separator: "\n")
    let error = await #expect(throws: ImportError.self) {
      try await Berth.import(.text(text), as: .csv(), into: database)
    }
    #expect(error?.line == 17_002)
    #expect((error?.databaseError?.code == .uniqueViolation) == isEngineFirst)
    #expect(try await Berth.all().fetchCount(database) == 0)
    #expect(try await Berth.import(.text(Self.text), as: .csv(), into: database).inserted == 3)
    await database.close()
  }

  @Table("catches") struct Catch: Equatable {
    let id: Int
    var a: Int?
    var b: Int?
    var c: Int?
    var d: Int?
    var e: Int?
    var f: Int?
    var g: Int?
  }

  /// Each line leaves out other columns than the one before, and each set of columns has a statement of its own.
  @Test(arguments: Engine.allCases) func linesMayLeaveOutAnyColumns(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Catch.createTable().execute(database)
      let rows = (1...400).map { id in
        let values = (0..<7).map { id >> $0 & 1 == 1 ? id : nil }
        return Catch(
          id: id, a: values[0], b: values[1], c: values[2], d: values[3], e: values[4], f: values[5],
          g: values[6])
      }
      let lines = rows.map { row in
        let values = [row.a, row.b, row.c, row.d, row.e, row.f, row.g]
        let members = zip("abcdefg", values).compactMap { name, value in value.map { ",\"\(name)\":\($0)" } }
        return "{\"id\":\(row.id)\(members.joined())}\n"
      }
      let result = try await Catch.import(.text(lines.joined()), as: .jsonLines, into: database)
      #expect(result == ImportResult(inserted: 400))
      #expect(try await Catch.order(by: \.id).fetchAll(database) == rows)
    }
  }

  /// The text of a statement for each set of columns would take any memory.
  @Test func fewStatementsAreKept() async throws {
    let database = try await Self.database(.sqlite)
    let columns = (0..<8).map { ColumnDefinition("c\($0)", Int?.self) }
    try await database.execute("CREATE TABLE sets (c0, c1, c2, c3, c4, c5, c6, c7)")
    var loader = RowLoader(
      try ImportTarget(TableSchema("sets", columns: columns)), on: database, hasLines: true, deadline: nil,
      reject: nil)
    for line in 1...255 {
      loader.rows.omitted = (0..<8).filter { line >> $0 & 1 == 0 }
      loader.rows.values = (0..<8 - loader.rows.omitted.count).map { _ in .integer(Int64(line)) }
      loader.rows.lines = [line]
      try await loader.flush()
      #expect(loader.templates.count <= RowLoader.templateCount)
    }
    try await loader.finish()
    #expect(loader.result == ImportResult(inserted: 255))
    await database.close()
  }

  /// On PostgreSQL the rows are copied: one statement has inserted all of a batch.
  @Test func manyRowsAreCopied() async throws {
    let database = try await Self.database(.postgreSQL)
    let text = "id,name\n" + (1...40_000).map { "\($0),m\n" }.joined()
    try await Berth.import(.text(text), as: .csv(), into: database)
    let statements = try await database.fetchAll(
      "SELECT count(DISTINCT cmin::text) FROM berths", as: Int.self)
    #expect(statements == [2])
    await database.close()
  }
}
