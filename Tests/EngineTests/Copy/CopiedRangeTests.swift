import Koine
import Testing

@Table("ranged") private struct Ranged: Identifiable {
  let id: Int
  var seats: Int
  var tiny: Int8
  var wide: UInt32

  static let constraints: [TableConstraint<Ranged>] = [
    .check("seats range") { $0.seats.between(1, and: 10) },
    .check("seats cases") { $0.seats != 5 },
    .check("seats are few") { $0.seats.in([0, 1, 2, 3, 4, 5, 6, 7]) },
  ]
}

@Table("switches") private struct RangedSwitch: Identifiable {
  let id: Int
  var state: Int

  static let constraints: [TableConstraint<RangedSwitch>] = [.check("on or off") { $0.state.in([0, 1]) }]
}

/// Checks that are called as those are which Koine gives a type, or say the same, and are somebody's own.
@Suite struct CopiedRangeTests {
  /// What each engine makes of the tables, and what it refuses.
  private static func expectRules(on database: any Database, _ comment: Comment) async throws {
    for row in ["999, 0, 0", "5, 0, 0", "8, 0, 0", "1, 128, 0", "1, -129, 0", "1, 0, -1", "1, 0, 4294967296"]
    {
      await #expect(throws: DatabaseError.self, "\(comment): \(row)") {
        try await database.execute("INSERT INTO ranged VALUES (100, \(raw: row))")
      }
    }
    try await database.execute("INSERT INTO ranged VALUES (100, 7, -128, 4294967295)")
    try await database.execute("DELETE FROM ranged WHERE id = 100")
    await #expect(throws: DatabaseError.self, comment) {
      try await database.execute("INSERT INTO switches VALUES (100, 2)")
    }
  }

  private static func make(on database: any Database) async throws {
    try await Ranged.createTable().execute(database)
    try await Ranged.insert(Ranged(id: 1, seats: 7, tiny: -5, wide: 4_000_000_000)).execute(database)
    try await RangedSwitch.createTable().execute(database)
    try await RangedSwitch.insert(RangedSwitch(id: 1, state: 1)).execute(database)
  }

  @Test(arguments: Engine.allCases, Engine.allCases)
  func checksAreCopied(_ first: Engine, _ second: Engine) async throws {
    for isDeclared in [false, true] {
      try await first.withDatabase { source async throws in
        try await Self.make(on: source)
        try await Self.expectRules(on: source, "the original")
        try await second.withDatabase { target async throws in
          let result =
            isDeclared
            ? try await source.copy(to: target, declared: [Ranged.self, RangedSwitch.self])
            : try await source.copy(to: target)
          #expect(result.notes.filter { $0.effect == .left } == [])
          try await Self.expectRules(on: target, "declared: \(isDeclared)")
          #expect(try await Ranged.all().fetchAll(target).map(\.wide) == [4_000_000_000])
          #expect(try await RangedSwitch.all().fetchAll(target).map(\.state) == [1])
        }
      }
    }
  }

  /// A column that is changed keeps them, too.
  @Test(arguments: Engine.allCases) func checksStayWithAChangedColumn(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Self.make(on: database)
      // The check of the type is the only one that goes with it.
      if engine == .sqlite {
        try await Ranged.alterTable { $0.change(\.seats) }.execute(database)
        try await RangedSwitch.alterTable { $0.change(\.state) }.execute(database)
      }
      try await Self.expectRules(on: database, "changed")
      #expect(
        try await database.plan(for: [Ranged.self, RangedSwitch.self]).description == "nothing to change")
    }
  }
}
