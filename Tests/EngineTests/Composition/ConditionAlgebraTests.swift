import Foundation
import Koine
import KoineTesting
import Testing

/// Conditions as values combine as sets of rows do, on every engine: random compositions against plain Swift.
@Suite struct ConditionAlgebraTests {
  private enum Other: AliasName {}

  /// One use of a composition, and what plain Swift says of it.
  private struct Use: Sendable {
    let name: String
    let found: @Sendable (Composition, any Connection) async throws -> [[Int?]]
    let expected: @Sendable (Composition) -> [[Int?]]
  }

  private static let uses = [
    Use(name: "fetched") { composition, connection in
      try await composition.query.order(by: \.id).select(\.id).fetchAll(connection).map { [$0] }
    } expected: {
      $0.ids.map { [$0] }
    },
    Use(name: "counted") { composition, connection in
      [[try await composition.query.count().fetchOne(connection)]]
    } expected: {
      [[$0.ids.count]]
    },
    Use(name: "joined") { composition, connection in
      try await RemindersList.join(composition.query) { $0.id == $1.remindersListID }
        .order { _, reminder in reminder.id }.select { ($0.id, $1.id) }.fetchAll(connection).map {
          [$0.0, $0.1]
        }
    } expected: { composition in
      pairs(composition).sorted { $0[1]! < $1[1]! }
    },
    Use(name: "left-joined") { composition, connection in
      try await RemindersList.leftJoin(composition.query) { $0.id == $1.remindersListID }
        .order { ($0.id, $1.id) }.select { ($0.id, $1.id) }.fetchAll(connection).map { [$0.0, $0.1] }
    } expected: { composition in
      let pairs = pairs(composition)
      return Reminders.lists.flatMap { list -> [[Int?]] in
        let own = pairs.filter { $0[0] == list.id }.sorted { $0[1]! < $1[1]! }
        let missing: [[Int?]] = [[list.id, nil]]
        return own.isEmpty ? missing : own
      }
    },
    Use(name: "right-joined") { composition, connection in
      try await Tag.rightJoin(composition.query) { $0.reminderID == $1.id }
        .order { ($1.id, $0.id) }.select { ($1.id, $0.id) }.fetchAll(connection).map { [$0.0, $0.1] }
    } expected: { composition in
      composition.ids.flatMap { id -> [[Int?]] in
        let tags: [[Int?]] = Reminders.tags.filter { $0.reminderID == id }.map { [id, $0.id] }
        let missing: [[Int?]] = [[id, nil]]
        return tags.isEmpty ? missing : tags
      }
    },
    Use(name: "on an alias") { composition, connection in
      try await Reminder.as(Other.self).where { composition.query.holds(for: $0) }
        .order(by: \.id).select(\.id).fetchAll(connection).map { [$0] }
    } expected: {
      $0.ids.map { [$0] }
    },
    Use(name: "on an outer side") { composition, connection in
      try await RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .where { composition.query.holds(for: $1) ?? false }
        .order { _, reminder in reminder.id }.select { $1.id }.fetchAll(connection).map { [$0] }
    } expected: {
      $0.ids.map { [$0] }
    },
    Use(name: "made outside of the closure") { composition, connection in
      let query = composition.query
      return try await Reminder.where { reminder in exists(query.where { $0.id == reminder.id }) }
        .order(by: \.id).select(\.id).fetchAll(connection).map { [$0] }
    } expected: {
      $0.ids.map { [$0] }
    },
    Use(name: "deleted") { composition, connection in
      let delete = composition.query.delete().returning(\.id)
      // A dynamic condition that came out empty deletes nothing.
      if composition.hasUnsaid,
        delete.check(in: .sqlite).map(\.subject) == [.defect(.emptyCondition)]
      {
        return composition.ids.map { [$0] }
      }
      var found: [Int] = []
      try await connection.rolledBack { found = try await delete.fetchAll($0).sorted() }
      return found.map { [$0] }
    } expected: {
      $0.ids.map { [$0] }
    },
  ]

  private static func pairs(_ composition: Composition) -> [[Int?]] {
    let ids = composition.ids
    return Reminders.reminders.filter { ids.contains($0.id) }.map { [$0.remindersListID, $0.id] }
  }

  /// The smallest part of a composition that fails too.
  private static func smallest(
    _ composition: Composition, _ use: Use, on connection: any Connection
  ) async throws -> Composition {
    for part in composition.parts {
      let found = try? await use.found(part, connection)
      if found != use.expected(part) { return try await smallest(part, use, on: connection) }
    }
    return composition
  }

  @Test(arguments: Engine.allCases)
  func randomCompositionsSelectWhatPlainSwiftSelects(_ engine: Engine) async throws {
    let seed =
      ProcessInfo.processInfo.environment["KOINE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...(.max))
    print("conditions on \(engine): KOINE_SEED=\(seed)")
    var random = RandomSource(seed: seed)
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      for _ in 0..<300 {
        let composition = Composition.random(depth: 5, &random)
        for use in Self.uses {
          let found = try await use.found(composition, database)
          if found == use.expected(composition) { continue }
          let part = try await Self.smallest(composition, use, on: database)
          let sql = try part.query.statement.render(in: database.dialect).sql
          Issue.record(
            """
            KOINE_SEED=\(seed): \(part), \(use.name), on \(engine)
            expected \(use.expected(part)), found \(String(describing: try? await use.found(part, database)))
            \(sql)
            """)
          return
        }
      }
    }
  }
}
