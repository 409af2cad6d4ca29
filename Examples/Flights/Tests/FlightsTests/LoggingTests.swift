import Koine
import KoineLogging
import KoineSQLite
import Logging
import Synchronization
import Testing

/// What a logger was told.
private struct Record: Equatable {
  var level: Logger.Level
  var message: String
  var metadata: Logger.Metadata
}

/// Keeps what it is told, without the times.
private struct Recorder: LogHandler {
  final class Records: Sendable {
    let all = Mutex<[Record]>([])
  }

  let records = Records()
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var metadata = event.metadata ?? [:]
    #expect(metadata.removeValue(forKey: "milliseconds") != nil)
    let record = Record(level: event.level, message: "\(event.message)", metadata: metadata)
    records.all.withLock { $0.append(record) }
  }
}

@Suite struct LoggingTests {
  /// Runs statements on a database that logs, and returns the records of all but the first one.
  private func records(
    slowerThan limit: Duration, includesBindings: Bool = false,
    _ body: (SQLiteDatabase) async throws -> Void
  ) async throws -> [Record] {
    let recorder = Recorder()
    let logger = Logger(label: "test") { _ in recorder }
    let database = try SQLiteDatabase.inMemory(
      configuration: .init(
        observers: [.logging(to: logger, slowerThan: limit, includesBindings: includesBindings)]))
    try await database.execute("CREATE TABLE t (a INTEGER UNIQUE)")
    try await body(database)
    await database.close()
    return Array(recorder.records.all.withLock(\.self).dropFirst())
  }

  @Test func aStatementIsLoggedForDebuggingWithoutItsValues() async throws {
    let records = try await records(slowerThan: .seconds(3600)) { database in
      try await database.execute("INSERT INTO t VALUES (\(1)), (\(2))")
      _ = try await database.fetchAll("SELECT a FROM t", as: Int.self)
    }
    #expect(
      records == [
        Record(
          level: .debug, message: "A statement ran.",
          metadata: [
            "sql": "INSERT INTO t VALUES (?1), (?2)", "call": "run", "connection": "1", "affected": "2",
          ]),
        Record(
          level: .debug, message: "A statement ran.",
          metadata: ["sql": "SELECT a FROM t", "call": "run", "connection": "1", "rows": "2"]),
      ])
  }

  @Test func aSlowStatementIsAWarningAndAFailedOneAnError() async throws {
    let records = try await records(slowerThan: .zero, includesBindings: true) { database in
      try await database.execute("INSERT INTO t VALUES (\(1))")
      await #expect(throws: DatabaseError.self) { try await database.execute("INSERT INTO t VALUES (\(1))") }
    }
    let metadata: Logger.Metadata = [
      "sql": "INSERT INTO t VALUES (?1)", "call": "run", "connection": "1",
      "bindings": ["\(SQLValue.integer(1))"],
    ]
    #expect(
      records == [
        Record(
          level: .warning, message: "A statement was slow.",
          metadata: metadata.merging(["affected": "1"]) { $1 }),
        Record(
          level: .error, message: "A statement failed.",
          metadata: metadata.merging([
            "error": "uniqueViolation: A row with the same key exists already."
          ]) { $1 }),
      ])
  }

  @Test func theProgramLogsToTheStandardErrorFromTheLevelThatIsAskedFor() throws {
    let quiet = try Run("sqlite", "--rows", "0", "--log", "error")
    #expect(quiet.errors == "")
    #expect(quiet.status == 0)
    let talkative = try Run("sqlite", "--rows", "0", "--log", "debug")
    #expect(talkative.errors.contains(" debug flights: "))
    #expect(talkative.errors.contains("sql=COMMIT"))
    #expect(talkative.status == 0)
    #expect(try Run("sqlite", "--log", "loud").status != 0)
  }
}
