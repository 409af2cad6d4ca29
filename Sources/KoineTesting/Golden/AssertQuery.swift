import Koine

/// Compares what each database makes of a statement, and the rows that all of them yield, with a text beside
/// the call.
///
///     try await assertQuery(Reminder.where(\.isCompleted).select(\.title), on: [sqlite, postgreSQL]) {
///       """
///       -- SQLite 3.40
///       SELECT "reminders"."title" FROM "reminders" WHERE "reminders"."isCompleted"
///
///       -- PostgreSQL 15
///       SELECT "reminders"."title" FROM "reminders" WHERE "reminders"."isCompleted"
///
///       ┌───────┐
///       │ title │
///       ├───────┤
///       │ Walk  │
///       └───────┘
///       """
///     }
///
/// Written without the closure, or run with `KOINE_RECORD_GOLDEN=1` in the environment, the call is completed
/// in its source file with what was found; review it as a change of text. The rows must be the same on every
/// database, as with ``assertSameRows(_:on:)``.
///
/// - Parameters:
///   - query: A query, or a statement that returns rows; without databases its text is compared alone.
///   - connections: Databases, or open transactions of them.
///   - isRecording: Whether to write the text; by default what the environment says.
///   - filePath: The source file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - expected: The text that the call was completed with.
/// - Throws: ``TestFailure`` with the lines that differ, or if the text was recorded because there was
///   none; what rendering, running and decoding throw.
public nonisolated(nonsending) func assertQuery<Query: Statement>(
  _ query: Query, on connections: [any Connection], isRecording: Bool? = nil, filePath: String = #filePath,
  line: Int = #line, column: Int = #column, matches expected: (() -> String)? = nil
) async throws {
  let found = try await queryText(of: query, on: connections)
  try InlineText(filePath: filePath, line: line, column: column)
    .check(found, expected: expected?(), isRecording: isRecording)
}

/// Compares what each database makes of a statement, and the rows that all of them yield, with the golden
/// file of that name.
///
///     try await assertQuery(Reminder.all(), on: [sqlite, postgreSQL], named: "all", in: GoldenFiles())
///
/// - Throws: ``TestFailure`` with the lines that differ, or if there is no such file. With
///   `KOINE_RECORD_GOLDEN=1` in the environment the file is written instead.
public nonisolated(nonsending) func assertQuery<Query: Statement>(
  _ query: Query, on connections: [any Connection], named name: String, in files: GoldenFiles
) async throws {
  try files.check(try await queryText(of: query, on: connections) + "\n", named: name)
}

/// The statement in the dialect of each database, and its rows as a table.
private func queryText<Query: Statement>(
  of query: Query, on connections: [any Connection]
) async throws -> String {
  guard let first = connections.first else { throw TestFailure("assertQuery was given no database.") }
  var text = GoldenText()
  for connection in connections {
    do {
      text.append(connection.dialect.name, [try query.statement.render(in: connection.dialect)])
    } catch {
      text.append(connection.dialect.name, refusal: error)
    }
  }
  // A statement that one database refuses has no rows to show.
  let isRefused = connections.contains { connection in
    query.statement.check(in: connection.dialect).contains { !$0.isNote }
  }
  var lines = text.description
  if lines.utf8.last == UInt8(ascii: "\n") { lines.unicodeScalars.removeLast() }
  if isRefused { return lines }
  let rows = try await ResultRows(of: query, on: first)
  for connection in connections.dropFirst() {
    let found = try await ResultRows(of: query, on: connection)
    let names = (first.dialect.name, connection.dialect.name)
    if let difference = rows.difference(from: found, isOrdered: query.statement.isOrdered, names: names) {
      throw TestFailure("\(names.0) and \(names.1) yield different rows: \(difference)\n\(lines)")
    }
  }
  return rows.columns.isEmpty ? lines : "\(lines)\n\n\(rows.table())"
}
