import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// Which of several hosts is connected to, and how long each of them gets.
@Suite struct HostTests {
  private func connect(
    _ hosts: [(host: String, port: Int)], _ options: String = "",
    _ configuration: PostgreSQLDatabase.Configuration = .init()
  ) async throws -> [String] {
    let database = try await PostgreSQLDatabase(
      url: """
        host=\(hosts.map(\.host).joined(separator: ",")) port=\(hosts.map { "\($0.port)" }.joined(separator: ",")) \
        dbname=koine user=koine \(options)
        """, configuration: configuration)
    let answer = try await database.strings("SELECT 'connected'")
    await database.close()
    return answer
  }

  @Test func aHostThatDoesNotAnswerLeavesTimeForTheNext() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let listener = try DeafListener()
    let hosts = [("127.0.0.1", Int(listener.port)), (server.directory, 5432)]
    // The limit of the URL is that of each host.
    #expect(try await connect(hosts, "connect_timeout=5") == ["connected"])
    // That of the configuration is shared.
    #expect(
      try await connect(hosts, "", .init(connectTimeout: .seconds(16))) == ["connected"])
    #expect(
      try await connect([hosts[0], hosts[0], hosts[1]], "", .init(connectTimeout: .seconds(24)))
        == ["connected"])
  }

  @Test func everyAddressOfAHostIsTried() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let proxy = try FaultProxy(to: server)
    // Both ::1, where nobody listens, and 127.0.0.1, if the system names both.
    #expect(try await connect([("localhost", Int(proxy.port))]) == ["connected"])
    #expect(try await connect([("localhost", 1), ("127.0.0.1", Int(proxy.port))]) == ["connected"])
  }

  @Test func aHostThatRefusesIsPassedOver() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let good = (server.directory, 5432)
    #expect(try await connect([("127.0.0.1", 1), ("/nowhere", 5432), good]) == ["connected"])
    #expect(try await connect([good, ("127.0.0.1", 1)]) == ["connected"])
    #expect(try await connect([good, good], "target_session_attrs=prefer-standby") == ["connected"])
    #expect(try await connect([good, good], "target_session_attrs=read-write") == ["connected"])
    let error = try await databaseError {
      _ = try await connect([good, good], "target_session_attrs=standby")
    }
    #expect(error?.code == .cannotConnect)
  }

  @Test func whatIsWrongOnEveryHostEndsTheAttempt() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let error = try await databaseError {
      _ = try await PostgreSQLDatabase(
        url: "host=\(server.directory),\(server.directory) dbname=missing user=koine")
    }
    #expect(error?.engineCode == "3D000")
  }

  @Test func everyFailureIsTold() async throws {
    let listener = try DeafListener()
    let error = try await databaseError {
      _ = try await connect(
        [("127.0.0.1", 1), ("127.0.0.1", Int(listener.port))], "",
        .init(connectTimeout: .seconds(4)))
    }
    #expect(error?.code == .cannotConnect)
    #expect(error?.engineMessage?.contains("port 1 failed") == true)
    #expect(error?.engineMessage?.contains("within the time limit") == true)
  }
}
