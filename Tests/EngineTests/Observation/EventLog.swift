import Koine
import Synchronization

/// The events of a test, in the order in which they came.
final class EventLog: Sendable {
  private let events = Mutex<[StatementEvent]>([])

  /// An observer that writes into the log.
  func observer(includesBindings: Bool = false) -> StatementObserver {
    StatementObserver(includesBindings: includesBindings) { event in self.events.withLock { $0.append(event) }
    }
  }

  var all: [StatementEvent] { events.withLock(\.self) }

  /// What has come since the last call.
  func take() -> [SeenEvent] {
    events.withLock { events in
      defer { events = [] }
      return events.map(SeenEvent.init)
    }
  }
}

/// An event without its duration, to compare.
struct SeenEvent: Hashable {
  var call: StatementEvent.Call
  var sql: String
  var bindings: [SQLValue]?
  var connection = 1
  var rows = 0
  var affected: Int?
  /// The code of an error of the database, the type of another one.
  var failure: String?
}

extension SeenEvent {
  init(_ event: StatementEvent) {
    let failure = event.error.map { error in
      (error as? DatabaseError).map { "\($0.code)" } ?? "\(type(of: error))"
    }
    self.init(
      call: event.call, sql: event.sql, bindings: event.bindings, connection: event.connection,
      rows: event.rowCount, affected: event.affectedRowCount, failure: failure)
  }

  static func run(_ sql: String, _ bindings: [SQLValue]? = nil, rows: Int = 0, affected: Int = 0) -> SeenEvent
  {
    SeenEvent(call: .run, sql: sql, bindings: bindings, rows: rows, affected: affected)
  }

  static func run(_ sql: String, rows: Int = 0, failure: String) -> SeenEvent {
    SeenEvent(call: .run, sql: sql, rows: rows, failure: failure)
  }

  static func transaction(_ sql: String) -> SeenEvent {
    SeenEvent(call: .transaction, sql: sql, affected: 0)
  }
}
