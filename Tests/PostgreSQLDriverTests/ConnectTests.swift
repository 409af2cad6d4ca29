import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

@Suite struct ConnectTests {
  func failure(_ url: String, _ configuration: PostgreSQLDatabase.Configuration = .init()) async throws
    -> DatabaseError?
  {
    try await databaseError { _ = try await PostgreSQLDatabase(url: url, configuration: configuration) }
  }

  @Test func aMalformedURLIsRefusedWithoutQuotingIt() async throws {
    for url in [
      "nonsense", "postgres://user:hunter2@[host/db", "host=x password=hunter 2", "postgres:///a\0b",
    ] {
      let error = try await failure(url)
      #expect(error?.code == .cannotConnect)
      #expect(error?.debugDescription.contains("hunter") == false)
    }
  }

  @Test func aServerThatIsNotThereCannotBeConnectedTo() async throws {
    for url in [
      "postgres://user:hunter2@127.0.0.1:1/db", "host=/nowhere user=u password=hunter2 dbname=db",
    ] {
      let error = try await failure(url)
      #expect(error?.code == .cannotConnect)
      #expect(error?.message == "No connection to the server could be made.")
      #expect(error?.debugDescription.contains("hunter2") == false)
    }
  }

  @Test func aMissingDatabaseOrUserIsNamed() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let database = try await failure(missingDatabase(server.url))
    #expect(database?.code == .cannotConnect)
    #expect(database?.engineCode == "3D000")
    #expect(database?.message == "The database does not exist.")
  }

  /// The URL of a database that does not exist on the same server.
  private func missingDatabase(_ url: String) -> String {
    var parts = url.split(separator: "?", maxSplits: 1).map(String.init)
    guard let slash = parts.first?.lastIndex(of: "/") else { return url }
    parts[0] = parts[0][...slash] + "missing"
    return parts.joined(separator: "?")
  }

  @Test func aDeafServerRunsIntoTheTimeLimit() async throws {
    let listener = try DeafListener()
    let error = try await failure(
      "host=127.0.0.1 port=\(listener.port) dbname=x user=x",
      .init(connectTimeout: .milliseconds(200)))
    #expect(
      error.map(ErrorParts.init)
        == ErrorParts(
          code: .cannotConnect,
          message: "The server did not answer within the time limit for connecting."))
  }

  @Test func theDialectHasTheServersVersion() async throws {
    try await withDatabase { database async throws in
      let version = try await database.integers(
        "SELECT current_setting('server_version_num')::bigint / 10000")
      #expect((database.dialect as? PostgreSQLDialect)?.version == version[0])
      #expect(try await database.strings("SHOW application_name") == ["koine"])
      #expect(try await database.strings("SHOW client_encoding") == ["UTF8"])
    }
  }
}
