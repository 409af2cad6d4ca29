import Synchronization

/// Tells the observers of one database what its connections run. For drivers.
@_spi(KoineDriver) public final class StatementReporter: Sendable {
  /// Whether what the current task runs has no event: it belongs to an observer, or to the driver.
  @TaskLocal private static var isSilent = false

  fileprivate let observers: [StatementObserver]
  fileprivate let includesBindings: Bool
  /// How many connections have been opened.
  private let connections = Atomic(0)

  /// For a database with these observers; `nil` if there are none.
  public init?(_ observers: [StatementObserver]) {
    if observers.isEmpty { return nil }
    self.observers = observers
    includesBindings = observers.contains(where: \.includesBindings)
  }

  /// For a connection that has just been opened.
  public func newConnection() -> ConnectionReporter {
    ConnectionReporter(
      reporter: self, connection: connections.add(1, ordering: .relaxed).newValue)
  }

  /// Runs statements of the driver's own, which are not reported.
  ///
  /// - Throws: What `body` throws.
  public static func silently<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await $isSilent.withValue(true) { try await body() }
  }

  fileprivate func report(_ event: StatementEvent) {
    if Self.isSilent { return }
    // A task that an observer starts is outside of the transaction, and its own statements are not reported.
    ConnectionScope.$current.withValue(nil) {
      Self.$isSilent.withValue(true) {
        var withoutBindings = event
        withoutBindings.bindings = nil
        for observer in observers { observer.observe(observer.includesBindings ? event : withoutBindings) }
      }
    }
  }
}

/// Tells what one connection runs. For drivers: see ``ObservedSession``.
@_spi(KoineDriver) public struct ConnectionReporter: Sendable {
  fileprivate let reporter: StatementReporter
  fileprivate let connection: Int

  /// Watches a statement, which begins now.
  public func watch(_ statement: RenderedStatement, _ call: StatementEvent.Call = .run) -> StatementWatch {
    watch(call, statement.sql) { statement.bindings }
  }

  func watch(
    _ call: StatementEvent.Call, _ sql: String, bindings: () -> [SQLValue] = { [] }
  ) -> StatementWatch {
    StatementWatch(
      reporter: reporter,
      event: StatementEvent(
        call, sql: sql, bindings: reporter.includesBindings ? bindings() : nil, connection: connection))
  }
}

/// A statement that runs, and has to be reported at its end. One that is dropped instead has no event.
@_spi(KoineDriver) public struct StatementWatch: Sendable {
  fileprivate let reporter: StatementReporter
  fileprivate var event: StatementEvent
  private var start: ContinuousClock.Instant? = .now

  fileprivate init(reporter: StatementReporter, event: StatementEvent) {
    self.reporter = reporter
    self.event = event
  }

  /// Counts a row that is handed over.
  public mutating func countRow() { event.rowCount += 1 }

  /// Notes what a portion of the rows has come to. The time until the next one is not the statement's.
  mutating func note(rows: Int, duration: Duration) {
    event.rowCount += rows
    event.duration += duration
  }

  mutating func note(_ error: any Error) {
    if event.error == nil { event.error = (error as? CallerError)?.underlying ?? error }
  }

  mutating func pause() {
    guard let start else { return }
    event.duration += start.duration(to: .now)
    self.start = nil
  }

  /// The statement has ended.
  public consuming func end(affected: Int? = nil) {
    pause()
    if event.error == nil { event.affectedRowCount = affected }
    reporter.report(event)
  }

  /// The statement has failed.
  public consuming func fail(_ error: any Error) {
    note(error)
    end()
  }
}
