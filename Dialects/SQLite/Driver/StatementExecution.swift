import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

/// One run of a prepared statement, from its binding to its reset.
struct StatementExecution {
  let statement: PreparedStatement
  private(set) var isBegun = false
  /// How many rows have been handed out.
  private(set) var rows = 0
  private var columnCount = 0
  private var start: UInt64 = 0
  private var totalChanges: Int64 = 0
  /// Where it is noted what the statement changes, from its first step on; `nil` if nobody asks for it.
  private var changes: TransactionChanges?
  /// Rows of a repeated run that have been handed out by the first.
  private var knownRows = 0
  /// Whether the first run was interrupted, so that there has to be another.
  private(set) var isInterrupted = false
  /// What keeps the rows of a second run the same as those of the first, while it is needed.
  private var snapshot: SnapshotHold?

  /// Reading the clock twice costs a twentieth of a lookup, so quick ones are timed now and then.
  private static let executionsBetweenTimings: UInt64 = 16

  private let isTimed: Bool
  /// Whether nobody receives the rows, so that they need not be the same in a second run.
  private let isProbe: Bool

  init(_ statement: PreparedStatement, isTimed: Bool = true, isProbe: Bool = false) {
    self.statement = statement
    self.isTimed = isTimed
    self.isProbe = isProbe
  }

  mutating func begin(_ values: [SQLValue], in handle: SQLiteHandle) throws {
    statement.isInUse = true
    isBegun = true
    statement.executions &+= 1
    if isTimed,
      statement.program?.isBounded != true || !statement.profile.isQuick
        || statement.executions % Self.executionsBetweenTimings == 0
    {
      start = MonotonicClock.now
    }
    if !statement.isReadOnly { totalChanges = sqlite3_total_changes64(handle.pointer) }
    try statement.bind(values)
  }

  /// Hands out up to `maximum` rows.
  ///
  /// - Returns: Whether there may be more.
  /// - Throws: ``SQLiteFailure``, or what `row` throws.
  mutating func step(
    _ maximum: Int, of session: SQLiteSession, row: (inout RowDecoder) throws -> Void
  ) throws -> Bool {
    let pointer = statement.pointer
    let busyPolicy = session.handle.busyPolicy
    var remaining = maximum
    let changes = statement.isReadOnly ? nil : session.handle.changes
    if !statement.isReadOnly, rows == 0 { try session.checkNoUnfinishedWrite() }
    if let changes {
      changes.beginStatement()
      self.changes = changes
    }
    defer { changes?.note(statement, since: totalChanges) }
    while remaining > 0 {
      var code = sqlite3_step(pointer)
      if code == SQLiteFailure.readOnlyRollback, rows == 0, session.handle.rollBackAbandonedJournal() {
        sqlite3_reset(pointer)
        code = sqlite3_step(pointer)
      }
      if code == SQLITE_ROW {
        if knownRows > 0 {
          knownRows -= 1
          continue
        }
        if rows == 0 {
          // The first step may have compiled the statement anew, for a schema that has changed.
          columnCount = Int(sqlite3_data_count(pointer))
          session.reserveCells(columnCount)
          if busyPolicy.limit != .none { keepRepeatable(in: session) }
        }
        guard let cells = session.cells.baseAddress else { return false }
        code = koine_sqlite_fill(pointer, cells, Int32(truncatingIfNeeded: columnCount))
        guard code == SQLITE_OK else { throw SQLiteFailure(code: code, message: "out of memory") }
        rows += 1
        remaining -= 1
        var decoder = RowDecoder(
          unsafeCells: UnsafePointer(cells), count: columnCount, names: statement)
        try row(&decoder)
        if busyPolicy.isBeyondLimit { return true }
      } else if code == SQLITE_DONE {
        guard knownRows == 0 else {
          throw DatabaseError(
            .other, "A query yielded fewer rows when it was run again.", sql: statement.key.sql)
        }
        return false
      } else {
        throw session.handle.failure(code)
      }
    }
    return true
  }

  /// Makes sure that rows which have been handed out come again if the statement is interrupted; otherwise it
  /// runs on.
  private mutating func keepRepeatable(in session: SQLiteSession) {
    let busyPolicy = session.handle.busyPolicy
    guard busyPolicy.interruptsBeyondLimit, !isProbe else { return }
    if busyPolicy.limit == .light {
      // The next attempt would be on another connection, which may read something else.
      busyPolicy.limit = .none
    } else if statement.program?.isBounded != false {
      busyPolicy.interruptsBeyondLimit = false
    } else if session.handle.needsSnapshot {
      let snapshot = session.handle.snapshot
      if snapshot.acquire() { self.snapshot = snapshot } else { busyPolicy.interruptsBeyondLimit = false }
    }
  }

  /// Notes that the run was interrupted, and how long it has taken at least.
  mutating func interrupt() {
    isInterrupted = true
    note(isComplete: false)
    start = 0
  }

  /// Begins again with the values that are bound, behind the rows that are known.
  mutating func restart() {
    sqlite3_reset(statement.pointer)
    isInterrupted = false
    knownRows = rows
    start = isTimed ? MonotonicClock.now : 0
  }

  /// Notes the time of a run that has failed; what follows is not counted.
  mutating func stopTiming() {
    note(isComplete: false)
    start = 0
  }

  private func note(isComplete: Bool) {
    guard start != 0 else { return }
    statement.profile.note(
      nanoseconds: MonotonicClock.now - start, instructions: statement.takeInstructions(),
      isComplete: isComplete)
  }

  /// Ends the run and returns how many rows it has changed.
  mutating func end(in handle: SQLiteHandle) -> Int {
    var changes = 0
    // `sqlite3_changes64` keeps the count of an earlier statement after one that changes no rows.
    if !statement.isReadOnly, sqlite3_total_changes64(handle.pointer) != totalChanges {
      changes = Int(sqlite3_changes64(handle.pointer))
    }
    finish(isComplete: true)
    statement.checkProgram()
    return changes
  }

  /// Ends the run early. How long it would have taken is not known.
  mutating func abort() {
    finish(isComplete: false)
  }

  private mutating func finish(isComplete: Bool) {
    statement.reset()
    if let changes {
      // Of rows that were left early, the statement has changed those too that nobody has read.
      if !isComplete { changes.note(statement, since: totalChanges) }
      self.changes = nil
    }
    if isComplete, !isProbe { statement.note(rows: rows) }
    snapshot?.release()
    snapshot = nil
    statement.isInUse = false
    isBegun = false
    isInterrupted = false
    (rows, knownRows) = (0, 0)
    note(isComplete: isComplete)
    start = 0
  }
}
