import Koine
import KoinePostgreSQL
import Testing

/// Texts travel as UTF-8: a statement that asks for another encoding is an error, and takes no effect.
@Suite struct EncodingTests {
  static let statements = [
    "SET client_encoding = 'LATIN1'", "SET NAMES 'LATIN1'",
    "SELECT set_config('client_encoding', 'LATIN1', false)",
    "DO $$ BEGIN SET client_encoding = 'LATIN1'; END $$",
  ]
  enum Way: CaseIterable { case database, lease, transaction, script, stream, batch }

  @Test(arguments: statements, Way.allCases)
  func anotherEncodingIsRefused(_ sql: String, _ way: Way) async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let error = try await databaseError {
        switch way {
        case .database: try await database.command(sql)
        case .lease: try await database.withConnection { _ = try await $0.command(sql) }
        case .transaction: try await database.transact(.init()) { _ = try await $0.command(sql) }
        case .script: try await database.executeScript("SELECT 1; " + sql)
        case .stream:
          let cursor = try await database.cursor(RenderedStatement(sql: sql))
          while try await cursor.next(10, row: { _ in }) {}
        case .batch:
          try await database.run(RenderedBatch(sql: sql, types: [], count: 1) { _, _ in })
        }
      }
      #expect(error?.code == .misuse)
      #expect(try await database.strings("SELECT 'é€' || current_setting('client_encoding')") == ["é€UTF8"])
    }
  }
}
