import CLibPQ
import CLibPQShims
@_spi(KoineDriver) import Koine
import Synchronization

/// Opens one connection on a thread of its own: libpq resolves names and reads files while it connects, and
/// keeps no time limit.
///
/// An attempt belongs to a place in the pool. A task that waits for it and is cancelled leaves it to the next one.
final class ConnectAttempt: Sendable {
  private struct State {
    var result: Result<LibPQConnection, DatabaseError>?
    /// Why the server has not taken the connection yet.
    var obstacle: DatabaseError?
    var isAbandoned = false
  }

  private let state = Mutex(State())
  private let end = Event()
  private let parameters: ConnectionString
  private let configuration: PostgreSQLDatabase.Configuration

  private init(_ parameters: ConnectionString, _ configuration: PostgreSQLDatabase.Configuration) {
    self.parameters = parameters
    self.configuration = configuration
  }

  static func start(
    _ parameters: ConnectionString, configuration: PostgreSQLDatabase.Configuration
  ) -> ConnectAttempt {
    let attempt = ConnectAttempt(parameters, configuration)
    if !DetachedThread.start("koine.postgres", { attempt.finish(Result(catching: attempt.connect)) }) {
      attempt.finish(.failure(DatabaseError(.cannotConnect, "The system has no thread to connect on.")))
    }
    return attempt
  }

  var hasEnded: Bool { end.hasHappened }

  /// Waits for the connection and takes it over.
  ///
  /// - Parameters:
  ///   - limit: For this wait, of ``MonotonicClock``; the attempt goes on afterwards, as it does if the task is
  ///     cancelled.
  ///   - isPatient: Whether to go on waiting while the server has no connection left to give.
  /// - Returns: The connection, or `nil` if it has to be waited for longer.
  /// - Throws: ``DatabaseError`` with the codes `cannotConnect` and `tooManyConnections`, or `CancellationError`.
  func link(until limit: UInt64 = .max, isPatient: Bool = true) async throws -> LibPQConnection? {
    while true {
      let soon = isPatient ? limit : min(limit, MonotonicClock.now + 50_000_000)
      switch await end.wait(until: soon, isCancellable: true) {
      case .cancelled: throw CancellationError()
      case .ready: return try take()
      case .timedOut:
        let obstacle = state.withLock { $0.obstacle }
        guard MonotonicClock.now < limit else { throw obstacle ?? Self.timedOut }
        if obstacle != nil { return nil }
      }
    }
  }

  private func take() throws(DatabaseError) -> LibPQConnection {
    let result = state.withLock { state in
      defer { state.result = nil }
      return state.result
    }
    guard let result else { throw Self.timedOut }
    return try result.get()
  }

  /// Gives the attempt up. A connection that it has made, or makes, is closed.
  func abandon() {
    let unused = state.withLock { state in
      state.isAbandoned = true
      defer { state.result = nil }
      return state.result
    }
    withExtendedLifetime(unused) {}
  }

  private func finish(_ result: Result<LibPQConnection, DatabaseError>) {
    state.withLock { if !$0.isAbandoned { $0.result = result } }
    end.happen()
  }

  private static var timedOut: DatabaseError {
    DatabaseError(.cannotConnect, "The server did not answer within the time limit for connecting.")
  }

  // MARK: On the thread

  private var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

  /// Blocks until the connection is ready or has failed. A server that is starting, or has no connection left, is
  /// asked again until `acquireTimeout` is over.
  private func connect() throws(DatabaseError) -> LibPQConnection {
    let limit = MonotonicClock.now + configuration.acquireTimeout.nanoseconds
    var pause: UInt64 = 20_000_000
    var isStarting = false
    while true {
      do {
        return try connectOnce()
      } catch {
        if error.engineCode == "57P03" { isStarting = true }
        // A server that restarts does not listen for a while.
        let mayPass = error.code == .tooManyConnections || isStarting && error.engineCode == nil
        guard mayPass, MonotonicClock.now + pause < limit, !isAbandoned else { throw error }
        state.withLock { $0.obstacle = error }
        // Each waits for a time of its own, so that they do not all come back at once.
        _ = koine_wait_briefly(-1, 0, UInt64.random(in: pause / 2...pause))
        pause = min(pause * 2, 500_000_000)
      }
    }
  }

