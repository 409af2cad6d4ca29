import Koine
import Testing

@testable import KoinePostgreSQL

@Suite struct VersionTests {
  @Test(arguments: [8, 9, 12]) func aServerBefore13IsRefusedWithWhatWasFoundAndWhatIsNeeded(
    _ version: Int
  ) async throws {
    let server = try OldServer(version: "\(version).22")
    let error = try await databaseError {
      _ = try await PostgreSQLDatabase(
        url: "host=127.0.0.1 port=\(server.port) dbname=x user=x sslmode=disable gssencmode=disable")
    }
    withExtendedLifetime(server) {}
    #expect(
      error.map(ErrorParts.init)
        == ErrorParts(
          code: .unsupportedVersion,
          message: "The server runs PostgreSQL \(version); Koine needs PostgreSQL 13 or later."))
  }

  @Test(arguments: 13...18) func aServerFrom13OnIsTaken(_ version: Int) throws {
    try PostgreSQLDialect.check(serverVersion: version)
  }
}
