import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// What SQL written by hand does on two engines, and what a query of Koine's does that means the same.
///
/// Each is a section of the page "Test on SQLite, run on PostgreSQL".
struct EngineDifference: Sendable, CustomTestStringConvertible {
  /// What becomes of a difference.
  enum Fate: String {
    /// The rows are the same on both.
    case removed
    /// Rendering throws on both, before anything runs.
    case refused
    /// The engines do not do the same.
    case remains
  }

  let name: String
  let fate: Fate
  /// What is written by hand: one text for both engines, or one for each.
  let sqlite: String
  let postgreSQL: String
  /// What the query yields, as a text.
  let run: @Sendable (any Connection) async throws -> String
  /// What the query is in a dialect, or why it is refused.
  let render: @Sendable (any SQLDialect) throws -> String
  /// Why a dialect refuses the query.
  let refusal: @Sendable (any SQLDialect) -> String?

  var testDescription: String { name }

  /// The query's rows are the same on both engines.
  init<Query: QueryStatement>(_ name: String, byHand: String..., koine query: Query, fate: Fate = .removed) {
    self.name = name
    self.fate = fate
    sqlite = byHand[0]
    postgreSQL = byHand[byHand.count - 1]
    run = { connection in
      try await query.fetchAll(connection).map { Self.text($0) }.joined(separator: "; ")
    }
    render = { try query.render(in: $0).sql }
    refusal = { dialect in
      let problems = query.check(in: dialect).filter { !$0.isNote }
      return problems.isEmpty ? nil : problems.map(\.description).joined(separator: "\n")
    }
  }

  /// What SQL by hand yields, as a text.
  func runByHand(on database: some Database) async -> String {
    let sql = database.dialect is SQLiteDialect ? sqlite : postgreSQL
    do {
      var found = ""
      try await database.rolledBack { connection in
        let rows = try await connection.fetchAll("\(raw: sql)", as: Row.self)
        found = rows.map { $0.values.map(Self.text).joined(separator: ", ") }.joined(separator: "; ")
      }
      return found.isEmpty ? "no row" : found
    } catch let error as DatabaseError {
      return "error: \((error.engineMessage ?? error.message).prefix { !$0.isNewline })"
    } catch {
      return "error: \(error)"
    }
  }

  /// What the query yields, as a text.
  func runQuery(on database: some Database) async -> String {
    do {
      let found = try await run(database)
      return found.isEmpty ? "no row" : found
    } catch let error as DatabaseError {
      return "error: \((error.engineMessage ?? error.message).prefix { !$0.isNewline })"
    } catch {
      return "error: \(error)"
    }
  }

  private static func text(_ value: SQLValue) -> String {
    switch value {
    case .null: "NULL"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .text(let value): "'\(value)'"
    case .timestamp(let microseconds):
      Date(timeIntervalSinceReferenceDate: Double(microseconds) / 1e6 - 31_622_400).ISO8601Format()
    default: "\(value)"
    }
  }

  private static func text(_ row: Any) -> String {
    let mirror = Mirror(reflecting: row)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .tuple: return mirror.children.map { text($0.value) }.joined(separator: ", ")
    default: break
    }
    switch row {
    case let row as String: return "\"\(row)\""
    case let row as Date: return row.ISO8601Format()
    default: return "\(row)"
    }
  }
}
