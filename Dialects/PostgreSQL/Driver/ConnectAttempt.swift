import CLibPQ
import CLibPQShims
import Koine
import Synchronization

/// Opens one connection on a thread of its own: libpq resolves names and reads files while it connects, and
/// keeps no time limit.
final class ConnectAttempt: Sendable {
  private enum State {
    case running
    case finished(Result<Link, DatabaseError>)
    case abandoned
  }

  private let state = Mutex(State.running)
  private let parameters: ConnectionString
  private let deadline: UInt64

  private init(_ parameters: ConnectionString, deadline: UInt64) {
    self.parameters = parameters
    self.deadline = deadline
  }

  /// - Throws: ``DatabaseError`` with the code `cannotConnect`, or `CancellationError`.
  static func open(
    _ parameters: ConnectionString, configuration: PostgreSQLDatabase.Configuration
  ) async throws -> Link {
    var limit = configuration.connectTimeout.nanoseconds
    if let text = parameters["connect_timeout"], let seconds = UInt64(text), seconds > 0 {
      limit = min(seconds, 1_000_000) * 1_000_000_000
    }
    let attempt = ConnectAttempt(parameters, deadline: koine_now() + limit)
    return try await attempt.open()
  }

  private func open() async throws -> Link {
    let reactor = Reactor.shared
    let ticket = reactor.ticket()
    let isStarted = Thread.start {
      let result = Result(catching: self.connect)
      // A connection that nobody waits for any more closes when it is released here.
      let isAwaited = self.state.withLock { state in
        guard case .running = state else { return false }
        state = .finished(result)
        return true
      }
      if isAwaited { reactor.end(ticket, .ready) }
    }
    guard isStarted else {
      throw DatabaseError(.cannotConnect, "The system has no thread to connect on.")
    }
    let outcome = await reactor.wait(ticket, deadline: deadline, isCancellable: true)
    let result = state.withLock { state -> Result<Link, DatabaseError>? in
      defer { state = .abandoned }
      guard case .finished(let result) = state else { return nil }
      return result
    }
    reactor.forget(ticket)
    if outcome == .cancelled { throw CancellationError() }
    guard let result else { throw Self.timedOut }
    return try result.get()
  }

  private static var timedOut: DatabaseError {
    DatabaseError(.cannotConnect, "The server did not answer within the time limit for connecting.")
  }

  /// Blocks until the connection is ready, has failed, or the time is over.
  private func connect() throws(DatabaseError) -> Link {
    while true {
      do {
        return try connectOnce()
      } catch {
        // The server is starting up: it answers with this until it takes connections.
        guard error.engineCode == "57P03", koine_now() + 100_000_000 < deadline else { throw error }
        _ = koine_wait_briefly(-1, 0, 50_000_000)
      }
    }
  }

  private func connectOnce() throws(DatabaseError) -> Link {
    guard
      let connection = parameters.withParameters({ keywords, values in
        PQconnectStartParams(keywords, values, 0)
      })
    else { throw DatabaseError(.cannotConnect, "There is no memory left to connect.") }
    let link = Link(connection)
    // A failure to connect has no result to take the SQLSTATE from; this verbosity puts it into the text.
    PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
    var status = PGRES_POLLING_WRITING
    while status != PGRES_POLLING_OK {
      guard PQstatus(connection) != CONNECTION_BAD, status != PGRES_POLLING_FAILED else {
        throw failure(of: connection)
      }
      let interest = status == PGRES_POLLING_READING ? KOINE_READABLE : KOINE_WRITABLE
      // The socket changes from one host to the next.
      var isReady = false
      while !isReady {
        guard koine_now() < deadline else { throw Self.timedOut }
        if state.withLock({ if case .abandoned = $0 { true } else { false } }) { throw Self.timedOut }
        isReady = koine_wait_briefly(PQsocket(connection), interest, 50_000_000) != 0
      }
      status = PQconnectPoll(connection)
    }
    PQsetErrorVerbosity(connection, PQERRORS_DEFAULT)
    try link.start()
    return link
  }

  private func failure(of connection: OpaquePointer) -> DatabaseError {
    let text = parameters.redact(PQerrorMessage(connection).map { String(cString: $0) } ?? "")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("LOCATION:") }
    let code = Self.engineCode(in: lines)
    let message =
      switch code {
      case "3D000": "The database does not exist."
      case "28P01", "28000": "The server refused the user or the password."
      case "53300": "The server has no connection left to give."
      case "57P03": "The server is starting up or shutting down."
      default: "No connection to the server could be made."
      }
    return DatabaseError(
      .cannotConnect, message, engineCode: code,
      engineMessage: lines.isEmpty ? nil : lines.joined(separator: "\n"))
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
