import CLibPQ
import CLibPQShims
@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open libpq connection in non-blocking pipeline mode.
///
/// libpq allows one thread at a time on a connection: whoever uses a link holds the turn of its session.
final class LibPQConnection: @unchecked Sendable {
  // Sendable because the session's turn orders every use, and the last owner alone releases it.

  let connection: OpaquePointer
  private(set) var socket: Int32 = -1
  /// Set when the connection has been made.
  private(set) var cancelRequest: CancelRequest?
  private var keyWatch: OpaquePointer?
  /// Set by libpq's notice receiver, while this thread is inside libpq, when the server ends the connection.
  private let wasFatal: UnsafeMutablePointer<Int32>
  private var spinBudget = SpinBudget()
  /// Whether bytes wait for the socket to become writable.
  private(set) var hasOutput = false

  /// - Parameter connection: One that has only begun to connect.
  init(_ connection: OpaquePointer) {
    self.connection = connection
    wasFatal = .allocate(capacity: 1)
    wasFatal.initialize(to: 0)
    koine_quiet_notices(connection, wasFatal)
    keyWatch = koine_key_watch_begin(connection)
  }

  deinit {
    if let keyWatch, let request = koine_key_watch_end(connection, keyWatch) { koine_cancel_free(request) }
    PQfinish(connection)
    wasFatal.deallocate()
  }

  /// Readies a connection that has just been made, unless the server is too old or cannot serve it.
  func start() throws(DatabaseError) {
    cancelRequest = CancelRequest(koine_key_watch_end(connection, keyWatch), about: connection)
    keyWatch = nil
    guard PQparameterStatus(connection, "integer_datetimes").map({ String(cString: $0) }) != "off" else {
      throw DatabaseError(.cannotConnect, "The server stores instants as floating-point numbers.")
    }
    try PostgreSQLDialect.check(serverVersion: version)
    guard PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1 else {
      throw DatabaseError(.cannotConnect, "The connection does not take pipelined statements.")
    }
    socket = PQsocket(connection)
  }

  /// The server's major version.
  var version: Int { Int(PQserverVersion(connection)) / 10_000 }

  private static let utf8 = pg_char_to_encoding("UTF8")

  /// Whether texts travel as UTF-8.
  var isUTF8: Bool { PQclientEncoding(connection) == Self.utf8 }

  /// Whether no transaction is open and no statement runs.
  var isIdle: Bool { PQtransactionStatus(connection) == PQTRANS_IDLE }

  /// Whether a transaction is open, failed or not.
  var isInTransaction: Bool {
    let status = PQtransactionStatus(connection)
    return status == PQTRANS_INTRANS || status == PQTRANS_INERROR
  }

  var hasFailedTransaction: Bool { PQtransactionStatus(connection) == PQTRANS_INERROR }

  /// Whether the server has not ended the connection since its last use. Sends nothing.
  func isAlive() -> Bool {
    // A socket that can be read while nothing runs holds a notice, a notification, or the end.
    while koine_wait_briefly(socket, KOINE_READABLE, 0) != 0 {
      guard PQconsumeInput(connection) == 1, PQstatus(connection) == CONNECTION_OK else { return false }
      while let notification = PQnotifies(connection) { PQfreemem(notification) }
      if wasFatal.pointee != 0 { return false }
    }
    return wasFatal.pointee == 0 && PQstatus(connection) == CONNECTION_OK
  }

  /// Takes the notifications that have arrived. Sends nothing. `nil` if the connection is lost.
  func takeNotifications() -> [(channel: String, payload: String)]? {
    var taken: [(channel: String, payload: String)] = []
    repeat {
      while let notification = PQnotifies(connection) {
        taken.append(
          (String(cString: notification.pointee.relname), String(cString: notification.pointee.extra)))
        PQfreemem(notification)
      }
      guard koine_wait_briefly(socket, KOINE_READABLE, 0) != 0 else { return taken }
    } while PQconsumeInput(connection) == 1 && PQstatus(connection) == CONNECTION_OK && wasFatal.pointee == 0
    return nil
  }

  // MARK: Sending and receiving

  /// Ends a segment of the pipeline and sends it.
  func sync() -> Bool {
    guard PQpipelineSync(connection) == 1 else { return false }
    return flush()
  }

  func flush() -> Bool {
    let outcome = PQflush(connection)
    hasOutput = outcome == 1
    return outcome >= 0
  }

  /// Ends the connection without closing it, so that a thread that sends on it is woken.
  func shutDown() {
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// Reads what the socket holds. `false` if the connection is lost.
  func receive() -> Bool {
    guard koine_receive_briefly(connection, 0) >= 0 else { return false }
    return hasOutput ? flush() : true
  }

  private var interest: Int32 { hasOutput ? KOINE_READABLE | KOINE_WRITABLE : KOINE_READABLE }

  enum Arrival {
    case result
    case nothing
    case lost
  }

  /// Reads on the calling thread for a short time, if the server has been quick lately.
  func receiveBriefly() -> Arrival {
    guard !hasOutput, spinBudget.isWorthTrying else { return .nothing }
    let outcome = koine_receive_briefly(connection, SpinBudget.limit)
    spinBudget.note(outcome > 0)
    return outcome > 0 ? .result : outcome == 0 ? .nothing : .lost
  }

  /// Suspends until the socket is ready.
  func wait(deadline: UInt64 = .max, isCancellable: Bool) async -> Reactor.Outcome {
    // libpq has closed the socket of a lost connection, and its number may be another one's. Reading tells.
    guard PQsocket(connection) == socket else { return .ready }
    let reactor = Reactor.shared
    return await reactor.wait(
      reactor.ticket(), socket: socket, interest: interest, deadline: deadline,
      isCancellable: isCancellable)
  }
}

/// Whether it pays to wait for the server on the calling thread: a suspension costs more than a quick query,
/// but a slow query must not hold the thread.
struct SpinBudget {
  /// Nanoseconds.
  static let limit: UInt64 = 50_000

  private var credit = 16
  private var refused = 0

  /// After many slow answers only one in 16 is tried, to notice that the server has become quick again.
  var isWorthTrying: Bool {
    mutating get {
      if credit > 0 { return true }
      refused += 1
      guard refused >= 16 else { return false }
      refused = 0
      return true
    }
  }

  mutating func note(_ isReady: Bool) {
    credit = isReady ? min(credit + 2, 16) : max(credit - 1, 0)
  }
}
