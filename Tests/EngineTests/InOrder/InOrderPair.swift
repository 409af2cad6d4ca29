import Koine
import KoineInOrder
import KoineTesting
import Testing

/// The same statement in the chained form and in SQL's own order.
struct InOrderPair: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Both have, in each dialect, the same text with the same values.
  let checkText: @Sendable () throws -> Void
  /// Both yield the same rows on every engine, and leave the same rows of `then`.
  let checkRows: @Sendable () async throws -> Void

  /// Two queries, or two changes that yield something.
  init<Chained: Statement, Written: Statement>(
    _ name: String, _ chained: Chained, _ written: Written
  ) where Chained.Output == Written.Output, Chained.Output: Sendable {
    testDescription = name
    checkText = { try Self.compare(chained, written) }
    checkRows = {
      var found: [String] = []
      try await Self.rolledBack(chained) { connections in
        found.append("\(try await assertSameRows(chained, on: connections))")
      }
      try await Self.rolledBack(written) { connections in
        found.append("\(try await assertSameRows(written, on: connections))")
      }
      #expect(found[0] == found[1])
      #expect(found[0] != "[]")
    }
  }

  /// Two changes that yield nothing; `then` shows what they have done.
  init<Chained: Statement, Written: Statement, Shown: QueryStatement>(
    _ name: String, _ chained: Chained, _ written: Written, then query: Shown
  ) where Chained.Output == Void, Written.Output == Void, Shown.Output: Sendable {
    testDescription = name
    checkText = { try Self.compare(chained, written) }
    checkRows = {
      var found: [String] = []
      for change in [chained as any Statement<Void>, written] {
        try await Self.rolledBack(change) { connections in
          for connection in connections {
            let count = try await change.execute(connection)
            #expect(count > 0)
          }
          found.append("\(try await assertSameRows(query, on: connections))")
        }
      }
      #expect(found[0] == found[1])
      #expect(found[0] != "[]")
    }
  }

  private static func compare(_ chained: some Statement, _ written: some Statement) throws {
    for dialect in GoldenCase.dialects {
      guard takes(chained, dialect) else {
        #expect(written.statement.check(in: dialect) == chained.statement.check(in: dialect))
        continue
      }
      let left = try chained.statement.render(in: dialect)
      let right = try written.statement.render(in: dialect)
      #expect(right.sql == left.sql)
      #expect(right.bindings == left.bindings)
    }
  }

  private static func takes(_ statement: some Statement, _ dialect: any SQLDialect) -> Bool {
    statement.statement.check(in: dialect).allSatisfy(\.isNote)
  }

  /// Runs `body` in a transaction on each engine that takes the statement.
  private static func rolledBack(
    _ statement: some Statement, _ body: ([any Connection]) async throws -> Void
  ) async throws {
    try await FiniteEngines.shared().rolledBack { connections in
      try await body(connections.filter { takes(statement, $0.dialect) })
    }
  }
}

/// Lists pairs one after another.
@resultBuilder enum InOrderPairs {
  static func buildBlock(_ pairs: InOrderPair...) -> [InOrderPair] { pairs }
}
