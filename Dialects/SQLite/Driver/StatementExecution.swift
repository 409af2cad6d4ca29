import CSQLite
import CSQLiteShims
import Koine

/// One run of a prepared statement, from its binding to its reset.
struct StatementExecution {
  let statement: PreparedStatement
  private(set) var isBegun = false
  /// How many rows have been handed out.
  private(set) var rows = 0
  private var columnCount = 0
  private var start: UInt64 = 0
  private var totalChanges: Int64 = 0

  /// Rows that a quick statement hands out before it looks at the clock.
  static let rowsBetweenChecks = 256
  /// Reading the clock twice costs a twentieth of a lookup, so quick statements are timed now and then.
  private static let executionsBetweenTimings: UInt64 = 16

  private let isTimed: Bool

  init(_ statement: PreparedStatement, isTimed: Bool = true) {
    self.statement = statement
    self.isTimed = isTimed
  }

  /// Nanoseconds since the beginning. Starts the clock where it did not run.
  var elapsed: UInt64 {
    mutating get {
      let now = koine_monotonic_nanoseconds()
      if start == 0 { start = now }
      return now - start
    }
  }

  mutating func begin(_ values: [SQLValue], in handle: SQLiteHandle) throws {
    statement.isInUse = true
    isBegun = true
    statement.executions &+= 1
    if isTimed, !statement.profile.isQuick || statement.executions % Self.executionsBetweenTimings == 0 {
      start = koine_monotonic_nanoseconds()
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
    var remaining = maximum
    while remaining > 0 {
      var code = sqlite3_step(pointer)
      if code == SQLITE_ROW {
        if rows == 0 {
          // The first step may have compiled the statement anew, for a schema that has changed.
          columnCount = Int(sqlite3_data_count(pointer))
          session.reserveCells(columnCount)
        }
        guard let cells = session.cells.baseAddress else { return false }
        code = koine_sqlite_fill(pointer, cells, Int32(truncatingIfNeeded: columnCount))
        guard code == SQLITE_OK else { throw SQLiteFailure(code: code, message: "out of memory") }
        rows += 1
        remaining -= 1
        var decoder = RowDecoder(cells: UnsafePointer(cells), count: columnCount, names: statement)
        try row(&decoder)
      } else if code == SQLITE_DONE {
        return false
      } else {
        throw SQLiteFailure(code: code, of: session.handle.pointer)
      }
    }
    return true
  }

  /// Ends the run and returns how many rows it has changed.
  mutating func end(in handle: SQLiteHandle) -> Int {
    var changes = 0
    // `sqlite3_changes64` keeps the count of an earlier statement after one that changes no rows.
    if !statement.isReadOnly, sqlite3_total_changes64(handle.pointer) != totalChanges {
      changes = Int(sqlite3_changes64(handle.pointer))
    }
    abort()
    return changes
  }

  /// Starts again with the values that are bound.
  func rewind() {
    sqlite3_reset(statement.pointer)
  }

  /// Ends the run where it stands.
  mutating func abort() {
    statement.reset()
    statement.isInUse = false
    isBegun = false
    rows = 0
    if start != 0 {
      statement.profile.note(nanoseconds: elapsed, instructions: statement.takeInstructions())
      start = 0
    }
  }
}