  /// Tries the hosts in turn.
  private func connectOnce() throws(DatabaseError) -> LibPQConnection {
    let hosts = parameters.hosts
    let limit = MonotonicClock.now + configuration.connectTimeout.nanoseconds
    var failures: [DatabaseError] = []
    for preference in parameters.sessionPreferences(hosts: hosts.count) {
      for (index, host) in hosts.enumerated() {
        let addresses = host.addresses()
        for (number, address) in addresses.enumerated() {
          // Without a limit for each, the hosts and addresses to come share what is left of the limit for all.
          let (now, left) = (MonotonicClock.now, UInt64(hosts.count - index + addresses.count - number - 1))
          let share = parameters.hostTimeout ?? (limit > now ? (limit - now) / left : 0)
          do {
            return try connect(parameters.for(address, preference), until: now + share)
          } catch {
            // What one server says about the user or the database is true of the others too.
            guard error.engineCode == nil || error.code == .tooManyConnections, !isAbandoned else {
              throw error
            }
            failures.append(error)
          }
        }
      }
    }
    throw Self.summary(of: failures)
  }

  private static func summary(of failures: [DatabaseError]) -> DatabaseError {
    guard let last = failures.first(where: { $0.code == .tooManyConnections }) ?? failures.last else {
      return timedOut
    }
    let messages = failures.map { $0.engineMessage ?? $0.message }
    guard failures.count > 1 else { return last }
    return DatabaseError(
      last.code, last.message, engineCode: last.engineCode, engineMessage: messages.joined(separator: "\n"))
  }

  /// Connects to one address. A socket whose queue is full is tried again.
  private func connect(_ parameters: ConnectionString, until limit: UInt64) throws(DatabaseError)
    -> LibPQConnection
  {
    while true {
      guard let connection = parameters.withParameters({ PQconnectStartParams($0, $1, 0) }) else {
        throw DatabaseError(.cannotConnect, "There is no memory left to connect.")
      }
      let link = LibPQConnection(connection)
      if PQstatus(connection) == CONNECTION_BAD, ConnectionString.isQueueFull(connection), !isAbandoned {
        guard MonotonicClock.now < limit else { throw Self.timedOut }
        _ = koine_wait_briefly(-1, 0, 10_000_000)
        continue
      }
      try connect(link, until: limit)
      return link
    }
  }

  private func connect(_ link: LibPQConnection, until limit: UInt64) throws(DatabaseError) {
    let connection = link.connection
    // A failure to connect has no result to take the SQLSTATE from; this verbosity puts it into the text.
    PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
    var status = PGRES_POLLING_WRITING
    while status != PGRES_POLLING_OK {
      guard PQstatus(connection) != CONNECTION_BAD, status != PGRES_POLLING_FAILED else {
        throw failure(of: connection)
      }
      let interest = status == PGRES_POLLING_READING ? KOINE_READABLE : KOINE_WRITABLE
      // The socket changes from one encryption to the next.
      var isReady = false
      while !isReady {
        let now = MonotonicClock.now
        guard now < limit, !isAbandoned else { throw Self.timedOut }
        isReady = koine_wait_briefly(PQsocket(connection), interest, min(50_000_000, limit - now)) != 0
      }
      status = PQconnectPoll(connection)
    }
    PQsetErrorVerbosity(connection, PQERRORS_DEFAULT)
    try link.start()
  }

  private func failure(of connection: OpaquePointer) -> DatabaseError {
    let text = parameters.redact(PQerrorMessage(connection).map { String(cString: $0) } ?? "")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("LOCATION:") }
    let state = Self.engineCode(in: lines)
    let (code, message): (DatabaseError.Code, String) =
      switch state {
      case "3D000": (.cannotConnect, "The database does not exist.")
      case "28P01", "28000": (.cannotConnect, "The server refused the user or the password.")
      case "53300": (.tooManyConnections, "The server has no connection left to give.")
      case "57P03": (.tooManyConnections, "The server is starting up or shutting down.")
      default: (.cannotConnect, "No connection to the server could be made.")
      }
    // It names hosts, roles and databases, and no value of any row.
    let words = lines.joined(separator: " ")
    return DatabaseError(
      code, message, engineCode: state, engineMessage: lines.isEmpty ? nil : lines.joined(separator: "\n"),
      engineWords: words.isEmpty ? nil : words)
  }

  /// Finds the five characters in `FATAL:  3D000: database "x" does not exist`, whatever the language.
  private static func engineCode(in lines: [Substring]) -> String? {
    for line in lines {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      for part in parts.dropFirst().dropLast() {
        let word = part.drop { $0 == " " }
        if word.utf8.count == 5, part.hasPrefix("  "),
          word.utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) })
        {
          return String(word)
        }
      }
    }
    return nil
  }
}
