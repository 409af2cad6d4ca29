import Foundation
import Testing

@testable import KoineTesting

@Suite struct PrivatePostgreSQLTests {
  @Test func theServerSortsAsICUAndIsNotInUTC() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let settings = try await server.psql(
      """
      SELECT current_setting('timezone'), current_setting('max_connections'), current_setting('fsync'),
        current_setting('listen_addresses'), pg_encoding_to_char(encoding), current_user,
        (SELECT string_agg(word, ' ' ORDER BY word) FROM (VALUES ('b'), ('A'), ('a'), ('É'), ('Z')) AS words (word))
      FROM pg_database WHERE datname = current_database()
      """)
    #expect(settings == "Asia/Kolkata|500|off||UTF8|koine|a A b É Z\n")
    #expect(server.url == "postgres:///koine?host=\(server.directory)&user=koine")
  }

  @Test func aDatabaseMayHaveAnyNameOnce() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let name = "É 'o' \"x\" %?&"
    let url = try await server.makeDatabase(named: name)
    #expect(try await server.psql("SELECT current_database()", url: url) == name + "\n")
    await #expect(throws: PrivatePostgreSQLError.self) { try await server.makeDatabase(named: name) }
  }
}
