import Foundation
import Koine
import KoineSQLite
import KoineTesting
import Testing

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
