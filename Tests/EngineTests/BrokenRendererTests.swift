import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// A renderer broken on purpose: the golden file and the rows both tell.
@Suite struct BrokenRendererTests {
  /// What a broken renderer makes of a statement.
  struct Break: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let query: any SelectStatement
    let change: @Sendable (SQLStatement, any SQLDialect) throws -> RenderedStatement

    /// Breaks the text.
    init(_ name: String, _ query: any SelectStatement, replacing old: String, with new: String) {
      testDescription = name
      self.query = query
      change = { statement, dialect in
        var rendered = try statement.render(in: dialect)
        let parts = rendered.sql.components(separatedBy: old)
        guard parts.count > 1 else { throw TestFailure("There is no \(old) in \(rendered.sql)") }
        rendered.sql = parts.joined(separator: new)
        return rendered
      }
    }

    /// Breaks the SELECT of the tree.
    init(
      _ name: String, _ query: any SelectStatement,
      select change: @escaping @Sendable (inout SQLSelect) -> Void
    ) {
      testDescription = name
      self.query = query
      self.change = { statement, dialect in
        try SQLRewriter(select: { select in
          var select = select
          change(&select)
          return select
        }).rewrite(statement).render(in: dialect)
      }
    }

    /// Breaks the clauses around it.
    init(
      _ name: String, _ query: any SelectStatement, query change: @escaping @Sendable (inout SQLQuery) -> Void
    ) {
      testDescription = name
      self.query = query
      self.change = { statement, dialect in
        try SQLRewriter(query: { query in
          var query = query
          change(&query)
          return query
        }).rewrite(statement).render(in: dialect)
      }
    }
  }

  static let breaks = [
    Break(
      "dropped parentheses",
      Reminder.where { ($0.isCompleted || $0.priority == 3) && $0.id > 2 }.order(by: \.id).select(\.id),
      replacing: "(\"reminders\".\"isCompleted\" OR \"reminders\".\"prio\" = 3)",
      with: "\"reminders\".\"isCompleted\" OR \"reminders\".\"prio\" = 3"),
    Break(
      "swapped join",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.select { ($0.id, $1.id) },
      replacing: " LEFT JOIN ", with: " JOIN "),
    Break(
      "lost order of NULL", Reminder.order { ($0.priority.ascending(nulls: .last), $0.id) }.select(\.id),
      query: { $0.ordering = $0.ordering.map { SQLOrdering($0.expression, nulls: .first) } }),
    Break(
      "lost DISTINCT", Tag.select(\.title).distinct().order(by: \.title), select: { $0.distinct = .none }),
    Break(
      "lost condition", Tag.where { $0.id > 2 }.where { $0.weight == 0 }.select(\.id),
      select: { $0.filters.removeLast() }),
    Break(
      "swapped operands", Tag.where { $0.id.between(2, and: 3) }.select(\.id),
      select: { select in
        if case .between(let operand, let lower, let upper, let negated)? = select.filters.first {
          select.filters = [.between(operand, upper, lower, negated: negated)]
        }
      }),
    Break(
      "lost direction", Tag.order { $0.id.descending() }.select(\.id),
      query: { $0.ordering[0].isDescending = false }),
    Break(
      "grouped by less",
      Reminder.group { ($0.remindersListID, $0.isCompleted) }.select { $0.id.count() },
      select: { $0.grouping.removeLast() }),
  ]

  /// Values as constants, so that a text that is changed keeps its bindings.
  private func inlined(_ query: any SelectStatement) -> SQLStatement {
    SQLRewriter(expression: { node in
      guard case .value(let value, let type) = node else { return node }
      // An integer of 64 bits would be a CAST on PostgreSQL.
      return .literal(value, type == .bigInteger ? .integer(bits: 32) : type)
    }).rewrite(query.statement)
  }

  @Test(arguments: breaks) func bothComparisonsTell(_ broken: Break) async throws {
    let statement = inlined(broken.query)
    let engines = try await Engines.shared()
    for connection in engines.all {
      let right = try statement.render(in: connection.dialect)
      let wrong = try broken.change(statement, connection.dialect)
      try expectDifference(right, wrong, connection.dialect.name)
      let columns = [ResultRows.Column(name: "c", type: .unknown)]
      let rows = try await (
        self.rows(of: right, on: connection), self.rows(of: wrong, on: connection)
      )
      let isOrdered = !broken.query._query.ordering.isEmpty
      let found = ResultRows(columns: columns, rows: rows.1)
      let difference = ResultRows(columns: columns, rows: rows.0)
        .difference(from: found, isOrdered: isOrdered, names: ("right", "wrong"))
      #expect(difference != nil, "\(wrong.sql)")
    }
  }

  @Test func aWrongPlaceholderIsTold() async throws {
    let query = Tag.where { $0.id > 2 && $0.reminderID > 5 }.order(by: \.id).select(\.id)
    for connection in try await Engines.shared().all {
      let right = try query.statement.render(in: connection.dialect)
      var wrong = right
      let sign = right.sql.contains("$1") ? "$" : "?"
      wrong.sql = right.sql.replacingOccurrences(of: "\(sign)1", with: "\(sign)0")
        .replacingOccurrences(of: "\(sign)2", with: "\(sign)1")
        .replacingOccurrences(of: "\(sign)0", with: "\(sign)2")
      try expectDifference(right, wrong, connection.dialect.name)
      let rows = try await (
        self.rows(of: right, on: connection), self.rows(of: wrong, on: connection)
      )
      #expect(rows.0 != rows.1)
    }
  }

  /// Records the right text as a golden file, and expects the wrong one to be told from it.
  private func expectDifference(
    _ right: RenderedStatement, _ wrong: RenderedStatement, _ dialect: String
  ) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    var text = GoldenText()
    text.append(dialect, [right])
    try GoldenFiles(directory: directory.path, isRecording: true).check(text.description, named: "query")
    let files = GoldenFiles(directory: directory.path, isRecording: false)
    try files.check(text.description, named: "query")
    var other = GoldenText()
    other.append(dialect, [wrong])
    #expect(throws: TestFailure.self) { try files.check(other.description, named: "query") }
  }

  private func rows(
    of statement: RenderedStatement, on connection: any Connection
  ) async throws -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    try await connection.run(statement) { row in
      var values: [SQLValue] = []
      while values.count < row.columnCount {
        let cell = try row.nextCell()
        values.append(
          cell.kind == .null
            ? .null
            : cell.kind == .text
              ? .text(String(decoding: cell.unsafeBytes, as: UTF8.self)) : .integer(cell.integer)
        )
      }
      rows.append(values)
    }
    return rows
  }
}
