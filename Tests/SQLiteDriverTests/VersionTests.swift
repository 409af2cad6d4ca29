import Koine
import Testing

@testable import KoineSQLite

@Suite struct `Versions of SQLite` {
  @Test(arguments: [3_000_000, 3_039_005, 3_039_999])
  func `before 3.40 are refused with what was found and what is needed`(version: Int) {
    let error = #expect(throws: DatabaseError.self) {
      _ = try SQLiteDialect.of(libraryVersion: version)
    }
    #expect(error?.code == .unsupportedVersion)
    let found = "\(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000)"
    #expect(error?.message == "The SQLite library is version \(found); Koine needs 3.40.0 or later.")
  }

  @Test(arguments: [3_040_000, 3_040_001, 3_046_000, 4_000_000])
  func `from 3.40 on have a dialect of their own`(version: Int) throws {
    #expect(try SQLiteDialect.of(libraryVersion: version).version == version)
  }

  @Test func `are told to the dialect that databases render with`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let version = try await database.fetchOne("SELECT sqlite_version()", as: String.self)
    let dialect = try #require(database.dialect as? SQLiteDialect)
    let parts = [dialect.version / 1_000_000, dialect.version / 1_000 % 1_000, dialect.version % 1_000]
    #expect(version == parts.map(String.init).joined(separator: "."))
    try await database.withConnection { #expect(($0.dialect as? SQLiteDialect)?.version == dialect.version) }
  }
}
