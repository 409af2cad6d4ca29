import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Synchronization
import Testing

/// A line of what the steps below have done.
@Table private struct Entry {
  let id: Int
  var step: String
  var number: Int
}

/// Programs that migrate one database, each a process of its own, some of which are killed.
@Suite(.serialized) struct MigrationProcessTests {
  private static let rowsPerStep = 20

  /// Most steps make a table, and write rows that no other step writes, one statement each. Two change the table that the
  /// rows are in: on SQLite it is made anew, and the rows are copied.
  private static let steps = Migrations(
    [Migration("log") { Entry.createTable() }] + (1...4).map(writing)
      + [Migration("rule") { Entry.alterTable { $0.add(.check("counted") { $0.number >= 0 }) } }]
      + (5...8).map(writing)
      + [Migration("no rule") { Entry.alterTable { $0.drop(constraint: "counted") } }]
      + (9...12).map(writing))

  private static func writing(_ number: Int) -> Migration {
    let name = "step \(number)"
    return Migration(name) { connection in
      try await connection.execute(SQLFragment(stringLiteral: "CREATE TABLE made_\(number) (id int)"))
      for row in 0..<rowsPerStep {
        try await Entry.insert { Entry.Draft(step: name, number: row) }.execute(connection)
      }
    }
  }

  /// Whether each step has been made as a whole or not at all, and in their order; and how many were.
  private static func check(_ place: DatabasePlace) async throws -> Int {
    let database = try await place.open()
    let areMade = try await MigrationProcessTests.steps.status(database).map { status in
      if case .made = status.state { true } else { false }
    }
    let count = areMade.prefix(while: \.self).count
    #expect(areMade == areMade.indices.map { $0 < count })
    let names = steps.steps.prefix(count).map(\.name)
    let writers = names.filter { $0.hasPrefix("step ") }
    if count > 0 {
      let numbers = try await Entry.order(by: \.id).select { ($0.step, $0.number) }.fetchAll(database)
      let expected = writers.flatMap { step in (0..<rowsPerStep).map { "\(step) \($0)" } }
      #expect(numbers.map { "\($0.0) \($0.1)" } == expected)
    }
    let schema = try await database.schema(includingInternal: true)
    let made = writers.map { $0.replacing("step ", with: "made_") }
    let tables = (count > 0 ? ["entries"] : []) + made
    #expect(schema.tables.map(\.name).filter { $0 != "koine_migrations" }.sorted() == tables.sorted())
    let hasRule = names.contains("rule") && !names.contains("no rule")
    #expect((schema.table("entries")?.checks ?? []).map(\.name) == (hasRule ? ["counted"] : []))
    for name in made {
      let rows = try await database.fetchAll(
        SQLFragment(stringLiteral: "SELECT id FROM \(name)"), as: Int.self)
      #expect(rows == [])
    }
    await database.close()
    return count
  }

  @Test(arguments: Engine.allCases) func tenProcessesMakeEachStepOnce(_ engine: Engine) async throws {
    try await DatabasePlace.with(engine) { place in
      await withTaskGroup { group in
        for _ in 0..<10 {
          group.addTask {
            await #expect(processExitsWith: .success) { [place = place as DatabasePlace] in
              let database = try await place.open()
              try await MigrationProcessTests.steps.migrate(database)
              await database.close()
            }
          }
        }
      }
      let made = try await Self.check(place)
      #expect(made == Self.steps.steps.count)
    }
  }

  /// Ended at any moment, a program leaves a step made or not, and the next program goes on from there.
  @Test(arguments: Engine.allCases) func aKilledProcessLeavesNoHalfStep(_ engine: Engine) async throws {
    var kills = 0
    var moments: Set<Int> = []
    var generator = SeededGenerator(seed: 7)
    while kills < 50 {
      try await DatabasePlace.with(engine) { place in
        var count = 0
        // On a busy machine, it takes a program longer to get anywhere.
        var span = 20_000
        while kills < 50, count < Self.steps.steps.count {
          let delay = Int.random(in: 0..<span, using: &generator)
          let result = await #expect(processExitsWith: .failure, observing: []) {
            [place = place as DatabasePlace, delay = delay as Int] in
            let database = try await place.open()
            let thread = Thread {
              usleep(UInt32(delay))
              kill(getpid(), SIGKILL)
            }
            thread.start()
            try await MigrationProcessTests.steps.migrate(database)
            // The last step was made before the end came.
            while true { await Task.yield() }
          }
          #expect(result?.exitStatus == .signal(SIGKILL))
          kills += 1
          let before = count
          count = try await Self.check(place)
          moments.insert(count)
          span = count == before ? min(span * 2, 1_000_000) : 20_000
        }
      }
    }
    // The ends came between different steps.
    #expect(moments.count > 2)
  }

  private final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock(\.self) }
    @discardableResult func add() -> Int {
      number.withLock {
        $0 += 1
        return $0
      }
    }
  }

  /// Makes the steps that come before the rule.
  private static func makeFirstSteps(in place: DatabasePlace) async throws {
    let database = try await place.open()
    try await steps.migrate(database, upTo: "step 4")
    await database.close()
  }

  /// Ended behind any statement of a step that makes a table anew, a program leaves the old table or the new one, with
  /// its rows, and the next program goes on from there.
  @Test(arguments: Engine.allCases)
  func aProcessKilledInAStepThatMakesATableAnew(_ engine: Engine) async throws {
    let before = 5
    let counter = Counter()
    var statements = 0
    try await DatabasePlace.with(engine) { place in
      try await Self.makeFirstSteps(in: place)
      #expect(try await Self.check(place) == before)
      let database = try await place.open(observers: [StatementObserver { _ in counter.add() }])
      try await Self.steps.migrate(database, upTo: "rule")
      statements = counter.value
      await database.close()
      #expect(try await Self.check(place) == before + 1)
    }
    #expect(statements > 3)
    var seen: Set<Int> = []
    for end in 1...max(1, statements) {
      try await DatabasePlace.with(engine) { place in
        try await Self.makeFirstSteps(in: place)
        let result = await #expect(processExitsWith: .failure, observing: []) {
          [place = place as DatabasePlace, end = end as Int] in
          let count = Counter()
          let observer = StatementObserver { _ in
            if count.add() == end { kill(getpid(), SIGKILL) }
          }
          let database = try await place.open(observers: [observer])
          try await MigrationProcessTests.steps.migrate(database, upTo: "rule")
          // The step was made before the end came.
          while true { await Task.yield() }
        }
        #expect(result?.exitStatus == .signal(SIGKILL))
        let count = try await Self.check(place)
        #expect(count == before || count == before + 1, "after statement \(end)")
        seen.insert(count)
        let database = try await place.open()
        try await Self.steps.migrate(database)
        await database.close()
        #expect(try await Self.check(place) == Self.steps.steps.count)
      }
    }
    #expect(seen == [before, before + 1])
  }
}
