@_spi(KoineDriver) import Koine
import Synchronization

/// A proxy between a client and a server that misbehaves on request, to test what a driver does when a network
/// or a server fails.
///
///     let server = try await PrivatePostgreSQL()
///     let proxy = try FaultProxy(to: server)
///     let database = try await PostgreSQLDatabase(url: proxy.url(for: server.makeDatabase()))
///     proxy.set(.stalled)                  // from now on nothing arrives, in either direction
///     proxy.set(.passing)                  // everything goes on
///     proxy.set(.swallowing, .toClient)    // the answers of the server are lost
///     proxy.reset()                        // the client's next read or write fails
///
/// The proxy listens on a port of 127.0.0.1. Its behavior can be changed at any time and applies at once, to
/// open connections and to new ones. The server learns of a new connection when its first bytes pass.
///
/// The proxy works on one thread, which ends with the proxy.
public final class FaultProxy: Sendable {
  /// What happens to the bytes of one direction.
  public enum Behavior: Sendable, Hashable {
    /// Bytes arrive as they were sent.
    case passing
    /// Bytes arrive one at a time.
    case trickling
    /// Bytes wait, as on a line that is down: the sender's buffers fill, and neither side learns that the other
    /// one has left. They arrive when bytes pass again.
    case stalled
    /// Bytes are taken and never arrive, those that have waited so far among them, nor does the end of a connection
    /// while this lasts.
    case swallowing
  }

  /// Which way bytes go through the proxy.
  public enum Direction: Sendable, Hashable, CaseIterable {
    /// From the client to the server, and from the server to the client.
    case toServer, toClient
  }

  /// The port of 127.0.0.1 that the proxy listens on.
  public let port: UInt16

  private let control: ProxyControl

  /// Starts a proxy in front of a server that listens on a Unix socket.
  ///
  /// - Parameter socketPath: The path of the server's socket. The server need not listen on it yet.
  /// - Throws: ``FaultProxyError`` if the system gives no port or thread.
  public init(toSocket socketPath: String) throws {
    let listener = try ProxySocket.listen()
    do {
      port = try ProxySocket.port(of: listener)
      control = try ProxyControl()
    } catch {
      ProxySocket.close(listener)
      throw error
    }
    let control = self.control
    let isStarted = DetachedThread.start("koine.proxy") {
      ProxyLoop(listener: listener, socketPath: socketPath, control: control).run()
    }
    guard isStarted else {
      ProxySocket.close(listener)
      throw FaultProxyError("The proxy could not start a thread.")
    }
  }

  /// Starts a proxy in front of a private PostgreSQL server.
  ///
  /// - Throws: ``FaultProxyError`` if the system gives no port or thread.
  public convenience init(to server: PrivatePostgreSQL) throws {
    try self.init(toSocket: "\(server.directory)/.s.PGSQL.5432")
  }

  deinit {
    stop()
  }

  /// Changes what happens to the bytes of one direction, or of both.
  ///
  /// When this returns, no byte that arrives later is treated as before.
  public func set(_ behavior: Behavior, _ direction: Direction? = nil) {
    control.change { settings in
      for each in direction.map({ [$0] }) ?? Direction.allCases { settings.behaviors[each] = behavior }
    }
  }

  /// Closes every open connection in good order: each side reads the end.
  public func cut() {
    control.change { $0.ending = .cut }
  }

  /// Resets every open connection: the client's next read or write fails.
  public func reset() {
    control.change { $0.ending = .reset }
  }

  /// Closes every connection and the port. Stopping twice is allowed.
  public func stop() {
    control.change { $0.isStopped = true }
  }

  /// How many bytes the proxy has taken from the senders of one direction so far, delivered or not: a test that
  /// sees it grow knows that something was sent.
  public func takenBytes(_ direction: Direction) -> Int {
    control.settings.withLock { $0.taken[direction] ?? 0 }
  }

  /// How many connections clients have opened so far, those that have ended included.
  public var acceptedConnections: Int { control.settings.withLock { $0.accepted } }

  /// How many connections clients have open, whether or not the server knows of them.
  public var openConnections: Int { control.settings.withLock { $0.open } }

  /// The URL of a database of a ``PrivatePostgreSQL``, changed so that its connections pass through this proxy.
  public func url(for database: String) -> String {
    guard let query = database.firstIndex(of: "?") else { return database }
    let options = database[database.index(after: query)...].split(separator: "&")
      .map { $0.hasPrefix("host=") ? "host=127.0.0.1&port=\(port)" : String($0) }
    return database[...query] + options.joined(separator: "&")
  }
}

/// Why there is no proxy.
public struct FaultProxyError: Error, CustomStringConvertible, Sendable {
  /// What went wrong.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// What the owner of a proxy asks of its thread, and what the thread tells.
final class ProxyControl: Sendable {
  enum Ending { case cut, reset }

  struct Settings {
    var behaviors: [FaultProxy.Direction: FaultProxy.Behavior] = [:]
    var ending: Ending?
    var isStopped = false
    var accepted = 0
    var taken: [FaultProxy.Direction: Int] = [:]
    var open = 0
    /// Counts the changes, and those that the thread has seen.
    var changes = 0
    var seen = 0
    /// Whether the thread has ended.
    var hasEnded = false
  }

  let settings = Mutex(Settings())
  /// Wakes the thread: it reads the first, the owner writes the second.
  let wakeup: (read: Int32, write: Int32)

  init() throws(FaultProxyError) {
    wakeup = try ProxySocket.pipe()
  }

  deinit {
    ProxySocket.close(wakeup.read)
    ProxySocket.close(wakeup.write)
  }

  /// Changes the settings and waits until the thread obeys them, which it does at once.
  func change(_ body: (inout Settings) -> Void) {
    let number = settings.withLock { settings in
      body(&settings)
      settings.changes += 1
      return settings.changes
    }
    ProxySocket.wake(wakeup.write)
    while !settings.withLock({ $0.seen >= number || $0.hasEnded }) { ProxySocket.yield() }
  }
}
