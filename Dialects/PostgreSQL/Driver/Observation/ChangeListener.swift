import CLibPQ
@_spi(KoineDriver) import Koine
import Synchronization

/// The connection on which a database hears what was committed, by whomever. It is open while somebody observes.
///
/// If it is lost another one is opened, and everybody reads anew, as nobody has heard what was committed meanwhile.
final class ChangeListener: Sendable {
  /// From the first observer to the last.
  private final class Run: Sendable {
    struct State {
      var task: Task<Void, Never>?
      /// Why nothing was ever heard.
      var failure: (any Error)?
    }

    let state = Mutex(State())
    /// Whether what is committed from now on is heard of, or nothing ever will be.
    let hasBegun = Event()
  }

  /// The run that observers rely on, and those before it that may not have closed their connection yet.
  private final class Runs: Sendable {
    struct State {
      var current: Run?
      var ending: [Run] = []
    }

    let state = Mutex(State())

    /// Ends the current run, unless somebody relies on it. Whoever subscribes later finds none and begins another one.
    func endUnobserved(_ hub: ChangeHub) {
      state.withLock { state in
        guard !hub.isObserved, let run = state.current else { return }
        run.state.withLock { $0.task?.cancel() }
        state.current = nil
        state.ending.append(run)
      }
    }
  }

  let hub: ChangeHub
  private let runs = Runs()
  private let parameters: ConnectionString
  private let configuration: PostgreSQLDatabase.Configuration
  private let catalog: TypeCatalog
  private let dialect: any SQLDialect

  init(
    parameters: ConnectionString, configuration: PostgreSQLDatabase.Configuration, catalog: TypeCatalog,
    dialect: any SQLDialect
  ) {
    self.parameters = parameters
    self.configuration = configuration
    self.catalog = catalog
    self.dialect = dialect
    hub = ChangeHub { [runs] in runs.endUnobserved($0) }
  }

  /// Sees to it that what is committed from now on is heard of. Called by somebody who has subscribed to the hub.
  ///
  /// - Throws: What connecting throws, or `CancellationError`.
  func begin() async throws {
    let run = runs.state.withLock { state in
      if let run = state.current { return run }
      let run = Run()
      state.current = run
      run.state.withLock { $0.task = Task.detached { await self.listen(in: run) } }
      return run
    }
    switch await run.hasBegun.wait(isCancellable: true) {
    case .ready: if let failure = run.state.withLock({ $0.failure }) { throw failure }
    case .cancelled: throw CancellationError()
    case .timedOut: throw DatabaseError(.cannotConnect, "The system has no thread to wait for the server on.")
    }
  }

  /// Ends the waits of all observers, and the run.
  func close() {
    hub.close()
    runs.endUnobserved(hub)
  }

  /// Waits until the connection is closed.
  func waitUntilClosed() async {
    for run in runs.state.withLock({ $0.ending }) { await run.state.withLock { $0.task }?.value }
  }

  // MARK: The run

  private func listen(in run: Run) async {
    var pause = GrowingPause()
    while !Task.isCancelled {
      do {
        let session = try await open()
        if run.hasBegun.hasHappened { hub.publish(.unknown) }
        run.hasBegun.happen()
        try await receive(on: session, &pause)
        try? await Task.sleep(for: pause.next())
      } catch {
        guard run.hasBegun.hasHappened else {
          // Somebody may only wait for a run that is cancelled because the database is closed.
          fail(run, Task.isCancelled ? DatabaseError.databaseIsClosed : error)
          break
        }
        try? await Task.sleep(for: pause.next())
      }
    }
    run.hasBegun.happen()
    runs.state.withLock { state in state.ending.removeAll { $0 === run } }
  }

  /// Ends a run that has never heard anything. Whoever subscribes later begins another one.
  private func fail(_ run: Run, _ error: any Error) {
    runs.state.withLock { state in
      run.state.withLock { $0.failure = error }
      if state.current === run { state.current = nil }
    }
  }

  /// A connection that listens, and that nobody else uses.
  private func open() async throws -> PostgreSQLSession {
    let attempt = ConnectAttempt.start(parameters, configuration: configuration)
    do {
      guard let link = try await attempt.link() else {
        throw DatabaseError(.cannotConnect, "No connection to the server could be made.")
      }
      let session = PostgreSQLSession(
        slot: 0, parameters: parameters, configuration: configuration, catalog: catalog, dialect: dialect,
        statements: nil, link: link)
      try await run("LISTEN \(ChangeChannel.name)", within: configuration.connectTimeout, on: session)
      return session
    } catch {
      attempt.abandon()
      throw error
    }
  }

  private func run(_ sql: String, within limit: Duration, on session: PostgreSQLSession) async throws {
    var statement = RenderedStatement(sql: sql)
    statement.deadline = Deadline(after: limit)
    try await session.run(statement) { _ in }
  }

  /// Publishes what the server tells, until the connection is lost or the run has ended.
  ///
  /// - Parameter pause: How long to wait before the next connection: short again once this one has been of use. A server
  ///   that closes each connection at once is not asked again and again.
  private func receive(on session: PostgreSQLSession, _ pause: inout GrowingPause) async throws {
    while let link = session.link {
      guard let notifications = link.takeNotifications() else { return }
      var change = DatabaseChange()
      for notification in notifications where notification.channel == ChangeChannel.name {
        change.include(ChangeChannel.change(in: notification.payload))
      }
      if !notifications.isEmpty { pause = GrowingPause() }
      hub.publish(change)
      let limit = MonotonicClock.now + configuration.listeningInterval.nanoseconds
      switch await link.wait(deadline: limit, isCancellable: true) {
      case .ready: break
      case .cancelled: throw CancellationError()
      // The end of a connection may never arrive.
      case .timedOut:
        try await run("SELECT 1", within: configuration.cancelTimeout, on: session)
        pause = GrowingPause()
      }
    }
  }
}
