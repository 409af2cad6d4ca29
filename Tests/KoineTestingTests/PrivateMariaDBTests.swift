import Foundation
import Testing

@testable import KoineTesting

@Suite struct PrivateMariaDBTests {
  /// What texts mean must not rest on settings that a server happens to have.
  @Test func theServerHasTheSettingsOfMariaDBAndIsNotInUTC() async throws {
    let server = try await PrivateMariaDB.shared()
    let settings = try await server.sql(
      """
      SELECT @@global.sql_mode, @@global.collation_server, @@global.time_zone, @@global.group_concat_max_len,
        @@global.skip_networking, current_user(), database()
      """)
    let mode = "STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION"
    #expect(settings == "\(mode)\tlatin1_swedish_ci\t+05:30\t1048576\t1\troot@localhost\tkoine\n")
  }

  @Test func aServerThatEndedByItselfLeavesNothing() async throws {
    let server = try await PrivateMariaDB()
    try await server.sql("SHUTDOWN")
    await server.stop()
    #expect(!FileManager.default.fileExists(atPath: server.directory))
  }
}
