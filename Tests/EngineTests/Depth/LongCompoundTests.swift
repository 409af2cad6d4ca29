import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

/// A compound of many arms is flat, and what a dialect makes of it is not: each of its texts has room on a small stack.
@Suite struct LongCompoundTests {
  private static let dialects: [any SQLDialect] = [
    SQLiteDialect.sqlite, SQLiteDialect.sqlite(version: 3_046_000), PostgreSQLDialect.postgreSQL,
    MariaDBDialect.mariaDB,
  ]

  @Test(arguments: [20, 120, 1_500]) func arms(_ count: Int) async throws {
    let numbers = Storey.select(\.a)
    var exceptions = numbers.exceptAll(numbers)
    var intersections = numbers.intersectAll(numbers)
    for _ in 2..<count {
      exceptions = exceptions.exceptAll(numbers)
      intersections = intersections.intersectAll(numbers)
    }
    for statement in [exceptions.statement, intersections.statement] {
      for dialect in Self.dialects {
        let outcome = await Self.onSmallStack { Result { try statement.render(in: dialect).sql } }
        switch outcome {
        case .success(let sql): #expect(sql.contains("SELECT"))
        case .failure(let error):
          #expect("\(error)".contains("tooDeep"), "\(dialect.name): \(count) arms: \("\(error)".prefix(200))")
        }
      }
    }
  }

  /// Runs the body on a thread with the stack of a secondary one.
  private static func onSmallStack<Outcome: Sendable>(_ body: @escaping @Sendable () -> Outcome) async
    -> Outcome
  {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}
