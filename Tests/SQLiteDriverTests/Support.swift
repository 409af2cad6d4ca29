import Foundation
import Koine
import KoineSQLite

/// A database file of its own, removed with its log when the test is done.
final class TemporaryFile: Sendable {
  let directory: URL
  var path: String { directory.appendingPathComponent("test.db").path }

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("koine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  /// The names of the files beside the database, its own included.
  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }
}

extension Connection {
  @discardableResult
  func execute(_ sql: String, _ bindings: SQLValue...) async throws -> Int {
    try await run(RenderedStatement(sql: sql, bindings: bindings)) { _ in }
  }

  /// Every row, as the values that SQLite holds.
  func rows(_ sql: String, _ bindings: SQLValue...) async throws -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    try await run(RenderedStatement(sql: sql, bindings: bindings)) { row in
      rows.append(try row.values())
    }
    return rows
  }

  @discardableResult
  func transaction<Result>(
    _ options: TransactionOptions = TransactionOptions(),
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await transact(options, body)
  }
}

extension RowDecoder {
  mutating func values() throws -> [SQLValue] {
    try (0..<columnCount).map { _ in
      let cell = try nextCell()
      switch cell.kind {
      case .integer: return .integer(cell.integer)
      case .double: return .double(cell.double)
      case .text: return .text(String(decoding: cell.unsafeBytes, as: UTF8.self))
      case .blob: return .blob(Array(cell.unsafeBytes))
      default: return .null
      }
    }
  }
}

/// The error of the engine that `operation` throws.
func failure<Result>(of operation: () async throws -> Result) async -> DatabaseError? {
  do {
    _ = try await operation()
    return nil
  } catch {
    return error as? DatabaseError
  }
}
