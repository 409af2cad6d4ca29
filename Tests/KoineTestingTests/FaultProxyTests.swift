import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.timeLimit(.minutes(5))) struct FaultProxyTests {
  /// Gives `body` a proxy and a database of one connection that passes through it.
  func withProxy(_ body: (FaultProxy, PostgreSQLDatabase) async throws -> Void) async throws {
    let server = try await PrivatePostgreSQL.shared()
    let proxy = try FaultProxy(to: server)
    let database = try await PostgreSQLDatabase(
      url: proxy.url(for: server.makeDatabase()),
      configuration: .init(poolSize: 1, connectTimeout: .seconds(120)))
    try await body(proxy, database)
    await database.close()
  }

  func text(of length: Int, _ database: PostgreSQLDatabase) async throws -> String? {
    try await database.fetchOne("SELECT repeat('x', CAST(\(length) AS integer)) AS x", as: String.self)
  }

  @Test func bytesPassWholeOrOneByOne() async throws {
    try await withProxy { proxy, database async throws in
      #expect(try await text(of: 1_000_000, database) == String(repeating: "x", count: 1_000_000))
      proxy.set(.trickling)
      #expect(try await text(of: 100, database) == String(repeating: "x", count: 100))
      #expect(proxy.acceptedConnections == 1)
      #expect(proxy.openConnections == 1)
    }
  }

  @Test(arguments: [FaultProxy.Direction.toServer, .toClient])
  func stalledBytesArriveLater(_ direction: FaultProxy.Direction) async throws {
    try await withProxy { proxy, database async throws in
      proxy.set(.stalled, direction)
      async let answer = text(of: 3, database)
      await Task.yield()
      proxy.set(.passing, direction)
      #expect(try await answer == "xxx")
    }
  }

  @Test(arguments: [true, false]) func openConnectionsEnd(inGoodOrder: Bool) async throws {
    try await withProxy { proxy, database async throws in
      _ = try await text(of: 1, database)
      if inGoodOrder { proxy.cut() } else { proxy.reset() }
      #expect(proxy.openConnections == 0)
      // The pool notices the end of an idle connection and opens another one.
      #expect(try await text(of: 1, database) == "x")
      #expect(proxy.acceptedConnections == 2)
    }
  }

  #if canImport(Darwin)
    // A reset waits for the last owner there.
    private static let endings = [true]
  #else
    private static let endings = [true, false]
  #endif

  /// A program that another thread is just starting has the descriptors of the whole process for a while.
  @Test(arguments: endings)
  func theClientSeesTheEndThoughAnotherHasTheDescriptor(
    inGoodOrder: Bool
  ) async throws {
    let proxy = try FaultProxy(to: await PrivatePostgreSQL.shared())
    let client = try connection(to: proxy.port)
    defer { close(client) }
    while proxy.openConnections == 0 { await Task.yield() }
    let port = try #require(ProxyPorts.own(of: client))
    let copies = (0..<Int32(4096)).filter { $0 != client && ProxyPorts.peer(of: $0) == port }.map { dup($0) }
    defer { for copy in copies { close(copy) } }
    #expect(copies.count == 1)
    if inGoodOrder { proxy.cut() } else { proxy.reset() }
    var byte: UInt8 = 0
    let count = recv(client, &byte, 1, Int32(MSG_DONTWAIT))
    #expect(count == (inGoodOrder ? 0 : -1))
    if !inGoodOrder { #expect(errno == ECONNRESET) }
  }

  @Test func swallowedBytesNeverArrive() async throws {
    try await withProxy { proxy, database async throws in
      proxy.set(.swallowing, .toServer)
      let before = proxy.takenBytes(.toServer)
      let lost = Task { try await text(of: 1, database) }
      while proxy.takenBytes(.toServer) == before { await Task.yield() }
      proxy.set(.passing)
      proxy.set(.swallowing)
      lost.cancel()
      await #expect(throws: (any Error).self) { try await lost.value }
      proxy.reset()
      proxy.set(.passing)
      #expect(try await text(of: 2, database) == "xx")
    }
  }

  @Test func connectionsThatTheClientResetsAreNotOpen() async throws {
    let proxy = try FaultProxy(to: await PrivatePostgreSQL.shared())
    proxy.set(.swallowing)
    for count in 1...3 {
      let client = try connection(to: proxy.port)
      while proxy.openConnections == 0 { await Task.yield() }
      var reset = linger(l_onoff: 1, l_linger: 0)
      setsockopt(client, SOL_SOCKET, SO_LINGER, &reset, socklen_t(MemoryLayout<linger>.size))
      close(client)
      while proxy.openConnections > 0 { await Task.yield() }
      #expect(proxy.acceptedConnections == count)
    }
  }

  /// A socket that is connected to a port of 127.0.0.1.
  private func connection(to port: UInt16) throws -> Int32 {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let client = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let status = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    return client
  }

  @Test func aStoppedProxyRefusesConnections() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let proxy = try FaultProxy(to: server)
    let url = proxy.url(for: server.url)
    proxy.stop()
    proxy.stop()
    await #expect(throws: DatabaseError.self) { _ = try await PostgreSQLDatabase(url: url) }
  }

  @Test func aStoppedBackendAnswersWhenItGoesOn() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let database = try await PostgreSQLDatabase(url: server.makeDatabase(), configuration: .init(poolSize: 1))
    let backend = try #require(
      try await database.fetchOne("SELECT pg_backend_pid() AS number", as: Int32.self))
    server.pause(backend)
    let answer = Task { try await text(of: 1, database) }
    let state = try await server.psql(
      "SELECT count(*) FROM pg_stat_activity WHERE pid = \(backend) AND state = 'active'")
    #expect(state == "0\n")
    server.resume(backend)
    #expect(try await answer.value == "x")
    await database.close()
  }
}

/// The ports of a TCP connection's ends.
private enum ProxyPorts {
  static func own(of socket: Int32) -> UInt16? { port { getsockname(socket, $0, $1) } }
  static func peer(of socket: Int32) -> UInt16? { port { getpeername(socket, $0, $1) } }

  private static func port(
    _ ask: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { ask($0, &size) }
    }
    guard status == 0, address.sin_family == sa_family_t(AF_INET) else { return nil }
    return UInt16(bigEndian: address.sin_port)
  }
}
