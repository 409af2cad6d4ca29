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

/// A server that takes no connection at the moment is asked again.
@Suite(.timeLimit(.minutes(5))) struct CapacityTests {
  /// The URL of a database to which a user of one connection may connect.
  private func narrowURL() async throws -> String {
    let server = try await PrivatePostgreSQL.shared()
    let url = try await server.makeDatabase()
    let name = try await server.psql("SELECT current_database()", url: url).dropLast()
    let user = "narrow_\(name)"
    try await server.psql("CREATE ROLE \(user) LOGIN CONNECTION LIMIT 1", url: url)
    return url.replacing("user=koine", with: "user=\(user)")
  }

  @Test func aServerWithoutAConnectionLeftIsWaitedFor() async throws {
    let url = try await narrowURL()
    let first = try await PostgreSQLDatabase(url: url)
    let second = Task { try await PostgreSQLDatabase(url: url) }
    _ = try await first.integers("SELECT 1")
    await first.close()
    let database = try await second.value
    #expect(try await database.integers("SELECT 2") == [2])
    await database.close()
  }

  @Test func afterTheTimeLimitTheErrorSaysSo() async throws {
    let url = try await narrowURL()
    let first = try await PostgreSQLDatabase(url: url)
    let error = try await databaseError {
      _ = try await PostgreSQLDatabase(url: url, configuration: .init(acquireTimeout: .seconds(5)))
    }
    #expect(error?.code == .tooManyConnections)
    #expect(error?.engineCode == "53300")
    #expect(error?.isRetryable == true)
    await first.close()
  }

  /// A pool that may grow larger than the server allows lends what it has.
  @Test func aPoolLendsTheConnectionsThatItGot() async throws {
    let database = try await PostgreSQLDatabase(url: narrowURL(), configuration: .init(poolSize: 4))
    let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<40 {
        group.addTask { try await database.integers("SELECT $1", [.integer(Int64(number))])[0] }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(numbers.sorted() == Array(0..<40))
    await database.close()
  }

  @Test func inALeaseTheErrorOfAFullServerIsRetryable() async throws {
    let database = try await PostgreSQLDatabase(
      url: narrowURL(), configuration: .init(poolSize: 2, acquireTimeout: .seconds(5)))
    try await database.withConnection { held async throws in
      let other = Task.detached { try await database.integers("SELECT 1") }
      let error = try await databaseError { _ = try await other.value }
      #expect(error?.code == .tooManyConnections)
      #expect(try await held.integers("SELECT 2") == [2])
    }
    #expect(try await database.integers("SELECT 3") == [3])
    await database.close()
  }

  #if os(Linux)
    /// A standby that takes no queries answers as a server does that is starting, until it is promoted.
    @Test func aServerThatIsStartingIsWaitedFor() async throws {
      let server = try await PrivatePostgreSQL()
      let control = "\(server.programs)/pg_ctl --pgdata=data --silent"
      let running = try await PostgreSQLDatabase(url: server.url, configuration: .init(poolSize: 1))
      _ = try await running.integers("SELECT 1")
      try await server.runAsServer(
        """
        sh -c 'touch data/standby.signal && echo hot_standby=off >> data/postgresql.conf && \
        \(control) --mode=fast stop && (\(control) --log=server.log --no-wait start > /dev/null 2>&1)'
        """)
      let starting = try await databaseError {
        while true {
          let error = try await databaseError {
            _ = try await PostgreSQLDatabase(
              url: server.url, configuration: .init(acquireTimeout: .milliseconds(200)))
          }
          // Until the server listens again, nobody is there; one that is slow has not answered yet.
          if let error, error.code != .cannotConnect, error.code != .acquireTimeout { throw error }
        }
      }
      #expect(starting?.code == .tooManyConnections)
      #expect(starting?.engineCode == "57P03")
      #expect(starting?.isRetryable == true)
      let waiting = Task { try await running.integers("SELECT 2") }
      let opening = Task { try await PostgreSQLDatabase(url: server.url) }
      try await server.runAsServer("\(control) --wait promote")
      #expect(try await waiting.value == [2])
      let opened = try await opening.value
      #expect(try await opened.integers("SELECT 3") == [3])
      await opened.close()
      await running.close()
      await server.stop()
    }
  #endif

  @Test func aCancelledTaskLeavesItsAttemptToTheNext() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let proxy = try FaultProxy(to: server)
    let database = try await PostgreSQLDatabase(
      url: proxy.url(for: server.makeDatabase()),
      configuration: .init(poolSize: 2, connectTimeout: .seconds(600)))
    try await database.withConnection { held async throws in
      proxy.set(.stalled)
      for round in 0..<10 {
        let asked = proxy.takenBytes(.toServer)
        let task = Task.detached { try await database.integers("SELECT 1") }
        if round == 0 { while proxy.takenBytes(.toServer) == asked { await Task.yield() } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      let task = Task.detached { try await database.integers("SELECT 2") }
      proxy.set(.passing)
      #expect(try await task.value == [2])
      #expect(try await held.integers("SELECT 3") == [3])
    }
    #expect(proxy.acceptedConnections == 2)
    await database.close()
  }

  @Test func manyCancelledTasksDoNotHurtTheOthers() async throws {
    try await withDatabase(.init(poolSize: 2)) { database async throws in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            for round in 0..<20 {
              let task = Task { try await database.integers("SELECT 1") }
              for _ in 0..<number * round % 17 { await Task.yield() }
              if number < 12 { task.cancel() }
              switch await task.result {
              case .success(let answer): #expect(answer == [1])
              case .failure(let error): #expect(number < 12 && error is CancellationError)
              }
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }

  #if os(Linux)
    /// The queue of a Unix socket is full: Linux answers EAGAIN, and lets nobody wait.
    @Test func aFullQueueOfASocketIsTriedAgain() async throws {
      let server = try await PrivatePostgreSQL.shared()
      let clogged = try CloggedSocket()
      let url = "host=\(clogged.directory) dbname=koine user=koine"
      let error = try await databaseError {
        _ = try await PostgreSQLDatabase(url: url, configuration: .init(connectTimeout: .milliseconds(200)))
      }
      #expect(error?.message == "The server did not answer within the time limit for connecting.")
      let opening = Task { try await PostgreSQLDatabase(url: url) }
      try clogged.replace(by: "\(server.directory)/.s.PGSQL.5432")
      let database = try await opening.value
      #expect(try await database.integers("SELECT 1") == [1])
      await database.close()
    }

    @Test func aConnectionThatNobodyAnswersIsNoticedByTheSystem() async throws {
      let server = try await PrivatePostgreSQL.shared()
      let proxy = try FaultProxy(to: server)
      func options(_ database: PostgreSQLDatabase) async throws -> [Int32] {
        _ = try await database.integers("SELECT 1")
        let socket = try #require((3..<1_024).first { Self.peerPort(of: $0) == proxy.port })
        await Task.yield()
        return [Int32(TCP_KEEPIDLE), Int32(TCP_KEEPINTVL), Int32(TCP_KEEPCNT), Int32(TCP_USER_TIMEOUT)].map {
          var value: Int32 = -1
          var size = socklen_t(MemoryLayout<Int32>.size)
          getsockopt(socket, Int32(IPPROTO_TCP), $0, &value, &size)
          return value
        }
      }
      let url = try await proxy.url(for: server.makeDatabase())
      let database = try await PostgreSQLDatabase(url: url)
      #expect(try await options(database) == [30, 10, 3, 60_000])
      await database.close()
      // What the URL says has precedence.
      let other = try await PostgreSQLDatabase(url: url + "&keepalives_idle=7&tcp_user_timeout=9000")
      #expect(try await options(other) == [7, 10, 3, 9_000])
      await other.close()
    }

    private static func peerPort(of socket: Int32) -> UInt16? {
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let status = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(socket, $0, &size) }
      }
      return status == 0 && address.sin_family == sa_family_t(AF_INET)
        ? UInt16(bigEndian: address.sin_port) : nil
    }
  #endif
}

#if os(Linux)
  /// A Unix socket in a directory of its own on which nobody accepts, and whose queue is full.
  private final class CloggedSocket {
    struct Failure: Error {}

    let directory: String
    private let path: String
    private var sockets: [Int32] = []

    init() throws {
      var template = Array("/tmp/koine-clogged-XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw Failure() }
      directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = directory + "/.s.PGSQL.5432"
      let listener = makeSocket()
      guard withAddress({ bind(listener, $0, $1) }) == 0, listen(listener, 1) == 0 else { throw Failure() }
      while withAddress({ connect(makeSocket(), $0, $1) }) == 0 {}
    }

    deinit {
      for socket in sockets { close(socket) }
      unlink(path)
      rmdir(directory)
    }

    func replace(by other: String) throws {
      guard unlink(path) == 0, symlink(other, path) == 0 else { throw Failure() }
    }

    private func makeSocket() -> Int32 {
      let made = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
      sockets.append(made)
      return made
    }

    private func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
  }
#endif
